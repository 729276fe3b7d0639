import { expect, test, vi } from 'vitest';
import type { ServerContext } from '#web/site/data/server-context.ts';
import { searchQuantities } from './search-quantities.ts';

const record = {
  id: 'product:a',
  type: 'product',
  title: 'A',
  titleParts: [],
  description: '',
  descriptionParts: [],
};
const found = { ...record, url: '/products/a', locale: 'en', image: null };
const quantity = { start: 6, end: 12, attribute: 'area', name: 'Area', metric: '35 mm²', imperial: '2 AWG' };
const quantitiesIn = [
  { ...quantity, minimum: 35, maximum: 35, includes: '35 mm²', route: 'r', alternatives: [] },
];
const productsHolding = { total: 1, products: [{ slug: 'a', ranges: [] }] };

/** A server whose product back end gives these answers, and the requests to its search back end. */
function serverWith(answers: Record<string, unknown>) {
  const requests: { query: string; only?: string[] }[] = [];
  const search = async (request: Request) => {
    requests.push(await request.json());
    const types = [{ type: 'product', total: 1 }];
    return Response.json({
      total: 1,
      isEstimate: false,
      types,
      page: 1,
      pageSize: 10,
      records: [found],
      corrected: null,
    });
  };
  const products = async (request: Request) => {
    const { query } = (await request.json()) as { query: string };
    const name = Object.keys(answers).find((field) => query.includes(field));
    return Response.json(
      name ? { data: { [name]: answers[name] } } : { errors: [{ message: 'Cannot query field' }] },
    );
  };
  const server: Partial<ServerContext> = {
    search: { url: 'http://search.test/api', fetch: search },
    products: { url: 'http://products.test/graphql', fetch: products },
    log: { warn: vi.fn(), error: vi.fn() },
  };
  return { server: server as ServerContext, requests };
}

const request = { localeCode: 'en', siteSlug: '', query: 'strip 35 mm2' };

test('SEA-02 quantities leave the words, and search is confined to the machines that can', async () => {
  const { server, requests } = serverWith({ quantitiesIn, productsHolding, productsBySlugs: [] });
  const { understood } = await searchQuantities(server, request, false);
  expect(understood?.words).toBe('strip');
  expect(requests.map(({ query, only }) => [query, only])).toEqual([
    ['strip', ['product:a']],
    ['strip', undefined],
  ]);
});

test('SEA-02 where the product back end names no ranges the results are there all the same', async () => {
  const { server } = serverWith({ quantitiesIn, productsHolding });
  const { answer, ranges } = await searchQuantities(server, request, false);
  expect([answer.records.length, ranges]).toEqual([1, {}]);
  expect(server.log.warn).toHaveBeenCalled();
});

test('SEA-02 a product back end that knows no quantities, and a visitor who means words, leave all of it words', async () => {
  for (const [answers, asWords] of [
    [{}, false],
    [{ quantitiesIn, productsHolding }, true],
  ] as const) {
    const { server, requests } = serverWith(answers);
    expect((await searchQuantities(server, request, asWords)).understood).toBeUndefined();
    expect(requests).toEqual([request]);
  }
});
