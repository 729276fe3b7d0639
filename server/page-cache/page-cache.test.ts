import { randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageKey } from './key.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import type { Outcome } from './render.ts';

/** A renderer whose results the test sets, and the keys that it was called with. */
let draw: (key: PageKey) => Promise<Outcome>;
let drawn: string[];
let time: number;
let cache: PageCache;
let server: Server;

beforeEach(async () => {
  drawn = [];
  time = 1_000_000;
  draw = async (key) => page(`first ${key.address}`);
  cache = createPageCache({
    render: (key) => {
      drawn.push(key.key);
      return draw(key);
    },
    answerAlone: (_request, response) => void response.end('alone'),
    answerFailure: (_request, response, message) => {
      response.statusCode = message?.response.status ?? 503;
      response.end('failure');
    },
    maxBytes: 1024 * 1024,
    warn: () => {},
    now: () => time,
  });
  server = createServer((request, response) => void cache.answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

function page(text: string, tags: string[] = ['page:1'], status = 200): Outcome {
  const headers = [
    ['Content-Type', 'text/html; charset=utf-8'],
    ['Cache-Control', 'public, max-age=0, s-maxage=1800'],
    ['Vary', 'Accept-Encoding'],
  ] as const;
  return {
    kind: 'page',
    rendered: { status, headers, tags, body: Buffer.from(text) },
  };
}

const unavailable = (): Outcome => ({
  kind: 'failed',
  answer: { response: new Response('', { status: 503 }), notes: { tags: new Set() } },
});

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    send({ port, host: '127.0.0.1', path, method, headers, agent: false }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      const decode = { br: brotliDecompressSync, gzip: gunzipSync }[
        response.headers['content-encoding'] ?? ''
      ];
      const text = (body.length > 0 && decode ? decode(body) : body).toString();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
    })
      .on('error', reject)
      .end();
  });
}

const br = { 'accept-encoding': 'br' };

test('a page is drawn once and then given from memory, in the encoding that the client accepts', async () => {
  const answers = [
    await get('/a', br),
    await get('/a', br),
    await get('/a', { 'accept-encoding': 'gzip' }),
    await get('/a'),
  ];
  expect(answers.map(({ text }) => text)).toEqual(Array(4).fill('first /a'));
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'br', 'gzip', undefined]);
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
  expect(drawn).toHaveLength(1);
});

test('a page that many ask for is compressed once more, as well as can be, and drawn no second time', async () => {
  const words = Array.from({ length: 2000 }, (_, index) => `word${(index * 7919) % 613}`).join(' ');
  draw = async () => page(words);
  const first = await get('/a', br);
  for (let visit = 2; visit < 50; visit += 1) {
    expect((await get('/a', br)).headers.etag).toBe(first.headers.etag);
  }
  await expect.poll(async () => (await get('/a', br)).headers.etag).not.toBe(first.headers.etag);
  const smaller = await get('/a', br);
  expect(Number(smaller.headers['content-length'])).toBeLessThan(Number(first.headers['content-length']));
  expect(smaller.text).toBe(words);
  expect(drawn).toHaveLength(1);
});

test('a visitor who has the page gets 304, also for another encoding and behind a proxy that weakens tags', async () => {
  const { headers } = await get('/a', br);
  for (const etag of [headers.etag!, `W/${headers.etag}`, `"other", ${headers.etag}`]) {
    const again = await get('/a', { ...br, 'if-none-match': etag });
    expect([again.status, again.text, again.headers.etag, again.headers.vary]).toEqual([
      304,
      '',
      headers.etag,
      'Accept-Encoding',
    ]);
  }
  expect((await get('/a', { 'if-none-match': headers.etag! })).status).toBe(304);
  expect((await get('/a', { ...br, 'if-none-match': '"other"' })).status).toBe(200);
});

test('HEAD gets the same headers without the page', async () => {
  const full = await get('/a', br);
  const head = await get('/a', br, 'HEAD');
  expect(head.text).toBe('');
  expect(head.headers['content-length']).toBe(full.headers['content-length']);
  expect(head.headers.etag).toBe(full.headers.etag);
});

test('SYS-01 all who ask at the same time get one drawing', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => get('/a', br)));
  expect(answers.every(({ text }) => text === 'first /a')).toBe(true);
  expect(drawn).toHaveLength(1);
});

test('what is for one visitor is neither kept nor shared', async () => {
  draw = async () => ({ kind: 'private' });
  const answers = await Promise.all([get('/a'), get('/a')]);
  expect(answers.map(({ text }) => text)).toEqual(['alone', 'alone']);
  expect((await get('/a', { authorization: 'Bearer x' })).text).toBe('alone');
  expect(cache.size().pages).toBe(0);
});

