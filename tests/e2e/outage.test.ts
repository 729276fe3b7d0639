import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../support/ask.ts';
import { freshDataDir, type RunningServer, startServer } from '../support/server.ts';
import { originOf } from '../support/site.ts';

type Mood = 'well' | 'down' | 'rubbish';

let mood: Mood = 'well';
let between: Server;
let site: RunningServer;
const data = freshDataDir();

/** A content back end that answers what the shared one answers, until it is told to fail. */
function standBetween(): Server {
  return createServer(async (request, response) => {
    if (mood === 'down') return void response.writeHead(502).end('Bad gateway');
    if (mood === 'rubbish')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>oops</p>');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { text, status } = await ask(`${originOf('main')}/graphql/content`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        locales: String(request.headers.locales ?? 'en'),
      },
      body: Buffer.concat(chunks).toString(),
    });
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  });
}

beforeAll(async () => {
  between = standBetween().listen(0);
  const { port } = between.address() as AddressInfo;
  site = await startServer({
    DATA_DIR: data.path,
    CONTENT_API_URL: `http://localhost:${port}/graphql`,
    CONTENT_API_TOKEN: 'token-of-the-outage-test',
    LOG_LEVEL: 'silent',
  });
}, 120_000);

afterAll(async () => {
  await site?.stop();
  between?.close();
  await data.remove();
});

test('SYS-06 another content back end serves as well as the embedded one', async () => {
  mood = 'well';
  const { status, text } = await ask(`${site.address}/en/contact`);
  expect(status).toBe(200);
  expect(text).toContain('<h1');
});

test.for(['down', 'rubbish'] as const)(
  'SYS-05 a content back end that is %s does not take finished pages with it; others answer 503, never 404',
  async (trouble) => {
    mood = 'well';
    await ask(`${site.address}/en/about-us`);
    mood = trouble;
    expect((await ask(`${site.address}/en/about-us`)).status).toBe(200);
    const fresh = await ask(`${site.address}/en/about-us/quality`);
    expect(fresh.status).toBe(503);
    expect(Number(fresh.headers['retry-after'])).toBeGreaterThan(0);
    expect(fresh.text).toContain('This page cannot be shown right now');
    mood = 'well';
    expect((await ask(`${site.address}/en/about-us/quality`)).status).toBe(200);
  },
);
