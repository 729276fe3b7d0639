import { join } from 'node:path';
import type { Content } from '#services/content/index.ts';
import type { Files } from '#services/files/index.ts';
import type { Accounts } from '#services/identity/index.ts';
import type { Products } from '#services/products/index.ts';
import type { Support } from '#services/support/index.ts';
import type { Database } from './database.ts';
import type { Log } from './log.ts';

const seed = join(import.meta.dirname, '..', 'seed');
/** Any number that no other user of the database locks: "samp" in ASCII. */
const lock = 0x73616d70;

type Parts = {
  /** Undefined: it is not ours. */
  readonly content: Pick<Content, 'isEmpty' | 'import'> | undefined;
  /** Undefined: it is not ours. */
  readonly products: Pick<Products, 'isEmpty' | 'import'> | undefined;
  /** Undefined: they are not ours. */
  readonly accounts: Pick<Accounts, 'isEmpty' | 'import'> | undefined;
  /** Undefined: it is not ours. */
  readonly support: Pick<Support, 'isEmpty' | 'import'> | undefined;
  readonly files: Pick<Files, 'store'>;
  readonly database: Pick<Database, 'pool'>;
  readonly log: Log;
};

/**
 * First start: loads the content and the catalogue of the sample company, its customers with their people, machines and
 * tickets. Of several processes that start together, one does it.
 */
export async function loadSamples(parts: Parts): Promise<void> {
  const { content, products, accounts, support, files, database, log } = parts;
  const backEnds = [
    { name: 'content', backEnd: content },
    { name: 'products', backEnd: products },
    { name: 'accounts', backEnd: accounts },
    { name: 'portal', backEnd: support },
  ];
  for (const { name, backEnd } of backEnds) {
    if (!backEnd || !(await backEnd.isEmpty())) continue;
    const connection = await database.pool.connect();
    try {
      await connection.query('SELECT pg_advisory_lock($1)', [lock]);
      if (!(await backEnd.isEmpty())) continue;
      log.info(`Loading the sample ${name}, once …`);
      const report = await backEnd.import(join(seed, name), storeAloud(files, name, log));
      log.info(`Sample ${name} loaded`, report);
    } finally {
      // Ends the lock, too.
      connection.release(true);
    }
  }
}

/** Taking in pictures takes a while: it says how far it is. */
function storeAloud(files: Parts['files'], name: string, log: Log) {
  let stored = 0;
  return async (path: string) => {
    const file = await files.store(path);
    stored += 1;
    if (stored % 50 === 0) log.info(`Loading the sample ${name} …`, { files: stored });
    return file;
  };
}
