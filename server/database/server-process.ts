import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { SettingError } from '../settings/config.ts';
import type { Account } from './account.ts';

/** Suits some ten thousand pages in little memory; a larger site has a PostgreSQL server of its own. */
const settings = {
  listen_addresses: '',
  // Like all below DATA_DIR: for its own account alone (and root, who may be its client).
  unix_socket_permissions: '0700',
  max_connections: '120',
  shared_buffers: '64MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  // Segments of the write-ahead log are not recycled after the first load: 17 MB on disk instead of 190.
  wal_recycle: 'off',
  max_worker_processes: '2',
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  jit: 'off',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '',
  // Statements may carry personal data.
  log_min_error_statement: 'panic',
};

export type ServerProcess = {
  /** The last lines that it wrote, for an error message. */
  readonly lastWords: () => string;
  readonly exited: Promise<unknown>;
  readonly hasExited: () => boolean;
  /** Rolls back open transactions, writes everything to disk and ends the server. */
  readonly stop: () => Promise<void>;
};

type Where = {
  readonly postgres: string;
  readonly dataFolder: string;
  readonly socketFolder: string;
  readonly account: Account | undefined;
  readonly log: Log;
};

/** Spawns PostgreSQL on a Unix socket. It is not ready yet: connect until it answers or has exited. */
export function spawnServer({ postgres, dataFolder, socketFolder, account, log }: Where): ServerProcess {
  const isBeside = dirname(socketFolder) === dirname(dataFolder);
  const sockets = account && isBeside ? relative(dataFolder, socketFolder) : socketFolder;
  const options = Object.entries({ ...settings, unix_socket_directories: sockets }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  );
  const child = spawn(postgres, ['-D', getName(dataFolder, account), ...options], {
    ...account,
    cwd: dataFolder,
    env: { LC_ALL: 'C' },
    // A process group of its own: Ctrl-C in the terminal reaches this program alone, which still needs the server for
    // open requests.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    lines.push(line);
    if (lines.length > 5) lines.shift();
    (/^PANIC/.test(line) ? log.error : log.debug)('PostgreSQL', { line });
  });
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  const exited = new Promise((resolve) => child.once('close', resolve));
  // However this process ends, short of kill -9, the server goes with it.
  const quit = () => child.kill('SIGINT');
  process.once('exit', quit);
  child.once('close', () => process.off('exit', quit));
  const hasExited = () => child.exitCode !== null || child.signalCode !== null || failure !== undefined;
  return {
    lastWords: () => failure?.message ?? lines.join(' | '),
    exited,
    hasExited,
    stop: () => stop(child, exited, hasExited),
  };
}

/**
 * The server's account may not pass through DATA_DIR, so it cannot reach its data by path: the process enters the
 * folder as root before it changes its account, and Linux leads it back there by `/proc`.
 */
function getName(folder: string, account: Account | undefined): string {
  return account && process.platform === 'linux' ? '/proc/self/cwd' : folder;
}

async function stop(child: ChildProcess, exited: Promise<unknown>, hasExited: () => boolean): Promise<void> {
  // SIGINT is a fast shutdown, SIGQUIT an immediate one (repaired at the next start).
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (hasExited()) return;
    child.kill(signal);
    const late = new AbortController();
    await Promise.race([exited, wait(15_000, undefined, { signal: late.signal }).catch(() => {})]);
    late.abort();
  }
}

/**
 * Creates a database cluster; takes 0.6 s.
 * @throws {SettingError} with the output of initdb
 */
export async function initialise(
  initdb: string,
  unfinished: string,
  account: Account | undefined,
): Promise<void> {
  // pg_trgm and the text search need a C library locale that knows letters beyond ASCII.
  const letters = process.platform === 'linux' ? ['--locale=C.UTF-8'] : ['--locale=C', '--lc-ctype=UTF-8'];
  const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', ...letters];
  // Without --no-sync it takes seconds longer. PostgreSQL's own fsync stays on from the first start.
  const rest = ['-U', 'site', '-A', 'trust', '--no-sync', '--no-instructions'];
  const child = spawn(initdb, ['-D', getName(unfinished, account), ...locale, ...rest], {
    ...account,
    cwd: unfinished,
    env: { LC_ALL: 'C', PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (text) => {
    complaint += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) {
    const cause = complaint.trim().replaceAll(/\s*\n\s*/g, ' ');
    throw new SettingError(
      `DATA_DIR: no database could be created there (${cause}). Correct this, or set DATABASE_URL to use another one.`,
    );
  }
}
