import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FileStore, Files } from '#services/files/index.ts';
import type { BackEnds } from '../back-ends/open-back-ends.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';

const seed = join(import.meta.dirname, '../../seed/company');
const loader = join(import.meta.dirname, 'load-samples.ts');
/** An advisory lock: "samp" in ASCII, which nothing else locks. */
const lock = 0x73616d70;

/** The sample data was not loaded; the process that tried has logged the reason. */
export class SamplesError extends Error {}

/** How a back end loads its part of the samples from a directory. */
type Samples = {
  isEmpty: () => Promise<boolean>;
  import: (
    directory: string,
    storeFile: ReturnType<typeof storeAloud>,
  ) => Promise<Readonly<Record<string, unknown>>>;
  /** Whether the files have changed since they were loaded. */
  isBehind?: (directory: string) => Promise<boolean>;
  importAgain?: (directory: string, storeFile: ReturnType<typeof storeAloud>) => Promise<void>;
};

/**
 * At the first start: loads the content and the catalogue of the sample company, its customers with their people,
 * machines and tickets, and indexes them. Later: updates records from newer files where nobody has changed them. Runs
 * in a process of its own, which frees its memory.
 * @throws {SamplesError}
 */
export async function loadSamplesApart(
  backEnds: BackEnds,
  { connectionString }: Pick<Database, 'connectionString'>,
): Promise<void> {
  const lacking = await Promise.all(findSamples(backEnds).map(findLack));
  if (lacking.every((lack) => lack === undefined)) return;
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
export async function loadSamples(
  { backEnds, files, database, log }: Parts,
  company: string = seed,
): Promise<void> {
  for (const samples of findSamples(backEnds, company)) {
    if (!(await findLack(samples))) continue;
    const { name, directory, own } = samples;
    const store = storeAloud(name === 'portal' ? files.sealed : files, name, log);
    const connection = await database.pool.connect();
    try {
      await connection.query('SELECT pg_advisory_lock($1)', [lock]);
      const lack = await findLack(samples);
      if (lack === 'all') {
        log.info(`Loading the sample ${name}, once …`);
        const report = await own.import(directory, store);
        log.info(`Sample ${name} loaded`, report);
      } else if (lack === 'news') {
        // A running installation carries on when its samples cannot be updated.
        await own.importAgain?.(directory, store).then(
          () => log.info(`Sample ${name} brought up to date`),
          (error) => log.warn(`The sample ${name} could not be brought up to date`, { error }),
        );
      }
    } finally {
      // Closing the connection releases the lock, too.
      connection.release(true);
    }
  }
}

async function findLack({ own, directory }: { own: Samples; directory: string }) {
  if (await own.isEmpty()) return 'all';
  return (await own.isBehind?.(directory)) ? 'news' : undefined;
}

function findSamples({ content, products, accounts, support }: BackEnds, company = seed) {
  const all = { content: content.own, products: products.own, accounts: accounts.own, portal: support.own };
  return Object.entries(all).flatMap(([name, own]: [string, Samples | undefined]) =>
    own ? [{ name, own, directory: join(company, name) }] : [],
  );
}

/** Resizing pictures takes a while: progress is logged. */
function storeAloud(files: Pick<FileStore, 'store'>, name: string, log: Log) {
  let stored = 0;
  return async (path: string) => {
    const file = await files.store(path);
    stored += 1;
    if (stored % 50 === 0) log.info(`Loading the sample ${name} …`, { files: stored });
    return file;
  };
}
