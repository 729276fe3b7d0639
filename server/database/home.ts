import { chmod, chown, mkdir, mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from './account.ts';

/** `bind` and `connect` refuse longer paths: 108 bytes with the closing zero on Linux, 104 on macOS. */
const maxSocketPath = process.platform === 'linux' ? 107 : 103;
const socketName = '.s.PGSQL.5432';

/**
 * Makes the folder that the server lives in, `postgres` below DATA_DIR, and gives it to the account, which need not be able
 * to enter DATA_DIR (server-process.ts). An earlier version may have put it elsewhere and left a link.
 * @returns the real path
 */
export function prepareHome(dataDir: string, account: Account | undefined): Promise<string> {
  return closedFolder(join(dataDir, 'postgres'), account);
}

/** The folder for the socket: below `home`, or a short one when that path is too long for a socket. */
export async function prepareSocketFolder(home: string, account: Account | undefined): Promise<string> {
  const folder = join(home, 'run');
  if (Buffer.byteLength(join(folder, socketName)) <= maxSocketPath) return closedFolder(folder, account);
  const short = await mkdtemp(join(tmpdir(), 'pg-'));
  if (account) await chown(short, account.uid, account.gid);
  return short;
}

async function closedFolder(path: string, account: Account | undefined): Promise<string> {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o700);
  if (account) await chown(path, account.uid, account.gid);
  return await realpath(path);
}
