import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import { type Account, canEnter } from './account.ts';

/** `bind` refuses longer paths: 108 bytes with the closing zero on Linux, 104 on macOS. */
const longestSocketPath = process.platform === 'linux' ? 107 : 103;
const outside = '/var/lib';
const outsideName = 'website-postgres-';
/** Holds the path of the link that leads to the folder. */
const linkFile = 'linked-from';
const socketName = '.s.PGSQL.5432';

/**
 * Makes the folder that the server lives in, `postgres` below DATA_DIR, and gives it to the account.
 * An account that cannot enter DATA_DIR (a checkout below /root, for example) gets a folder in /var/lib
 * instead, and `postgres` becomes a link to it.
 * @returns the real path
 */
export async function prepareHome(dataDir: string, account: Account | undefined, log: Log): Promise<string> {
  if (!account) return await closedFolder(join(dataDir, 'postgres'));

  const home = join(dataDir, 'postgres');
  const linked = await realpath(home).catch(() => undefined);
  if (linked && canEnter(linked, account)) return linked;
  if (canEnter(dataDir, account)) return await closedFolder(home, account);

  await removeAbandoned();
  const elsewhere = await mkdtemp(`${outside}/${outsideName}`);
  await chown(elsewhere, account.uid, account.gid);
  await symlink(elsewhere, home);
  await writeFile(join(elsewhere, linkFile), home);
  log.warn(
    'The database lies outside of DATA_DIR: started by root, it runs as "nobody", who may not enter there',
    {
      dataDir,
      database: elsewhere,
    },
  );
  return elsewhere;
}

/** Whoever deletes DATA_DIR starts over; what its link led to goes with the next start that needs such a folder. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(outside)) {
    if (!name.startsWith(outsideName)) continue;
    const folder = join(outside, name);
    const link = await readFile(join(folder, linkFile), 'utf8').catch(() => undefined);
    const running = existsSync(join(folder, 'data/postmaster.pid'));
    if (!link || running || (await readlink(link).catch(() => '')) === folder) continue;
    await rm(folder, { recursive: true, force: true });
  }
}

/** The folder for the socket: below `home`, or a short one when that path is too long for a socket. */
export async function prepareSocketFolder(home: string, account: Account | undefined): Promise<string> {
  const folder = join(home, 'run');
  if (Buffer.byteLength(join(folder, socketName)) <= longestSocketPath) return closedFolder(folder, account);
  const short = await mkdtemp(join(tmpdir(), 'pg-'));
  if (account) await chown(short, account.uid, account.gid);
  return short;
}

async function closedFolder(path: string, account?: Account): Promise<string> {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o700);
  if (account) await chown(path, account.uid, account.gid);
  return await realpath(path);
}
