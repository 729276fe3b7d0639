import { describe, expect, inject, test } from 'vitest';

/** What a stranger may cost: each attack is small to send, and was dear to answer. */
const address = inject('address');
const endpoints = ['content', 'products', 'support', 'accounts'] as const;

async function ask(endpoint: string, query: string) {
  const response = await fetch(`${address}/graphql/${endpoint}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as {
    data?: unknown;
    errors?: { message: string; extensions: { code: string } }[];
  };
  return { status: response.status, data, codes: errors?.map(({ extensions }) => extensions.code) };
}

const repeated = (times: number, one: (index: number) => string) =>
  Array.from({ length: times }, (_, index) => one(index)).join(' ');

describe.each(endpoints)('the %s API', (endpoint) => {
  test('answers a question with fragments', async () => {
    const query =
      '{ ...first ...second } fragment first on Query { ...second } fragment second on Query { __typename }';
    expect(await ask(endpoint, query)).toEqual({ status: 200, data: { __typename: 'Query' } });
  });

  test('forty fragments that each spread the next one twice are measured once each, not 2⁴⁰ times', async () => {
    const chain = repeated(39, (n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`);
    const query = `{ ...f0 } ${chain} fragment f39 on Query { __typename }`;
    expect((await ask(endpoint, query)).status).toBe(200);
  });

  test('fragments that spread one another in a circle are refused', async () => {
    const query = '{ ...f } fragment f on Query { ...g ...g } fragment g on Query { ...f ...f }';
    const { status, codes } = await ask(endpoint, query);
    expect([status, codes?.[0]]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
  });
});
