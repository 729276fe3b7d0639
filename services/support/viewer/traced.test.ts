import { expect, test } from 'vitest';
import { traced } from './traced.ts';

const eva = { viewer: { id: 'eva' }, claims: { sub: 'eva' } };

/** Asks with these headers; gives what the back end got, and what was logged. */
async function tracedHeaders(headers: Record<string, string>) {
  const lines: unknown[] = [];
  let body = '';
  const log = { info: (_: string, fields?: object) => void lines.push(fields), warn() {}, error() {} };
  const handle = traced({
    log,
    findSignedIn: async ({ headers: given }) => (given.has('ciam-id-token') ? (eva as never) : undefined),
    async handle(request) {
      body = await request.text();
      return new Response('{}');
    },
  });
  const question = JSON.stringify({ query: '…', operationName: 'ticketList' });
  await handle(new Request('http://support.internal/', { method: 'POST', headers, body: question }));
  expect(body).toBe(question);
  return lines;
}

test('TIC-05 with debug level debug a question of a signed-in person leaves a line in the log', async () => {
  expect(await tracedHeaders({ 'debug-level': 'debug', 'ciam-id-token': 'x' })).toEqual([
    { operation: 'ticketList', person: 'eva', status: 200, milliseconds: expect.any(Number) },
  ]);
});

test.each<[string, Record<string, string>]>([
  ['of nobody', { 'debug-level': 'debug' }],
  ['of another level', { 'debug-level': 'info', 'ciam-id-token': 'x' }],
  ['of none that there is', { 'debug-level': 'DEBUG; all', 'ciam-id-token': 'x' }],
])('TIC-05 a question %s leaves none', async (_, headers) => {
  expect(await tracedHeaders(headers)).toEqual([]);
});
