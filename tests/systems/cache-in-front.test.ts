import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleDataDir } from '../support/sample-data.ts';
import { type Answer, sendRawRequest } from '../support/send-request.ts';
import { type RunningServer, samplePassword, startServer } from '../support/server.ts';
import { editors } from '../support/site/editors.ts';
import { type Proxy as Front, freePort, varnishAlone } from './support/proxies.ts';
import { swallowingLine } from './support/swallowing-line.ts';

/** How often a page is published and withdrawn; `CACHE_RUNS=50` for published figures. */
const runs = Number(process.env.CACHE_RUNS ?? 5);
const path = '/en/about-us/business-model-and-strategy';

const data = sampleDataDir();
let settings: Record<string, string>;
let site: RunningServer;
let cache: Front;
/** The connection between the site and Varnish's port for purges. */
let line: Awaited<ReturnType<typeof swallowingLine>>;
let editor: string;
let pageId: string;

beforeAll(async () => {
  const [port, purges] = [await freePort(), await freePort()];
  cache = await varnishAlone(port, purges);
  line = await swallowingLine(purges);
  settings = { DATA_DIR: data.path, PORT: String(port), PURGE_URL: `http://127.0.0.1:${line.port}/` };
  site = await startServer(settings);
  const entered = await post('/api/editor-area-authentication', {
    input: samplePassword,
    name: editors.chief,
  });
  editor = (entered as { hashedPassword: string }).hashedPassword;
  const { editedPages } = (await sendOperation(
    'findPages',
    { search: path.slice('/en'.length) },
    'reads',
  )) as {
    editedPages: { nodes: { id: string }[] };
  };
  pageId = editedPages.nodes[0]!.id;
});

afterAll(async () => {
  await site?.stop();
  await cache?.stop();
  line?.close();
  await data.remove();
});

describe('SYS-01 Varnish with our configuration', () => {
  test('keeps what is the same for everybody, whichever cookies come with it, and tells nobody the keys', async () => {
    for (const cookie of ['', 'locale_main=de; _ga=1']) {
      // Until the purges of the start have arrived.
      const answer = await kept({ cookie });
      expect([answer.status, answer.headers['surrogate-key'], answer.headers.xkey]).toEqual([
        200,
        undefined,
        undefined,
      ]);
    }
    const held = String((await kept()).headers.etag);
    expect((await throughCache(path, { 'if-none-match': held })).status).toBe(304);
  });

  test('passes whoever made a choice, and gives it to nobody else', async () => {
    const machine = '/en/products/wire-processing/higher-automation-platforms/automatic-crimping/reuss-455';
    const imperial = await throughCache(machine, { cookie: 'measurement-system=Imperial' });
    expect(imperial.text).toContain('data-system="Imperial"');
    for (const _ of [1, 2]) expect((await throughCache(machine)).text).toContain('data-system="Metric"');
  });

  test('lets no visitor purge', async () => {
    await kept();
    expect((await throughCache(path, { 'surrogate-key': 'x' }, 'PURGE')).status).toBe(405);
  });
});

test('SYS-01 what is published, and what is taken back, is seen through Varnish', async () => {
  const times: number[] = [];
  const title = await shownTitle();
  for (let run = 0; run < runs; run += 1) {
    for (const change of ['unpublishPage', 'publishPage'] as const) {
      await publish(change);
      const since = performance.now();
      const isNew = async () => ((await shownTitle()) === title) === (change === 'publishPage');
      await expect.poll(isNew, { interval: 10 }).toBe(true);
      times.push(performance.now() - since);
      // No delayed purge or response brings the old version back.
      expect(await isNew()).toBe(true);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))]!);
  console.info(
    `${times.length} publications through Varnish: median ${at(0.5)} ms, p90 ${at(0.9)} ms, most ${at(1)} ms`,
  );
});

test('SYS-01 a site that is killed between publication and purge leaves nothing old behind', async () => {
  const title = await shownTitle();
  // First the connection, then the copy: a purge of the earlier publication could still arrive and remove the
  // copy.
  line.cut();
  await kept();
  await publish('unpublishPage');
  await expect.poll(line.swallowed).toBeGreaterThan(0);
  expect(await shownTitle()).toBe(title);
  const ended = once(site.process, 'close');
  site.process.kill('SIGKILL');
  await ended;
  line.mend();
  site = await startServer(settings);
  await expect.poll(shownTitle).not.toBe(title);
  await publish('publishPage');
  await expect.poll(shownTitle).toBe(title);
});

/** The page's title as visitors see it: in another language once it is not published in theirs. */
async function shownTitle(): Promise<string | undefined> {
  const { text } = await throughCache(path);
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1];
}

/** Requests the page until Varnish has cached it. */
async function kept(headers: Record<string, string> = {}): Promise<Answer> {
  let answer = await throughCache(path, headers);
  await expect
    .poll(async () => {
      answer = await throughCache(path, headers);
      return wasKept(answer);
    })
    .toBe(true);
  return answer;
}

/** Whether Varnish responded from its cache: then it also names the request that filled it. */
const wasKept = ({ headers }: Answer) => String(headers['x-varnish']).includes(' ');

function throughCache(
  address: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const { host } = new URL(site.address);
  return sendRawRequest(address, { port: String(cache.port), method, headers: { host, ...headers } });
}

async function publish(change: 'publishPage' | 'unpublishPage'): Promise<void> {
  const { editedPage } = (await sendOperation('editedPage', { id: pageId }, 'reads')) as {
    editedPage: { revision: number };
  };
  const wish = {
    pageId,
    languages: ['en'],
    ...(change === 'publishPage' && { revision: editedPage.revision }),
  };
  const answer = (await sendOperation(change, wish, 'changes')) as Record<string, { done: boolean }>;
  expect(answer[change]).toMatchObject({ done: true });
}

async function sendOperation(
  operationName: string,
  variables: object,
  way: 'reads' | 'changes',
): Promise<unknown> {
  const proxy = way === 'reads' ? 'hygraph-draft-proxy' : 'editor-proxy';
  const { data } = (await post(`/api/${proxy}?backend=content`, { operationName, variables })) as {
    data: unknown;
  };
  return data;
}

/** Past the cache. */
async function post(address: string, body: object): Promise<unknown> {
  const response = await fetch(site.address + address, {
    method: 'POST',
    headers: {
      origin: site.address,
      'content-type': 'application/json',
      ...(editor && { cookie: `editor=${editor}` }),
    },
    body: JSON.stringify(body),
  });
  return response.json();
}
