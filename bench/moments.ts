/**
 * Measures how soon changes are visible, with the sample content and two processes: a publication and a
 * planned release in both of them, another process after one was killed, and the next start after `kill -9`.
 * `node bench/moments.ts`; the site must be built. `ROUNDS=20` makes it steadier. It prints the durations;
 * tests prove only the order (docs/decisions/0066).
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { graphql } from '#contracts/content/graphql.ts';
import { execute } from '#contracts/execute.ts';
import { openDatabase } from '#server/database/database.ts';
import { createLog } from '#server/log.ts';
import { readConfig } from '#server/settings/config.ts';
import { contentToken } from '#services/content/index.ts';
import { savePages } from '#services/content/page/save-pages.ts';
import { inZurich, secondsAhead } from '../tests/support/moment.ts';
import { plainPage } from '../tests/support/records/plain-page.ts';
import { freshDataDir, loadSampleData, startServer } from '../tests/support/server.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const secret = 'the secret of a measurement, of no installation';
const data = freshDataDir();

const schedule = graphql(`
  mutation plan($pageId: ID!, $languages: [String!]!, $releaseAt: String, $by: String!) {
    scheduleRelease(pageId: $pageId, languages: $languages, releaseAt: $releaseAt, by: $by)
  }
`);

try {
  await loadSampleData(data.path);
  await measureReach();
  await measureStarts();
} finally {
  await data.remove();
}

async function measureReach(): Promise<void> {
  const database = await openDatabase(
    readConfig({ DATA_DIR: data.path }),
    createLog({ level: 'silent', json: true }),
  );
  const server = await startServer({
    DATA_DIR: data.path,
    DATABASE_URL: database.connectionString,
    WEB_CONCURRENCY: '2',
    SECRET: secret,
  });
  try {
    const { rows } = await database.pool.query("SELECT id FROM content.site WHERE key = 'main'");
    /**
     * Publishes a release at a planned time, or now, and gives how long after that both processes show it.
     */
    const release = async (moment?: number) => {
      const pageId = crypto.randomUUID();
      const path = `/media-releases/${pageId}`;
      const words = { navigationTitle: null, description: null, lead: null, blocks: {} };
      const texts = { en: { title: pageId, ...words } };
      const more = { type: 'MEDIA_RELEASE' as const, blocks: [], targets: [], passwords: [] };
      await savePages(database.pool, [
        { ...plainPage, ...more, id: pageId, siteId: rows[0].id, path, texts },
      ]);
      const wish = {
        pageId,
        languages: ['en'],
        releaseAt: moment ? inZurich(moment) : null,
        by: 'A measurement',
      };
      const content = { url: `${server.address}/graphql/content`, fetch: globalThis.fetch };
      const headers = { authorization: `Bearer ${contentToken(secret)}` };
      await execute(content, schedule, wish, { headers });
      const from = moment ?? Date.now();
      const isShown = async () => {
        // Each request on a separate connection, so that both processes are measured.
        const run = () => fetch(`${server.address}/en/media-releases`, { headers: { connection: 'close' } });
        const answers = await Promise.all(Array.from({ length: 8 }, async () => (await run()).text()));
        return answers.every((text) => text.includes(pageId));
      };
      await until(isShown);
      return Date.now() - from;
    };
    await say('a publication is in every process after', () => release());
    await say('a planned release is in every process, after its moment', () => release(secondsAhead(3)));
    await say('a process that was killed is replaced after', async () => {
      const workers = workersOf(server.process.pid!);
      process.kill(workers[0]!, 'SIGKILL');
      const from = performance.now();
      await until(async () => {
        const now = workersOf(server.process.pid!);
        return now.length === workers.length && !now.includes(workers[0]!);
      });
      return performance.now() - from;
    });
  } finally {
    await server.stop();
    await database.close();
  }
}

async function measureStarts(): Promise<void> {
  const start = async () => {
    const from = performance.now();
    const server = await startServer({ DATA_DIR: data.path });
    return { server, took: performance.now() - from };
  };
  await say('a start after an orderly end takes', async () => {
    const { server, took } = await start();
    await server.stop();
    return took;
  });
  await say('a start after kill -9 takes', async () => {
    const { server } = await start();
    const gone = once(server.process, 'close');
    server.process.kill('SIGKILL');
    await gone;
    const again = await start();
    await again.server.stop();
    return again.took;
  });
}

async function say(what: string, measure: () => Promise<number>): Promise<void> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) taken.push(await measure());
  taken.sort((a, b) => a - b);
  const median = taken[taken.length >> 1] ?? 0;
  process.stdout.write(
    `${what} ${median.toFixed(0)} ms (median of ${rounds}; at most ${taken.at(-1)?.toFixed(0)} ms)\n`,
  );
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(10);
}

function workersOf(parent: number): number[] {
  const pids = execFileSync('pgrep', ['-P', String(parent), '-f', 'main.ts'], { encoding: 'utf8' });
  return pids.trim().split('\n').map(Number);
}
