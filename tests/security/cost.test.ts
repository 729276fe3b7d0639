import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, inject, test } from 'vitest';

/** What a stranger may cost: each attack is cheap to send, and was expensive to answer. */
const address = inject('address');
const endpoints = ['content', 'products', 'support', 'accounts'] as const;

type Pages = { searchablePages: { nodes: unknown[] } };

async function call(endpoint: string, query: string, variables: object = {}) {
  const response = await fetch(`${address}/graphql/${endpoint}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as {
    data?: unknown;
    errors?: { message: string; extensions: { code: string } }[];
  };
  return { status: response.status, data, errors, codes: errors?.map(({ extensions }) => extensions.code) };
}

const repeated = (times: number, one: (index: number) => string) =>
  Array.from({ length: times }, (_, index) => one(index)).join(' ');

describe.each(endpoints)('the %s API', (endpoint) => {
  test('answers a question with fragments', async () => {
    const query =
      '{ ...first ...second } fragment first on Query { ...second } fragment second on Query { __typename }';
    expect(await call(endpoint, query)).toEqual({ status: 200, data: { __typename: 'Query' } });
  });

  test('forty fragments that each spread the next one twice are measured once each, not 2⁴⁰ times', async () => {
    const chain = repeated(39, (n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`);
    const query = `{ ...f0 } ${chain} fragment f39 on Query { __typename }`;
    const { status, codes } = await call(endpoint, query);
    expect([status, codes]).toEqual([400, ['QUERY_TOO_COSTLY']]);
  });

  test('fragments that spread one another in a circle are refused', async () => {
    const query = '{ ...f } fragment f on Query { ...g ...g } fragment g on Query { ...f ...f }';
    const { status, codes } = await call(endpoint, query);
    expect([status, codes?.[0]]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
  });
});

describe('a question is priced before it runs', () => {
  const pages = (first: number) =>
    `searchablePages(first: ${first}) { nodes { url texts { language title text } } }`;

  test('twenty pages with all their words are given', async () => {
    const { status, data } = await call('content', `{ ${pages(20)} }`);
    expect([status, (data as Pages).searchablePages.nodes.length]).toEqual([200, 20]);
  });

  const dear = {
    'fifteen times a thousand pages': `{ ${repeated(15, (n) => `a${n}: ${pages(1000)}`)} }`,
    'the same, by variables': `query q($first: Int = 1000) { ${repeated(15, (n) => `a${n}: ${pages(0).replace('first: 0', 'first: $first')}`)} }`,
    'the same, by a fragment': `{ ...f } fragment f on Query { ${repeated(15, (n) => `a${n}: ${pages(1000)}`)} }`,
    'fifteen times a hundred pages by name': `{ ${repeated(15, (n) => `a${n}: searchablePages(ids: [${repeated(100, (id) => `"${id}"`)}]) { nodes { texts { text } } }`)} }`,
  };
  test.each(Object.entries(dear))('%s are refused, and the price is said', async (_, query) => {
    const { status, data, errors } = await call('content', query);
    expect([status, data, errors?.[0]?.extensions.code]).toEqual([400, undefined, 'QUERY_TOO_COSTLY']);
    expect(errors?.[0]?.message).toMatch(/^The query costs \d{6,}, at most 100000 are answered\.$/);
  });

  test('products of products of products are refused', async () => {
    const related = (inner: string) => `related { product { slug ${inner} } }`;
    const query = `{ classificationProducts(type: product, language: "en", pageSize: 60) { products { ${related(related(related('')))} } } }`;
    expect((await call('products', query)).codes).toEqual(['QUERY_TOO_COSTLY']);
  });

  test('a price that cannot be told is no free pass', async () => {
    const query = `query q($n: Int = 2) { a: sitemap(siteId: $n, first: $n) { nodes { id } } ${pages(1000)} }`;
    expect((await call('content', query)).status).toBe(400);
    const nulls = `query q($n: Int = 1) { catalogueEntries(first: $n) { items { slug } } ${repeated(14, (n) => `a${n}: classificationProducts(type: product, language: "en", pageSize: 60) { products { slug related { product { slug } } } }`)} }`;
    expect((await call('products', nulls, { n: null })).data).toBeUndefined();
  });
});

describe('what is dear to check is refused by counting', () => {
  const documents = {
    'six operations': repeated(6, (n) => `query q${n} { __typename }`),
    'fifty-one fragments': `{ ...f0 } ${repeated(50, (n) => `fragment f${n} on Query { ...f${n + 1} }`)} fragment f50 on Query { __typename }`,
    'a chain of fragments as long as the stack is deep': `{ ...f0 } ${repeated(190, (n) => `fragment f${n} on Query { ...f${n + 1} }`)} fragment f190 on Query { __typename }`,
    'two hundred spreads': `{ ${repeated(200, () => '...f')} } fragment f on Query { __typename }`,
    'a thousand directives': `{ __typename ${repeated(280, () => '@include(if: true)')} }`,
    'the same field five hundred times': `{ ${repeated(490, () => 'a { b }')} }`,
    'inline fragments six hundred deep': `{ ${'... { '.repeat(600)} __typename ${'} '.repeat(600)} }`,
    'fields nine hundred deep': `{ ${'a { '.repeat(600)} a ${'} '.repeat(600)} }`,
  };
  describe.each(endpoints)('by the %s API', (endpoint) => {
    test.each(Object.entries(documents))('%s', async (_, query) => {
      const { status, data, codes } = await call(endpoint, query);
      expect([status, data, codes?.[0]]).toEqual([400, undefined, 'QUERY_TOO_COSTLY']);
    });
  });
});

describe('connections that are opened and left', () => {
  const unfinished = {
    'with nothing said': '',
    'with half a request line': 'GET /en',
    'with headers that never end': 'GET /en HTTP/1.1\r\nHost: a.example\r\nX-Slow: ',
    'with what is not a request': 'MGLNDD\r\n\r\n',
    'after an answer, with half another request': 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /he',
  };
  test.concurrent.each(Object.entries(unfinished))('%s are closed by the server', async (_, sent) => {
    const { hostname, port } = new URL(address);
    const closed = Array.from({ length: 20 }, async () => {
      const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
      socket.write(sent);
      socket.resume();
      await once(socket, 'end');
      socket.destroy();
    });
    await Promise.all(closed);
  });
});
