import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { readSuggestRequest } from '#contracts/search/search-request.ts';
import { type ServerContext, serverContext } from '#web/site/data/server-context.ts';
import { type Visit, visitContext } from '#web/site/visit/context.ts';
import { testDirectory } from '#web/site/visit/sites/test-sites.ts';
import { onlyByPost, proxySearch } from './proxy.ts';
import { search, suggest } from './search-client.ts';

const query = { localeCode: 'en', siteSlug: '', query: 'crimp' };

function createServer(change: Partial<ServerContext> = {}): ServerContext {
  return {
    search: { url: 'http://search.example/api', fetch: async () => Response.json({ records: [] }) },
    searchToken: 'a-token',
    maySearch: () => true,
    support: { url: 'http://support.test/graphql', fetch: () => new Response() },
    supportToken: 'secret',
    log: { warn: vi.fn(), error: vi.fn() },
    ...change,
  } as ServerContext;
}

const requested = (server: ServerContext, body: string, headers: Record<string, string> = {}) => {
  const request = new Request('http://site.example/api/search-proxy/suggest', {
    method: 'POST',
    body,
    headers,
  });
  const context = new RouterContextProvider();
  context.set(serverContext, server);
  context.set(visitContext, { directory: testDirectory() } as Visit);
  return proxySearch({ request, context }, readSuggestRequest, suggest);
};

test('SEA-01 a query is passed on with the proof of the site, the answer kept by nobody', async () => {
  const sent: Request[] = [];
  const fetch = async (request: Request) => {
    sent.push(request);
    return Response.json({ records: [] });
  };
  const server = createServer({ search: { url: 'http://search.example/api', fetch } });
  const response = await requested(server, JSON.stringify({ ...query, more: 'ignored' }));
  expect(await response.json()).toEqual({ records: [] });
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(sent[0]?.url).toBe('http://search.example/api/suggest');
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer a-token');
  expect(await sent[0]?.json()).toEqual(query);
});

test('SEA-01 what is not a query is refused with a reason', async () => {
  for (const body of ['', '{', '[]', 'null', '{}', `"${'x'.repeat(20_000)}"`]) {
    const response = await requested(createServer(), body);
    expect(response.status).toBe(400);
    expect((await response.json()).error).not.toBe('');
  }
});

test('SEA-01 a site that is unknown is said so, and nobody is asked', async () => {
  const fetch = vi.fn(async () => Response.json({ records: [] }));
  const server = createServer({ search: { url: 'http://search.example/api', fetch } });
  expect((await requested(server, JSON.stringify({ ...query, siteSlug: 'wirelane' }))).status).toBe(200);
  expect(fetch).toHaveBeenCalledOnce();
  const response = await requested(server, JSON.stringify({ ...query, siteSlug: 'no-such-site' }));
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: 'siteSlug: there is no site no-such-site' });
  expect(fetch).toHaveBeenCalledOnce();
});

test('SEA-01 who asks too often is told to wait, counted by visitor', async () => {
  const maySearch = vi.fn(() => false);
  const response = await requested(createServer({ maySearch }), JSON.stringify(query), {
    'x-visitor': '192.0.2.7',
  });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(maySearch).toHaveBeenCalledWith('192.0.2.7');
});

test('SEA-01 a query by GET is none', () => {
  expect(onlyByPost().status).toBe(405);
});

test.each([
  ['is not there', () => Promise.reject(new TypeError('fetch failed'))],
  ['fails', async () => new Response('', { status: 500 })],
  ['answers no JSON', async () => new Response('<html>')],
  ['answers something else', async () => Response.json({ records: {} })],
  ['answers records that are none', async () => Response.json({ records: [{ title: 7 }] })],
])('SEA-01 where the back end %s the answer is 503, and somebody is told', async (_, fetch) => {
  const server = createServer({ search: { url: 'http://search.example/api', fetch } });
  await expect(search(server, query)).rejects.toMatchObject({ init: { status: 503 } });
  expect(server.log.warn).toHaveBeenCalledOnce();
});
