import { beforeAll, expect, test } from 'vitest';
import type { Block } from '#contracts/content/blocks.ts';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { makeLocale } from '#web/i18n/locales.ts';
import type { ProductsClient } from '#web/site/data/products-client.ts';
import { injectionLink } from './create-links.ts';
import { withProductLinks } from './product-links.ts';

const here = { locale: makeLocale('en', 'CH') };
const reuss = {
  type: 'product',
  slug: 'reuss-410',
  name: 'Reuss 410',
  classifications: [{ route: 'wire-processing/automatic-crimping' }],
};

function backEnd(answer: object[] | 'down') {
  const requested: unknown[] = [];
  const load = async (_: unknown, variables: unknown) => {
    requested.push(variables);
    if (answer === 'down') throw new Error('down');
    return { productsBySlugs: answer };
  };
  return { requested, client: { query: load, find: load } as unknown as ProductsClient };
}

const text = (slug: string) =>
  ({
    type: 'cards',
    id: slug,
    items: [{ link: injectionLink('product', slug, 'See {name}') }],
  }) as unknown as Block;
const teaser = (slug: string) =>
  ({
    type: 'productTeaser',
    id: slug,
    slug,
    injection: 'product',
    title: null,
    actions: [],
  }) as unknown as Block;

beforeAll(() => loadLanguage('en'));

test('CAT-01 links of all blocks lead to the products’ own addresses, asked for at once', async () => {
  const { requested, client } = backEnd([reuss]);
  const { blocks } = await withProductLinks([text('reuss-410'), teaser('reuss-410')], client, here);
  expect(requested).toEqual([{ slugs: ['reuss-410'], language: 'en', country: 'CH' }]);
  const path = '/products/wire-processing/automatic-crimping/reuss-410';
  expect(blocks).toMatchObject([
    { items: [{ link: { text: 'See Reuss 410', path } }] },
    { title: 'Reuss 410', actions: [{ text: 'Read more about Reuss 410', path }] },
  ]);
});

test('CAT-04 what the country does not have keeps its words and loses link and teaser', async () => {
  const { client } = backEnd([]);
  const { blocks } = await withProductLinks([text('albis-64'), teaser('albis-64')], client, here);
  expect(blocks).toHaveLength(1);
  expect(blocks).toMatchObject([{ items: [{ link: { text: 'See Albis 64', slug: null } }] }]);
});

test('SYS-06 a page stands without the product back end, and asks nothing where it links to no product', async () => {
  const { client } = backEnd('down');
  expect((await withProductLinks([teaser('reuss-410')], client, here)).blocks).toHaveLength(1);
  const { requested, client: idle } = backEnd([]);
  await withProductLinks([{ type: 'text', id: 't' } as unknown as Block], idle, here);
  expect(requested).toEqual([]);
});
