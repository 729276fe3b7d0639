import { access, chmod, constants, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import { SettingError } from '../settings/config.ts';

/** Closed to others; run by root, the folder lets the database's account pass through to its own folder below. */
const folderMode = process.getuid?.() === 0 && process.platform !== 'linux' ? 0o711 : 0o700;
const fileMode = 0o600;
/** The embedded database closes its own folder, which may belong to another account. */
const ofDatabase = 'postgres';

/**
 * Makes sure that DATA_DIR exists, can be written, and is closed to other accounts with all that lies in it.
 * @throws {SettingError} when it cannot be
 */
export async function prepareDataDir(dataDir: string, log: Pick<Log, 'warn'>): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: folderMode });
    await access(dataDir, constants.W_OK);
    if (((await stat(dataDir)).mode & 0o777) === folderMode) return;
    await closeBelow(dataDir);
    // Done last, so that an interrupted start repeats all of it.
    await chmod(dataDir, folderMode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A mounted folder may belong to another account and still be writable for us.
    if (code === 'EPERM') return log.warn('DATA_DIR cannot be closed to other accounts', { dataDir });
    throw new SettingError(`DATA_DIR ${dataDir} must be a folder that can be written (${code}).`);
  }
}

/** An earlier version let other accounts pass through, and what lay below was open to them. */
async function closeBelow(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name === ofDatabase) continue;
      await closeBelow(path);
      await chmod(path, folderMode);
    } else if (entry.isFile()) await chmod(path, fileMode);
  }
}
