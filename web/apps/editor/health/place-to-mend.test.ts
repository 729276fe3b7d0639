import { expect, test } from 'vitest';
import { placeToMend } from './place-to-mend.ts';

const finding = {
  siteId: null,
  pageId: null,
  fileId: null,
  name: '/old',
  detail: '',
  languages: [],
  at: null,
};

test.each([
  ['brokenLink', { pageId: 'p' }, '/pages/p'],
  ['oldDraft', { pageId: 'p', siteId: 's' }, '/pages/p'],
  ['noAlternativeText', { fileId: 'f' }, '/media/f'],
  ['brokenRedirect', { siteId: 's' }, '/records/redirect?search=%2Fold&site=s'],
  ['brokenNavigationLink', { siteId: 's' }, '/navigation?site=s'],
  ['siteWithoutNavigation', { siteId: 's' }, '/navigation?site=s'],
] as const)('EDI-05 %s is mended at %o → %s', (kind, about, place) => {
  expect(placeToMend(kind, { ...finding, ...about })).toBe(place);
});
