import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { editorHeaders } from '#contracts/editing/editor-header.ts';
import { priceHeader } from '#contracts/price.ts';
import { badInput } from '../bad-input.ts';
import { createGraphqlEndpoint } from './graphql-endpoint.ts';

const schema = buildSchema('type Query { secret: String, wrong: String, unreadable: String, who: String }');
const fields = schema.getQueryType()?.getFields() ?? {};
fields.secret!.resolve = () => {
  throw new Error('password authentication failed for user "site"');
};
fields.wrong!.resolve = () => {
  throw badInput('Must be a number.', 'amount');
};
fields.unreadable!.resolve = () => {
  throw Object.assign(new Error('invalid byte sequence for encoding "UTF8": 0x00'), { code: '22021' });
};
fields.who!.resolve = (_, __, context: { name: string }) => context.name;

const logged: unknown[] = [];
const handle = createGraphqlEndpoint({
  schema,
  context: (request) => ({ name: request.headers.get('name') ?? 'nobody' }),
  production: true,
  isTrusted: (request) => request.headers.has('name'),
  log: { info() {}, warn() {}, error: (_, fields) => logged.push(fields) },
});

async function call(query: string, headers: Record<string, string> = {}) {
  const request = new Request('http://x/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  const response = await handle(request);
  return { status: response.status, ...((await response.json()) as { data?: unknown; errors?: unknown[] }) };
}

test('what went wrong inside is logged, and told to nobody', async () => {
  const answer = await call('{ who secret }');
  expect(answer).toMatchObject({
    status: 200,
    data: { who: 'nobody', secret: null },
    errors: [
      { message: 'Unexpected error.', path: ['secret'], extensions: { code: 'INTERNAL_SERVER_ERROR' } },
    ],
  });
  expect(JSON.stringify(answer)).not.toContain('password');
  expect(logged).toEqual([
    { error: expect.objectContaining({ message: expect.stringContaining('password') }), path: 'secret' },
  ]);
});

test('what the caller did wrong is told by field', async () => {
  expect((await call('{ wrong }')).errors).toEqual([
    expect.objectContaining({
      message: 'Must be a number.',
      extensions: { code: 'BAD_USER_INPUT', field: 'amount' },
    }),
  ]);
});

test('what the database cannot read is the caller’s mistake, and no error of ours', async () => {
  const before = logged.length;
  expect((await call('{ unreadable }')).errors).toEqual([
    expect.objectContaining({
      message: 'Holds what no such value can be.',
      extensions: { code: 'BAD_USER_INPUT' },
    }),
  ]);
  expect(logged).toHaveLength(before);
});

test('who asks in this process and who reads the text over the network are told the same', async () => {
  const question = () =>
    new Request('http://x/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', name: 'Anne' },
      body: JSON.stringify({ query: '{ who }' }),
    });
  const answer = { data: { who: 'Anne' } };
  expect(await (await handle(question())).json()).toEqual(answer);
  const overTheNetwork = await handle(question());
  expect(overTheNetwork.headers.get('content-type')).toBe('application/json');
  expect(JSON.parse(await overTheNetwork.text())).toEqual(answer);
  expect(JSON.parse(Buffer.from(await (await handle(question())).arrayBuffer()).toString())).toEqual(answer);
});

test('who may read the schema does not open it to others who ask the same', async () => {
  const query = '{ __schema { queryType { name } } }';
  expect((await call(query, { name: 'site' })).data).toEqual({ __schema: { queryType: { name: 'Query' } } });
  expect((await call(query)).status).toBe(400);
  expect((await call(query, { name: 'site' })).status).toBe(200);
});

test('a body that never ends is refused when it is too long', async () => {
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(10_000))),
  });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' };
  expect((await handle(new Request('http://x/', init as RequestInit))).status).toBe(413);
});

test('what a program asks by way of the site is priced, and the schema is not told to it', async () => {
  const send = (query: string, headers: Record<string, string>) =>
    handle(
      new Request('http://x/', {
        method: 'POST',
        headers: { 'content-type': 'application/json', name: 'site', ...headers },
        body: JSON.stringify({ query }),
      }),
    );
  const program = editorHeaders({ id: 'p', name: 'PIM (API)', grants: [], isProgram: true });
  const priced = await send('{ who }', program);
  expect(await priced.json()).toEqual({ data: { who: 'site' } });
  expect(priced.headers.get(priceHeader)).toBe('1');
  expect((await send('{ __schema { description } }', program)).status).toBe(400);
  expect((await send('{ __schema { description } }', {})).status).toBe(200);
  expect((await send('{ who }', {})).headers.has(priceHeader)).toBe(false);
});
