import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FileStore, Files } from '#services/files/index.ts';
import type { Database } from './database.ts';
import type { Log } from './log.ts';
import type { BackEnds } from './open-back-ends.ts';

const seed = join(import.meta.dirname, '..', 'seed');
const loader = join(import.meta.dirname, 'load-samples.ts');
/** Any number that no other user of the database locks: "samp" in ASCII. */
const lock = 0x73616d70;

/** The sample data was not loaded; why, the process that tried has said. */
export class SamplesError extends Error {}

/**
 * First start: loads the content and the catalogue of the sample company, its customers with their people, machines and
 * tickets, and makes them searchable. A process of its own does it: the memory that this takes ends with it.
 * @throws {SamplesError}
 */
export async function loadSamplesApart(
  backEnds: BackEnds,
  { connectionString }: Pick<Database, 'connectionString'>,
): Promise<void> {
  const lacking = await Promise.all(embeddedOf(backEnds).map(({ own }) => own.isEmpty()));
  if (!lacking.includes(true)) return;
  // biome-ignore lint/style/noProcessEnv: its own settings are read by config.ts, there
  const env = { ...process.env, DATABASE_URL: connectionString };
  const [code] = await once(fork(loader, { env, execArgv: [] }), 'exit');
  if (code !== 0) throw new SamplesError('The sample data could not be loaded; see above.');
}

type Parts = {
  readonly backEnds: BackEnds;
  readonly files: Files;
  readonly database: Pick<Database, 'pool'>;
  readonly log: Log;
};

/** Loads what is missing. Of several processes that start together, one does it. */
export async function loadSamples({ backEnds, files, database, log }: Parts): Promise<void> {
  for (const { name, own } of embeddedOf(backEnds)) {
    if (!(await own.isEmpty())) continue;
    const store = name === 'portal' ? files.sealed : files;
    const connection = await database.pool.connect();
    try {
      await connection.query('SELECT pg_advisory_lock($1)', [lock]);
      if (!(await own.isEmpty())) continue;
      log.info(`Loading the sample ${name}, once …`);
      const report = await own.import(join(seed, name), storeAloud(store, name, log));
      log.info(`Sample ${name} loaded`, report);
    } finally {
      // Ends the lock, too.
      connection.release(true);
    }
  }
}

function embeddedOf({ content, products, accounts, support }: BackEnds) {
  const own = { content: content.own, products: products.own, accounts: accounts.own, portal: support.own };
  return Object.entries(own).flatMap(([name, own]) => (own ? [{ name, own }] : []));
}

/** Taking in pictures takes a while: it says how far it is. */
function storeAloud(files: Pick<FileStore, 'store'>, name: string, log: Log) {
  let stored = 0;
  return async (path: string) => {
    const file = await files.store(path);
    stored += 1;
    if (stored % 50 === 0) log.info(`Loading the sample ${name} …`, { files: stored });
    return file;
  };
}
