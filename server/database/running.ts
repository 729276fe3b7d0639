import { join } from 'node:path';
import { SettingError } from '../settings/config.ts';
import { readPidFile } from './leftover.ts';
import { own } from './owner.ts';

/** The address of the embedded database, where another process runs it; undefined: none does. */
export async function findRunning(dataDir: string): Promise<string | undefined> {
  const left = readPidFile(join(dataDir, 'postgres', 'data'));
  if (!left) return undefined;
  try {
    await (await own(left.socketFolder, dataDir)).end();
  } catch (error) {
    if (error instanceof SettingError)
      return `postgresql:///website?host=${encodeURIComponent(left.socketFolder)}&user=site`;
  }
  return undefined;
}
