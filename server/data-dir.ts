import { access, chmod, constants, mkdir } from 'node:fs/promises';
import { SettingError } from './config.ts';

/**
 * Makes sure that DATA_DIR exists and can be written. A new one lets other accounts pass through, but not look
 * around: started by root, the database runs as nobody.
 * @throws {SettingError} when it cannot be
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    const made = await mkdir(dataDir, { recursive: true });
    if (made) await chmod(dataDir, 0o711);
    await access(dataDir, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingError(`DATA_DIR ${dataDir} must be a folder that can be written (${code}).`);
  }
}
