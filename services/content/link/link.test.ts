import { expect, test } from 'vitest';
import type { StoredLink } from '#contracts/content/draft.ts';
import { deliverLink, isPath, isSafeAddress, problemOfLink } from './link.ts';

const id = '652a65b6-a004-8383-ab2e-190d9557d581';

test.each<StoredLink>([
  { kind: 'PAGE', page: id },
  { kind: 'PAGE', page: id, pageParameters: '?a=b#c' },
  { kind: 'PATH', path: '/mykomax/tickets' },
  { kind: 'EXTERNAL', href: 'https://www.linkedin.example/company' },
  { kind: 'EXTERNAL', href: 'mailto:info@group.example' },
  { kind: 'EXTERNAL', href: 'tel:+41415550100' },
  { kind: 'PRODUCT', slug: 'reuss-455' },
  { kind: 'SERVICE', slug: 'operator-training' },
  { kind: 'ACTION', action: 'openNewsFeed' },
])('PAG-03 %j may be kept', (link) => {
  expect(problemOfLink(link)).toBeUndefined();
});

test.each<StoredLink>([
  { kind: 'PAGE' },
  { kind: 'PAGE', page: 'about-us' },
  { kind: 'PAGE', page: id, pageParameters: '.evil.example' },
  { kind: 'PATH', path: '//evil.example' },
  { kind: 'PATH', path: '/\\evil.example' },
  { kind: 'PATH', path: '/a\u0000b' },
  { kind: 'EXTERNAL', href: 'javascript:alert(1)' },
  { kind: 'EXTERNAL', href: 'JaVaScRiPt:alert(1)' },
  { kind: 'EXTERNAL', href: 'java\tscript:alert(1)' },
  { kind: 'EXTERNAL', href: ' javascript:alert(1)' },
  { kind: 'EXTERNAL', href: 'data:text/html,<script>alert(1)</script>' },
  { kind: 'EXTERNAL', href: 'vbscript:x' },
  { kind: 'EXTERNAL', href: '//evil.example' },
  { kind: 'EXTERNAL', href: '' },
  { kind: 'PRODUCT', slug: '../admin' },
  { kind: 'ACTION', action: 'open panel()' },
  { kind: 'NOTHING' } as unknown as StoredLink,
])('PAG-03 %j may not be kept', (link) => {
  expect(problemOfLink(link)).toEqual(expect.any(String));
});

test('PAG-03 an unsafe address that got into the tables is not delivered', () => {
  const link = deliverLink({ kind: 'EXTERNAL', href: 'javascript:alert(1)' }, 'Click', null);
  expect(link).toMatchObject({ kind: 'EXTERNAL', href: null, text: 'Click' });
});

test('PAG-03 a link to a page that the reader may not see carries no page', () => {
  expect(deliverLink({ kind: 'PAGE', page: id, openInNewTab: true }, 'Read', null)).toMatchObject({
    page: null,
    openInNewTab: true,
  });
});

test('paths and addresses are told apart', () => {
  expect([isPath('/'), isPath('about'), isPath(undefined)]).toEqual([true, false, false]);
  expect([isSafeAddress('https://a.example'), isSafeAddress('/a'), isSafeAddress('http://')]).toEqual([
    true,
    false,
    false,
  ]);
});
