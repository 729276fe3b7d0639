import { expect, test } from 'vitest';
import { unsubscribe } from './unsubscribe.ts';

const received: unknown[] = [];
const answer = unsubscribe({
  token: 'of-the-site',
  support: {
    url: 'http://support.example/graphql',
    fetch: async (request) => {
      received.push(((await request.json()) as { variables: unknown }).variables);
      return Response.json({ data: { endSubscription: true } });
    },
  },
});
const open = (path: string, method = 'GET') =>
  answer(new Request(`https://www.group.example${path}`, { method }));

test.each([
  ['/api/unsubscribe/de/r-token', '/de/subscription/unsubscribe/r-token'],
  ['/api/unsubscribe/r-token', '/subscription/unsubscribe/r-token'],
])(
  'STO-02 a person who opens %s gets the page with the button, and nothing has ended',
  async (path, page) => {
    const { status, headers } = await open(path);
    expect([status, headers.get('location')]).toEqual([302, page]);
    expect(received).toEqual([]);
  },
);

test('STO-02 a mail program ends the subscription with one request, in any language', async () => {
  for (const path of ['/api/unsubscribe/de/r-token', '/api/unsubscribe/r-token']) {
    received.length = 0;
    expect((await open(path, 'POST')).status).toBe(200);
    expect(received).toEqual([{ reader: 'r-token' }]);
  }
});

test('STO-02 an address that no mail has is not there', async () => {
  for (const path of ['/api/unsubscribe/', '/api/unsubscribe/xx/r-token', '/api/unsubscribe/de/r/token'])
    for (const method of ['GET', 'POST']) expect((await open(path, method)).status).toBe(404);
});
