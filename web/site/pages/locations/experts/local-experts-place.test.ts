import { expect, test } from 'vitest';
import type { Block } from '#contracts/content/blocks.ts';
import { localExpertsPlace, servingOn } from './local-experts-place.ts';

const blocks = ['hero', 'form', 'regions'].map((type) => ({ type }) as Block);
const page = (url: string) => ({ url, title: 'Sutera', blocks, isLanguageUnavailable: false });

test('LOK-01 the contact page shows people nearby before its form, a brand’s page before its places', () => {
  expect(localExpertsPlace(page('/contact'))).toBe(1);
  expect(localExpertsPlace(page('/brands/schleuniger'))).toBe(2);
  for (const url of ['/', '/brands', '/about-us/contact']) {
    expect(localExpertsPlace(page(url)), url).toBeUndefined();
  }
});

test('LOK-01 without the block, or without a text in the reader’s language, it shows none', () => {
  expect(localExpertsPlace({ ...page('/contact'), blocks: blocks.slice(0, 1) })).toBeUndefined();
  expect(localExpertsPlace({ ...page('/contact'), isLanguageUnavailable: true })).toBeUndefined();
});

test('LOK-01 on a brand’s page who sells the brand is asked, and where nobody does, who is near', () => {
  const location = (slug: string, ...brands: string[]) => ({
    slug,
    brands: brands.map((name) => ({ name })),
    countryCode: 'DE',
    city: slug,
    phone: '1',
    serves: ['DE'],
    expert: null,
  });
  const [thun, wertheim, coventry] = [
    location('thun', 'Sutera'),
    location('wertheim', 'Adaptix'),
    location('coventry'),
  ];
  expect(servingOn(page('/brands/schleuniger'), [thun, wertheim, coventry])).toEqual([thun, coventry]);
  expect(servingOn(page('/brands/schleuniger'), [wertheim])).toEqual([wertheim]);
});
