import { expect, test } from 'vitest';
import { whyHidden } from './why-hidden.ts';

const entry = { id: 'a', title: { en: 'Careers' }, link: { kind: 'PATH', path: '/careers' } };
const visitor = { language: 'de', country: 'CH' };

test.each([
  ['nothing stands in its way', {}, undefined],
  ['it is hidden', { hidden: true }, 'hidden'],
  ['its link is empty', { link: { kind: 'EXTERNAL', href: '' } }, 'empty'],
  [
    'its link is empty, but something stands below it',
    { link: { kind: 'EXTERNAL', href: '' }, items: [{ id: 'b' }] },
    undefined,
  ],
  ['it is a heading', { link: null }, undefined],
  ['it is for others', { countries: ['CN'] }, 'country'],
  ['it is for them', { countries: ['CH', 'DE'] }, undefined],
  ['it has no title', { title: { fr: 'Emplois' } }, 'words'],
  ['it goes with the next release', { hiddenInNextRelease: true }, 'next'],
])('NAV-02 a visitor from Switzerland: %s', (_, change, reason) => {
  expect(whyHidden({ ...entry, ...change }, visitor, false)).toBe(reason);
});

test('NAV-02 whoever hides the entries below one hides them all', () => {
  expect(whyHidden(entry, { language: 'en', country: '' }, true)).toBe('sub');
});
