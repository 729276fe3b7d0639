import { describe, expect, test } from 'vitest';
import type { Backend } from '#contracts/backend.ts';
import { makeLocale } from '#web/i18n/locales.ts';
import { createProductsClient } from './products-client.ts';
import { createTestServer } from './test-server.ts';

function getClient(answer: Backend['fetch'], productsToken?: string) {
  const { server, warnings } = createTestServer(answer, productsToken);
  return { products: createProductsClient(server, { locale: makeLocale('en') }), warnings };
}

const refusal = (code: string) => () =>
  Response.json({ data: null, errors: [{ message: 'No product found', extensions: { code } }] });

test('SYS-06 the back end is asked at its address, with the token where there is one', async () => {
  const seen: (string | null)[] = [];
  const answer = (request: Request) => {
    seen.push(request.url, request.headers.get('authorization'));
    return Response.json({ data: { answer: 42 } });
  };
  expect(await getClient(answer).products.query('query q { answer }', {})).toEqual({ answer: 42 });
  expect(await getClient(answer, 'secret').products.find('query q { answer }', {})).toEqual({ answer: 42 });
  const url = 'http://products.test/graphql';
  expect(seen).toEqual([url, null, url, 'Bearer secret']);
});

test('CAT-06 a product that is not there is absent, not broken', async () => {
  const { products, warnings } = getClient(refusal('PRODUCT_NOT_FOUND'));
  expect(await products.find('query q { answer }', {})).toBeUndefined();
  expect(warnings).toEqual([]);
});

describe('absent is not broken: a back end that does not answer is 503', () => {
  test.each<[string, Backend['fetch']]>([
    ['unreachable', () => Promise.reject(new Error('connection refused'))],
    ['an error of the server', () => new Response('<html>', { status: 500 })],
    ['another error in the answer', refusal('INTERNAL_SERVER_ERROR')],
  ])('%s', async (_, answer) => {
    const { products, warnings } = getClient(answer);
    await expect(products.find('query q { answer }', {})).rejects.toMatchObject({ init: { status: 503 } });
    await expect(products.query('query q { answer }', {})).rejects.toMatchObject({ init: { status: 503 } });
    expect(warnings).toHaveLength(2);
  });
});
