import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSite, type Site } from './site.ts';
import type { SiteResponse } from './web.ts';

type Say = (request: Request) => Response;
type Notes = Partial<SiteResponse['notes']>;

let say: Say;
let standIn: (path: string) => Response;
/** The notes that the site attaches to its response. */
let notes: Notes;
let requests: Request[];
let site: Site;
let server: Server;
const clearCaches = vi.fn();
const silent = { debug() {}, info() {}, warn() {}, error() {} };

beforeEach(async () => {
  requests = [];
  notes = {};
  site = createSite({
    web: {
      async handle(request) {
        requests.push(request);
        return { response: say(request), notes: { tags: new Set(['system']), ...notes } };
      },
      async handleWithoutBackEnds({ url }) {
        return { response: standIn(new URL(url).pathname), notes: { tags: new Set() } };
      },
    },
    secure: false,
    issuer: () => 'http://localhost/am',
    development: false,
    findVisitor: () => '192.0.2.1',
    sharedCache: { seconds: 1800, keysIn: 'Surrogate-Key' },
    log: silent,
    clearCaches,
  });
  server = createServer((request, response) => void site.pages?.answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => void server.close());

const html = (text: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers, redirect: 'manual' });

test('a page for everybody is drawn from its address alone', async () => {
  say = () => html('page');
  await get('/de/x?utm_source=a&type=adhoc', {
    cookie: '_ga=1; measurement-system=Imperial; locale_main=fr',
    'accept-language': 'fr',
    'user-agent': 'canary',
    referer: 'http://evil.example/',
  });
  const [request] = requests;
  expect(new URL(request!.url).pathname + new URL(request!.url).search).toBe('/de/x?type=adhoc');
  expect(Object.fromEntries(request!.headers)).toEqual({
    accept: 'text/html',
    cookie: 'measurement-system=Imperial',
    host: new URL(request!.url).host,
  });
});

test('URL-04 what is not kept is answered from everything that the visitor sent', async () => {
  say = () => new Response(null, { status: 302, headers: { location: '/fr/x?utm_source=a' } });
  const answer = await get('/x?utm_source=a', { 'accept-language': 'fr', cookie: 'locale_main=fr' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/fr/x?utm_source=a']);
  const whole = requests.at(-1)!;
  expect(new URL(whole.url).search).toBe('?utm_source=a');
  expect([whole.headers.get('accept-language'), whole.headers.get('cookie')]).toEqual([
    'fr',
    'locale_main=fr',
  ]);
  await get('/x?utm_source=a');
  expect(requests).toHaveLength(4);
});

test('answers with a mark of one visitor are not kept', async () => {
  const marked: Record<string, string>[] = [
    { 'set-cookie': 'a=b' },
    { 'cache-control': 'private' },
    { 'cache-control': 'max-age=0, no-store' },
    { vary: 'Accept-Language' },
    { vary: '*' },
  ];
  for (const [index, headers] of marked.entries()) {
    say = () => html('mine', headers);
    for (let count = 0; count < 2; count += 1) {
      expect(await (await get(`/de/${index}`)).text(), JSON.stringify(headers)).toBe('mine');
    }
  }
  expect(site.pages?.size().pages).toBe(0);
});

test('what the site tells the server stays between them', async () => {
  notes = { tags: new Set(['page:1']), clearsCaches: false };
  say = () => html('page');
  for (const path of ['/de/x', '/de/x', '/de/x?cache=false']) {
    const { headers } = await get(path);
    expect(
      [...headers.keys()].filter((name) => name.startsWith('x-') && name !== 'x-content-type-options'),
    ).toEqual([]);
    expect(headers.getSetCookie(), path).toEqual([]);
  }
});

test('SYS-01 LOC-05 caches in front keep what is for everybody, and nothing that a choice has made', async () => {
  notes = { tags: new Set(['page:1']) };
  say = () => html('page');
  const everybody = await get('/de/x', { cookie: 'locale_main=de; _ga=1' });
  expect(everybody.headers.get('cache-control')).toContain('s-maxage=1800');
  expect([everybody.headers.get('vary'), everybody.headers.get('set-cookie')]).toEqual([
    'Accept-Encoding',
    null,
  ]);
  for (const cookie of ['measurement-system=Imperial', 'fallback-language=fr', 'is-next-release=true']) {
    const { headers } = await get('/de/x', { cookie });
    expect(headers.get('cache-control'), cookie).toMatch(/^private, /);
    expect(headers.get('surrogate-key'), cookie).toBeNull();
  }
});

test('pages are dropped by what they were made of', async () => {
  let text = 'old';
  notes = { tags: new Set(['page:1', 'navigation:2']) };
  say = () => html(text);
  await get('/de/x');
  text = 'new';
  site.pages?.dropTags(['page:3']);
  expect(await (await get('/de/x')).text()).toBe('old');
  site.pages?.dropTags(['navigation:2']);
  expect(await (await get('/de/x')).text()).toBe('new');
});

test.each([['of nothing'], ['for one person', 'private']])(
  'an answer that was made %s is not cached',
  async (_, ...tags) => {
    notes = { tags: new Set(tags) };
    say = () => html('page');
    await get('/de/x');
    expect(site.pages?.size().pages).toBe(0);
    notes = {};
    await get('/de/x');
    expect(site.pages?.size().pages).toBe(1);
  },
);

test('an inline style sheet counts only when the page announces it', async () => {
  say = () => html('page');
  const policy = async (path: string) => (await get(path)).headers.get('content-security-policy');
  expect(await policy('/de/x')).toContain("style-src 'self';");
  notes = { inlineStyles: "'sha256-abc='" };
  expect(await policy('/de/y')).toContain("style-src 'self' 'sha256-abc=';");
  expect(await policy('/de/y')).not.toContain('unsafe');
});

test('no page may stand in a frame but one that brings a policy of its own, kept or not', async () => {
  const own = "default-src 'none'; frame-ancestors 'self'";
  const getPolicy = async (path: string) => (await get(path)).headers.get('content-security-policy');
  say = () => html('page');
  expect(await getPolicy('/de/x')).toContain("frame-ancestors 'none'");
  say = () => html('', { 'content-security-policy': own });
  expect(await getPolicy('/blank-callback')).toBe(own);
  expect(await getPolicy('/blank-callback?code=1')).toBe(own);
});

test('SYS-05 a page that cannot be made says when to come back', async () => {
  say = () => html('maintenance', {}, 503);
  const answer = await get('/de/x');
  expect([answer.status, await answer.text()]).toEqual([503, 'maintenance']);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answer.headers.get('cache-control')).toContain('no-store');
});

test('SYS-01 an editor empties the caches', async () => {
  notes = { clearsCaches: true };
  say = () => html('page');
  await get('/de/x?cache=clear');
  expect(clearCaches).toHaveBeenCalledOnce();
});

test('answers for one visitor are compressed, too', async () => {
  say = () => html('a page of many words '.repeat(200), { 'cache-control': 'private, no-store' });
  const { headers } = await get('/de/x', { 'accept-encoding': 'br' });
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['br', 'Accept-Encoding']);
});

test('SYS-05 where nothing could be rendered, the page says so that needs no back end; without it there is a line', async () => {
  say = () => {
    throw new Error('no answer');
  };
  standIn = (path) => html(`Wartung ${path}`, {}, 503);
  const page = await get('/de/x');
  expect([page.status, await page.text()]).toEqual([503, 'Wartung /de/x']);
  expect([page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([
    '5',
    'private, no-store',
  ]);
  standIn = () => say(new Request('http://localhost'));
  const line = await get('/de/y');
  expect([line.status, line.headers.get('content-type')]).toEqual([503, 'text/plain; charset=utf-8']);
});
