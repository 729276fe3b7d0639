import { openContent, type StoreFile } from '#services/content/index.ts';
import { seedContent, takeFile } from '../seed-content.ts';
import { type FreshDatabase, freshDatabase, withClient } from './database.ts';
import { describeFile, sampleContent } from './sample-content.ts';

/** `sample`: the small company of the contract. `seed`: the sample company of the first start. */
type Which = 'sample' | 'seed';

const imports: Record<Which, [directory: string, storeFile: StoreFile]> = {
  sample: [sampleContent, describeFile],
  seed: [seedContent, takeFile],
};

/**
 * A database with content for one test file. The content is imported once for all files; each gets a copy,
 * which PostgreSQL makes in a moment.
 */
export async function contentDatabase(serverUrl: string, which: Which): Promise<FreshDatabase> {
  const template = `content_${which}`;
  await withClient(serverUrl, async (client) => {
    // The files run in separate processes: the first one imports it, the others wait. The lock ends with the
    // connection.
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [template]);
    if (rowCount) return;
    const made = await freshDatabase(serverUrl);
    const log = { info() {}, warn() {}, error: console.error };
    try {
      const content = await openContent({ pool: made.pool, log, secret: 'any', production: true });
      await content.import(...imports[which]);
    } finally {
      await made.close();
    }
    await client.query(`ALTER DATABASE ${new URL(made.url).pathname.slice(1)} RENAME TO ${template}`);
  });
  return freshDatabase(serverUrl, template);
}
