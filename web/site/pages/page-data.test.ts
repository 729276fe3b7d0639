import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { makeLocale } from '#web/i18n/locales.ts';
import { collectTags, noteContent, noteProducts } from '#web/site/data/cache/cache-tags.ts';
import type { ContentClient } from '#web/site/data/content-client.ts';
import { data } from '#web/site/data/data.ts';
import type { ProductsClient } from '#web/site/data/products-client.ts';
import { contentContext, productsContext, type Visit, visitContext } from '#web/site/visit/context.ts';
import { sampleBlock } from './layout/sample-blocks.ts';
import { loadPageData } from './page-data.ts';
import type { PageData } from './page-query.ts';
import { samplePage } from './sample-page.ts';
import { testReader } from './test-reader.tsx';
import { injectionLink } from './text/create-links.ts';

const hero = sampleBlock('hero', 'full');
const page = {
  ...samplePage,
  blocks: [{ ...hero, actions: [injectionLink('product', 'reuss-410', 'See {name}')] }],
} as PageData;

/** The state of the back ends, and how often the page was requested. */
let shown: PageData | null;
let names: 'known' | 'down';
let requested: number;

beforeEach(async () => {
  await loadLanguage('en');
  data.drop(['all']);
  shown = page;
  names = 'known';
  requested = 0;
});

function load(visit: Partial<Visit> = {}) {
  const context = new RouterContextProvider();
  context.set(visitContext, { ...testReader(), path: '/about-us/quality', ...visit });
  context.set(contentContext, (async (_: unknown, variables: Record<string, unknown>) => {
    requested += 1;
    noteContent(variables, { page: shown });
    return { page: shown };
  }) as ContentClient);
  const answer = async (_: unknown, variables: Record<string, unknown>) => {
    if (names === 'down') throw new Error('down');
    const productsBySlugs = [{ type: 'product', slug: 'reuss-410', name: 'Reuss 410', classifications: [] }];
    noteProducts(variables, { productsBySlugs });
    return { productsBySlugs };
  };
  context.set(productsContext, { query: answer, find: answer } as unknown as ProductsClient);
  return loadPageData(context);
}

test('SYS-01 a page is asked for once for all who may see it, with the names of its products', async () => {
  const { value: made, tags } = await collectTags(load);
  expect(made?.page.blocks).toMatchObject([{ actions: [{ text: 'See Reuss 410' }] }]);
  expect([...tags].sort()).toEqual([
    'page:p1',
    'page:p1/en',
    'product:reuss-410',
    'products',
    'site:main',
    'system',
  ]);
  expect(await load({ measurementSystem: 'Imperial' })).toBe(made);
  expect(requested).toBe(1);
});

test.each<[string, Partial<Visit>]>([
  ['country', { locale: makeLocale('en', 'DE') }],
  ['language', { locale: makeLocale('de', 'CH') }],
  ['second language', { fallbackLanguage: 'fr' }],
  ['path', { path: '/about-us' }],
  ['release', { nextRelease: true }],
])('LOC-04 NEX-01 another %s is another page', async (_, visit) => {
  await loadLanguage('de');
  await load();
  await load(visit);
  expect(requested).toBe(2);
});

test.each(['page:p1', 'page:p1/en', 'site:main', 'product:reuss-410', 'system', 'all'])(
  'SYS-01 a change of %s is seen by the next visitor',
  async (tag) => {
    await load();
    shown = { ...page, title: 'Quality, measured' };
    data.drop(['page:p2', 'page:p1/de', 'product:albis-64']);
    expect((await load())?.page.title).toBe('Quality');
    data.drop([tag]);
    expect((await load())?.page.title).toBe('Quality, measured');
  },
);

test('SYS-01 cache=false asks anew, and so do others what was found then', async () => {
  await load();
  shown = { ...page, title: 'Quality, measured' };
  await load({ fresh: true });
  expect((await load())?.page.title).toBe('Quality, measured');
  expect(requested).toBe(2);
});

test('what is not there, or what editors look at, is asked for every time', async () => {
  shown = null;
  expect(await load()).toBeNull();
  shown = page;
  expect(await load()).not.toBeNull();
  shown = { ...page, title: 'A draft' };
  expect((await load({ draft: {} }))?.page.title).toBe('A draft');
  expect((await load())?.page.title).toBe('Quality');
});

test.each(['password', 'role'] as const)(
  'PAG-05 nothing is kept of a page that a %s protects',
  async (protection) => {
    shown = { ...page, protection };
    await load();
    await load();
    expect(requested).toBe(2);
  },
);

test('a page without the names of its products is not kept', async () => {
  names = 'down';
  expect((await load())?.page.blocks).toMatchObject([{ actions: [{ text: 'See {name}' }] }]);
  names = 'known';
  expect((await load())?.page.blocks).toMatchObject([{ actions: [{ text: 'See Reuss 410' }] }]);
});
