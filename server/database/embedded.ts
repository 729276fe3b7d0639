import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { SettingError } from '../settings/config.ts';
import { type Account, serverAccount } from './account.ts';
import { prepareHome, prepareSocketFolder } from './home.ts';
import { endLeftover } from './leftover.ts';
import { own } from './owner.ts';
import { findProgram } from './program.ts';
import { initialise, type ServerProcess, spawnServer } from './server-process.ts';

export type EmbeddedDatabase = { readonly connectionString: string; readonly stop: () => Promise<void> };

const startMs = 60_000;
const restartMs = 500;

/**
 * Starts the embedded PostgreSQL below DATA_DIR, on a Unix socket and without a port, as its only owner.
 * Should it die, it is started again under the same address.
 * @throws {SettingError} when DATA_DIR belongs to another running process or no server can run there
 */
export async function startEmbedded(dataDir: string, log: Log): Promise<EmbeddedDatabase> {
  const account = serverAccount();
  const home = await prepareHome(dataDir, account);
  const program = await findProgram(account);
  const dataFolder = join(home, 'data');
  await endLeftover(dataFolder, dataDir, log);
  if (!existsSync(dataFolder)) await createDataFolder(program.initdb, home, account, log);

  const socketFolder = await prepareSocketFolder(home, account);
  const spawnOne = () =>
    startAsOwner(
      () => spawnServer({ postgres: program.postgres, dataFolder, socketFolder, account, log }),
      () => own(socketFolder, dataDir),
    );
  let server = await spawnOne();
  await createDatabase(server.owner);

  let stopping = false;
  const keepAlive = async () => {
    while (!stopping) {
      await server.process.exited;
      if (stopping) return;
      log.error('The database server died; starting it again', { lastWords: server.process.lastWords() });
      await wait(restartMs);
      server = await spawnOne().catch((error) => {
        log.error('The database server could not be started again', { error });
        return server;
      });
    }
  };
  void keepAlive();

  return {
    connectionString: `postgresql:///website?host=${encodeURIComponent(socketFolder)}&user=site`,
    async stop() {
      stopping = true;
      await server.process.stop();
      if (!socketFolder.startsWith(home)) await rm(socketFolder, { recursive: true, force: true });
    },
  };
}

/** Two processes that start at the same time both prepare one; the first rename wins. */
async function createDataFolder(initdb: string, home: string, account: Account | undefined, log: Log) {
  log.info('Creating the database', { folder: home });
  for (const name of await readdir(home)) {
    if (name.startsWith('data.') && !isAlive(Number(name.slice(5))))
      await rm(join(home, name), { recursive: true });
  }
  const unfinished = join(home, `data.${process.pid}`);
  await mkdir(unfinished, { mode: 0o700 });
  if (account) await chown(unfinished, account.uid, account.gid);
  await initialise(initdb, unfinished, account);
  await rename(unfinished, join(home, 'data')).catch(() => rm(unfinished, { recursive: true }));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * A child of a killed server may hold its shared memory a moment longer, and PostgreSQL refuses to start meanwhile.
 */
async function startAsOwner(
  spawnOne: () => ServerProcess,
  ownIt: () => Promise<pg.Client>,
): Promise<{ process: ServerProcess; owner: pg.Client }> {
  const giveUpAt = Date.now() + startMs;
  let server = spawnOne();
  for (;;) {
    const outcome = await ownIt().catch((error: Error) => error);
    if (!(outcome instanceof Error)) return { process: server, owner: outcome };
    if (outcome instanceof SettingError || Date.now() > giveUpAt) {
      await server.stop();
      throw outcome;
    }
    if (server.hasExited()) {
      if (!/already exists|still in use/.test(server.lastWords())) {
        throw new SettingError(`DATA_DIR: the embedded PostgreSQL does not start (${server.lastWords()}).`);
      }
      await wait(restartMs);
      server = spawnOne();
    }
    await wait(10);
  }
}

async function createDatabase(owner: pg.Client): Promise<void> {
  const { rowCount } = await owner.query("SELECT FROM pg_database WHERE datname = 'website'");
  if (rowCount === 0) await owner.query('CREATE DATABASE website');
}
