import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { collectTags, forOnePerson, noteContent, noteProducts } from './cache-tags.ts';

const tags = async (note: () => void) => [...(await collectTags(async () => note())).tags].sort();

test('SYS-01 what is asked around something gets its tags, too', async () => {
  const { tags: outer } = await collectTags(async () => {
    await collectTags(async () => noteContent({ siteId: 'main' }, { navigation: null }));
  });
  expect([...outer].sort()).toEqual(['navigation:main', 'system']);
});

test('a page is made of itself in its language, its site and the sites whose pages it shows, however deep', async () => {
  const page = { id: 'p1', contentLanguage: 'de', blocks: [{ actions: [{ page: { siteId: 'events' } }] }] };
  expect(await tags(() => noteContent({ siteId: 'main' }, { page }))).toEqual([
    'page:p1',
    'page:p1/de',
    'site:events',
    'site:main',
    'system',
  ]);
});

test('a page that is not there may come, also as a redirect', async () => {
  expect(await tags(() => noteContent({ siteId: 'main' }, { page: null, redirects: [] }))).toEqual([
    'redirects:main',
    'site:main',
    'system',
  ]);
});

test('a sitemap is made of the pages of its site, and of every product', async () => {
  expect(await tags(() => noteContent({ siteId: 'main' }, { sitemap: { nodes: [] } }))).toContain(
    'site:main',
  );
  expect(await tags(() => noteProducts({}, { catalogueEntries: { items: [] } }))).toContain('product:*');
});

test('what nobody has declared is for one person, so nothing that is made of it is cached', async () => {
  expect(await tags(() => noteContent({}, { editorSession: null }))).toContain(forOnePerson);
});

test('a product hangs on itself, where it stands, and what it shows of others', async () => {
  const productBySlug = {
    classifications: [{ lineage: [{ slug: 'cutting' }, { slug: 'wire' }] }],
    related: [{ product: { slug: 'albis-64' } }],
  };
  expect(await tags(() => noteProducts({ slug: 'reuss-410' }, { productBySlug }))).toEqual([
    'classification:cutting',
    'classification:wire',
    'product:albis-64',
    'product:reuss-410',
    'products',
  ]);
});

test('the tables name fields that the back ends have', async () => {
  const source = readFileSync(new URL('./cache-tags.ts', import.meta.url), 'utf8');
  for (const [table, contract] of [
    ['contentTags', 'content'],
    ['productTags', 'products'],
  ]) {
    const schema = buildSchema(
      readFileSync(new URL(`../../../../contracts/${contract}/schema.graphql`, import.meta.url), 'utf8'),
    );
    const [, body = ''] = new RegExp(`const ${table}[^{]*\\{([^]*?)\\n\\};`).exec(source) ?? [];
    const named = [...body.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(3);
    expect(Object.keys(schema.getQueryType()!.getFields())).toEqual(expect.arrayContaining(named));
  }
});
