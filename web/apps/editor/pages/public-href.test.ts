import { expect, test } from 'vitest';
import { publicHref } from './public-href.ts';

const page = {
  publishedLanguages: ['de', 'en'],
  url: '/about-us',
  draft: { countries: [] as string[], sourceLanguage: 'en' },
};

test('EDI-05 visitors find a page in the language that is edited, else in its source, else in any', () => {
  expect(publicHref(page, 'de')).toBe('/de/about-us');
  expect(publicHref(page, 'ja')).toBe('/en/about-us');
  expect(publicHref({ ...page, publishedLanguages: ['de'] }, 'ja')).toBe('/de/about-us');
});

test('EDI-05 a page for some countries is looked at in one of them, the home page at the address of the site', () => {
  const china = {
    ...page,
    publishedLanguages: ['zh'],
    url: '/',
    draft: { countries: ['CN'], sourceLanguage: 'zh' },
  };
  expect(publicHref(china, 'zh')).toBe('/zh-cn');
});

test('EDI-05 what was never published, or was taken off, leads nowhere', () => {
  expect(publicHref({ ...page, publishedLanguages: [] }, 'en')).toBeUndefined();
});
