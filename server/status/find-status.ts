import type {
  DataCacheStatus,
  InstallationStatus,
  LateWork,
  MigrationStatus,
  PageCacheStatus,
  PartStatus,
  QueueStatus,
} from '#contracts/editing/installation-status.ts';
import type { Outbox } from '#services/foundation/outbox/outbox.ts';
import type { Search } from '#services/search/index.ts';
import type { Support } from '#services/support/index.ts';
import { findLastBackup } from '../backup/last-backup.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import {
  type BackEndName,
  type BackEndsToCheck,
  checkBackEnd,
  withinPatience,
} from '../mounts/check-parts.ts';
import { readProgramVersion } from '../program-version.ts';
import { findCertificates } from './certificates.ts';

export type StatusParts = {
  readonly backEnds: BackEndsToCheck;
  readonly pool: Pick<Database['pool'], 'query'>;
  readonly objects: Parameters<typeof findLastBackup>[0];
  /** @throws when the store of files does not answer */
  readonly checkFiles: () => Promise<void>;
  readonly findMigrations: () => Promise<readonly MigrationStatus[]>;
  /** What is embedded; undefined: a back end elsewhere looks after it itself. */
  readonly mails: (() => Promise<QueueStatus>) | undefined;
  readonly webhooks: Support['webhookQueue'] | undefined;
  /** Of each embedded back end that publishes by plan. */
  readonly latePlans: readonly (() => Promise<LateWork>)[];
  readonly index: Search['status'] | undefined;
  readonly pages: () => PageCacheStatus | undefined;
  readonly data: () => Promise<readonly DataCacheStatus[]>;
  /** How many processes answer requests on this machine. */
  readonly processes: number;
  /** The hosts at which the settings say that browsers use HTTPS. */
  readonly secureHosts: readonly string[];
  readonly log: Pick<Log, 'warn'>;
};

/** Whatever has not answered by then is shown without an answer. */
const patienceMs = 2000;

/** Asks every part at the same time: one that fails or hangs leaves the others. */
export async function findStatus(parts: StatusParts): Promise<InstallationStatus> {
  const { backEnds, pool, processes, log } = parts;
  const inTime = async <Value>(name: string, work: () => Promise<Value>): Promise<Value | null> => {
    try {
      return await withinPatience(work(), patienceMs);
    } catch (error) {
      log.warn('A part of the status could not be found out', { part: name, error });
      return null;
    }
  };
  const ifHere = async <Value>(name: string, work: (() => Promise<Value>) | undefined) =>
    work && inTime(name, work);
  const [
    program,
    states,
    database,
    migrations,
    mails,
    webhooks,
    publications,
    index,
    data,
    backup,
    certificates,
  ] = await Promise.all([
    readProgramVersion(),
    Promise.all([
      ...(Object.keys(backEnds) as BackEndName[]).map((name) =>
        measured(name, () => checkBackEnd(name, backEnds[name])),
      ),
      measured('database', () => pool.query('SELECT 1')),
      measured('files', parts.checkFiles),
    ]),
    inTime('database', () => findDatabaseVersion(pool)),
    inTime('migrations', parts.findMigrations),
    ifHere('mails', parts.mails),
    ifHere('webhooks', parts.webhooks),
    ifHere('publications', parts.latePlans.length > 0 ? () => findLate(parts.latePlans) : undefined),
    ifHere('index', parts.index),
    inTime('data', parts.data),
    inTime('backup', async () => ({ last: (await findLastBackup(parts.objects)) ?? null })),
    findCertificates(parts.secureHosts, patienceMs),
  ]);
  return {
    at: new Date().toISOString(),
    program: {
      version: program.version,
      node: process.versions.node,
      startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
      processes,
      process: process.pid,
      memory: process.memoryUsage.rss(),
    },
    parts: states,
    database,
    migrations,
    mails,
    webhooks,
    publications,
    index,
    pages: parts.pages() ?? null,
    data: data ?? [],
    backup,
    certificates,
  };
}

/** The mails of all senders together. */
export async function findMailQueue(
  outboxes: readonly Pick<Outbox, 'count'>[],
  pool: Database['pool'],
  nextMails: () => Promise<readonly (number | null)[]>,
): Promise<QueueStatus> {
  const [counts, next] = await Promise.all([
    Promise.all(outboxes.map((outbox) => outbox.count(pool))),
    nextMails(),
  ]);
  const sum = (name: 'waiting' | 'retried' | 'failed') =>
    counts.reduce((total, count) => total + count[name], 0);
  return {
    waiting: sum('waiting'),
    retried: sum('retried'),
    failed: sum('failed'),
    lateSeconds: Math.max(0, ...next.map((seconds) => -(seconds ?? 0))),
  };
}

async function measured(name: string, work: () => Promise<unknown>): Promise<PartStatus> {
  const began = performance.now();
  const isAnswering = await withinPatience(work(), patienceMs).then(
    () => true,
    () => false,
  );
  return { name, isAnswering, milliseconds: Math.round(performance.now() - began) };
}

async function findDatabaseVersion(pool: StatusParts['pool']): Promise<string | null> {
  const { rows } = await pool.query<{ server_version: string }>('SHOW server_version');
  // Some add where they were built: `16.4 (Debian 16.4-1)`.
  return rows[0]?.server_version.split(' ')[0] ?? null;
}

async function findLate(latePlans: StatusParts['latePlans']): Promise<LateWork> {
  const found = await Promise.all(latePlans.map((find) => find()));
  return {
    count: found.reduce((total, { count }) => total + count, 0),
    lateSeconds: Math.max(...found.map(({ lateSeconds }) => lateSeconds)),
  };
}
