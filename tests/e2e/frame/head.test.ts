import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/page-test.ts';
import { sendRequest } from '../../support/send-request.ts';
import { originOf } from '../../support/site.ts';

const attributes = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .evaluateAll((all, key) => all.map((element) => element.getAttribute(key) ?? ''), name);

test('LOC-07 the home page names all its locales, x-default and itself as the true address', async ({
  visit,
}) => {
  const page = await visit('/de-ch');
  const codes = await attributes(page, 'link[rel=alternate][hreflang]', 'hreflang');
  for (const code of [
    'cs',
    'de',
    'en',
    'es',
    'fr',
    'hu',
    'ja',
    'pt',
    'ro',
    'sk',
    'zh',
    'de-CH',
    'en-US',
    'zh-CN',
    'x-default',
  ]) {
    expect(codes).toContain(code);
  }
  expect(codes.length).toBe(new Set(codes).size);
  expect(codes.some((code) => code.includes('XK'))).toBe(false);
  const canonical = await attributes(page, 'link[rel=canonical]', 'href');
  expect(canonical).toEqual([`${originOf('main')}/de-ch`]);
  const fallback = await attributes(page, 'link[hreflang=x-default]', 'href');
  expect(fallback).toEqual([`${originOf('main')}/en`]);
});

test('LOC-07 a page with a German and an English text names these only', async ({ visit }) => {
  const page = await visit('/en/annualreport2024');
  const codes = await attributes(page, 'link[rel=alternate][hreflang]', 'hreflang');
  expect(codes.sort()).toEqual(['de', 'en', 'x-default']);
});

test('LOC-03 the language of the document is the locale of the address', async ({ visit }) => {
  const page = await visit('/de-ch');
  const spoken = () => page.locator('html').getAttribute('lang');
  expect(await spoken()).toBe('de-CH');
  await page.goto('/zh');
  expect(await spoken()).toBe('zh-Hans');
  await page.goto('/pt');
  expect(await spoken()).toBe('pt-BR');
});

test('PAG-01 what search engines read of a page is well formed', async ({ visit }) => {
  const page = await visit('/en/about-us');
  const [data = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
  const { '@graph': things } = JSON.parse(data) as {
    '@graph': { '@type': string; itemListElement?: unknown[] }[];
  };
  expect(things.map((thing) => thing['@type'])).toEqual(
    expect.arrayContaining(['WebPage', 'BreadcrumbList']),
  );
  expect(await attributes(page, 'meta[name=description]', 'content')).toHaveLength(1);
});

test('IMG-02 the picture that other sites show of a page is there, in the size it names', async ({
  visit,
}) => {
  const page = await visit('/en');
  const [picture = ''] = await attributes(page, 'meta[property="og:image"]', 'content');
  const { status, headers } = await sendRequest(picture);
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'image/webp' });
  expect(await attributes(page, 'meta[property="og:image:width"]', 'content')).toEqual(['1200']);
  expect(await attributes(page, 'meta[property="og:image:height"]', 'content')).toEqual(['630']);
  expect((await attributes(page, 'meta[property="og:image:alt"]', 'content'))[0]).not.toBe('');
});

test.for(['/en', '/en/contact', '/en/products', '/en/stories', '/en/search?query=crimp', '/en/sign-in'])(
  'STY-01 %s brings its style along: no sheet has to come before it is seen',
  async (path, { visit }) => {
    const page = await visit(path);
    expect(await attributes(page, 'link[rel=stylesheet]', 'href')).toEqual([]);
    expect(await page.locator('head style').textContent()).toContain('@layer');
  },
);
