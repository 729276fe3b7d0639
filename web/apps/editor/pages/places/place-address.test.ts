import { expect, test } from 'vitest';
import { findPlaceOfAddress, placeHref } from './place-address.ts';

const opened = (href: string) => findPlaceOfAddress(new URL(href, 'http://localhost').searchParams);

test('EDI-05 an address leads to a field of a block, or of the page itself', () => {
  const inBlock = { pageId: '7', language: 'de', unit: 'intro/items/x1/title', isInBlock: true };
  expect(placeHref(inBlock)).toBe('/pages/7?part=content&at=intro%2Fitems%2Fx1%2Ftitle&language=de');
  expect(opened(placeHref(inBlock))).toEqual({ fieldId: 'intro/items/x1/title', block: 'intro' });
  const ofPage = { pageId: '7', language: null, unit: 'path', isInBlock: false };
  expect(opened(placeHref(ofPage))).toEqual({ fieldId: 'page-path', block: null });
  expect(opened('/pages/7')).toBeUndefined();
});
