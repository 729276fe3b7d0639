import pg from 'pg';
import { type Content, contentChanges, contentToken, openContent } from '#services/content/index.ts';
import { saveSites } from '#services/content/site/save-sites.ts';
import { saveThemes } from '#services/content/theme/save-themes.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { siteRecord } from '../../support/records/sites.ts';
import { startWorker, type Worker } from '../worker.ts';

const secret = 'a secret';
const log = { info() {}, warn() {}, error() {} };

export const token = contentToken(secret);
export const options = { log, secret, production: true };
export const siteId = siteRecord().id;

/** A content back end with one site and no pages, and the notifications that every process gets. */
export type Publication = {
  readonly database: FreshDatabase;
  readonly content: Content;
  readonly notified: { tag: string; at: number }[];
  /** Waits until all notifications of the database have arrived. */
  readonly settle: () => Promise<unknown>;
  /** Starts a process that publishes what is due. */
  readonly startWorker: () => Promise<Worker>;
  readonly close: () => Promise<void>;
};

export async function openPublication(databaseUrl: string): Promise<Publication> {
  const database = await freshDatabase(databaseUrl);
  const { pool, url } = database;
  const content = await openContent({ ...options, pool });
  await saveSites(pool, [siteRecord()]);
  await saveThemes(pool, [{ key: 'Default', name: 'Default', scheme: 'light', tokens: {}, sortIndex: 0 }]);
  const notified: Publication['notified'] = [];
  const listener = new pg.Client({ connectionString: url });
  await listener.connect();
  listener.on('notification', ({ payload }) => {
    for (const tag of JSON.parse(payload ?? '')) notified.push({ tag, at: Date.now() });
  });
  await listener.query(`LISTEN ${contentChanges}`);
  return {
    database,
    content,
    notified,
    settle: () => listener.query('SELECT 1'),
    startWorker: () => startWorker('publication/release-worker.ts', { DATABASE_URL: url }),
    async close() {
      await listener.end();
      await database.close();
    },
  };
}
