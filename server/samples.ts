import { join } from 'node:path';
import type { Content } from '#services/content/index.ts';
import type { Files } from '#services/files/index.ts';
import type { Database } from './database.ts';
import type { Log } from './log.ts';

const directory = join(import.meta.dirname, '..', 'seed', 'content');
/** Any number that no other user of the database locks: "samp" in ASCII. */
const lock = 0x73616d70;

type Parts = {
  readonly content: Pick<Content, 'isEmpty' | 'import'>;
  readonly files: Pick<Files, 'store'>;
  readonly database: Pick<Database, 'pool'>;
  readonly log: Log;
};

/** First start: loads the content of the sample company. Of several processes that start together, one does it. */
export async function loadSamples({ content, files, database, log }: Parts): Promise<void> {
  if (!(await content.isEmpty())) return;
  const connection = await database.pool.connect();
  try {
    await connection.query('SELECT pg_advisory_lock($1)', [lock]);
    if (!(await content.isEmpty())) return;
    log.info('Loading the sample content, once …');
    let stored = 0;
    const report = await content.import(directory, async (path) => {
      const file = await files.store(path);
      stored += 1;
      if (stored % 50 === 0) log.info('Loading the sample content …', { files: stored });
      return file;
    });
    log.info('Sample content loaded', report);
  } finally {
    // Ends the lock, too.
    connection.release(true);
  }
}
