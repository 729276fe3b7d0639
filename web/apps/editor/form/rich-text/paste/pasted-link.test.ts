import { expect, test } from 'vitest';
import { pastedLink } from './pasted-link.ts';

const own = ['https://www.group.example'];

test.each([
  ['https://www.group.example/de-ch/about?a=b#c', { kind: 'PATH', path: '/about?a=b#c' }],
  ['https://www.group.example/en', { kind: 'PATH', path: '/' }],
  ['https://press.example/x', { kind: 'EXTERNAL', href: 'https://press.example/x' }],
  ['mailto:info@group.example', { kind: 'EXTERNAL', href: 'mailto:info@group.example' }],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['about', undefined],
])('EDI-05 a pasted link to %s', (href, link) => {
  expect(pastedLink(null, href, own)).toEqual(link);
});

test('EDI-05 a link copied from here stays what it is', () => {
  const copied = JSON.stringify({ kind: 'PRODUCT', slug: 'emme-215', other: 1 });
  expect(pastedLink(copied, '#', own)).toEqual({ kind: 'PRODUCT', slug: 'emme-215' });
});

test.each(['no JSON', '{"kind":"SCRIPT"}', 'null'])('EDI-05 %s is not a link of ours', (copied) => {
  expect(pastedLink(copied, 'https://a.example/', own)).toEqual({
    kind: 'EXTERNAL',
    href: 'https://a.example/',
  });
});