describe('a change', () => {
  test('drops the pages that were made of it, and no others', async () => {
    draw = async (key) => page('old', [key.address === '/a' ? 'page:1' : 'page:2']);
    await Promise.all([get('/a'), get('/b')]);
    draw = async () => page('new');
    cache.dropTags(['page:1']);
    expect((await get('/a')).text).toBe('new');
    expect((await get('/b')).text).toBe('old');
    cache.dropTags(['all']);
    expect((await get('/b')).text).toBe('new');
  });

  test('is seen by the next visitor even when an older drawing is still under way', async () => {
    const slow = Promise.withResolvers<Outcome>();
    draw = () => slow.promise;
    const early = get('/a');
    await expect.poll(() => drawn.length).toBe(1);
    cache.dropTags(['page:1']);
    draw = async () => page('new');
    expect((await get('/a')).text).toBe('new');
    slow.resolve(page('old'));
    const { text, headers } = await early;
    expect(text).toBe('old');
    // A cache in front may have got the purge already, and would keep the old page.
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect((await get('/a')).text).toBe('new');
  });

  test('brings a page that was missing', async () => {
    draw = async () => page('missing', [], 404);
    expect((await get('/a')).status).toBe(404);
    draw = async () => page('there');
    expect((await get('/a')).status).toBe(404);
    cache.dropTags(['page:9']);
    expect((await get('/a')).status).toBe(200);
  });
});

describe('a page in trouble', () => {
  test('is given as it was last good, marked with its age', async () => {
    await get('/a');
    cache.dropTags(['all']);
    draw = async () => unavailable();
    time += 90_000;
    const stale = await get('/a');
    expect(stale.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect([stale.status, stale.text, stale.headers.age, stale.headers['x-served']]).toEqual([
      200,
      'first /a',
      '90',
      'stale',
    ]);
  });

  test('is asked for once in five seconds, and nobody waits for it', async () => {
    await get('/a');
    cache.dropTags(['all']);
    draw = async () => unavailable();
    await get('/a');
    await get('/a');
    expect(drawn).toHaveLength(2);
    time += 6000;
    drawn.length = 0;
    const hanging = Promise.withResolvers<Outcome>();
    draw = () => hanging.promise;
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/a')));
    expect(answers.every(({ text }) => text === 'first /a')).toBe(true);
    expect(drawn).toHaveLength(1);
    hanging.resolve(page('recovered'));
    await expect.poll(async () => (await get('/a')).text).toBe('recovered');
  });

  test('that was never drawn is waited for longer than one that has an older one, and not for ever', async () => {
    await get('/a');
    cache.dropTags(['all']);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const begun = Promise.withResolvers<Outcome>();
      draw = () => begun.promise;
      const again = get('/a');
      await expect.poll(() => vi.getTimerCount()).toBe(1);
      const never = get('/never');
      await expect.poll(() => vi.getTimerCount()).toBe(2);
      await vi.advanceTimersByTimeAsync(3000);
      expect((await again).text).toBe('first /a');
      expect(vi.getTimerCount()).toBe(1);
      await vi.advanceTimersByTimeAsync(12_000);
      expect((await never).status).toBe(503);
    } finally {
      vi.useRealTimers();
    }
  });

  test('that was never drawn says so', async () => {
    draw = async () => unavailable();
    expect((await get('/a')).status).toBe(503);
    draw = async () => {
      throw new Error('broken');
    };
    expect((await get('/b')).status).toBe(503);
    expect(cache.size().pages).toBe(0);
  });
});

test('SYS-01 after 30 minutes the old page is given once more while a new one is drawn', async () => {
  await get('/a');
  draw = async () => page('second');
  time += 31 * 60 * 1000;
  expect((await get('/a')).text).toBe('first /a');
  await expect.poll(async () => (await get('/a')).text).toBe('second');
  expect(drawn).toHaveLength(2);
});

test('missing pages are looked for again after ten seconds, and a flood of them stays small', async () => {
  draw = async () => page('missing', [], 404);
  await get('/a');
  time += 11_000;
  draw = async () => page('there');
  expect((await get('/a')).text).toBe('there');
  draw = async () => page('missing', [], 404);
  for (let index = 0; index < 150; index += 1) await get(`/missing/${index}`);
  expect(cache.size().pages).toBeLessThanOrEqual(101);
});

test('memory stays within its limit', async () => {
  draw = async () => page(randomBytes(45_000).toString('base64'));
  for (let index = 0; index < 60; index += 1) await get(`/large/${index}`);
  expect(cache.size().bytes).toBeLessThanOrEqual(1024 * 1024);
  expect(cache.size().pages).toBeGreaterThan(5);
});
