import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './settings/config.ts';

/**
 * The key that signs cookies and links: the setting SECRET, or one that is generated at the first start and stored
 * below DATA_DIR, so that cookies outlive a restart. Processes on several machines need the setting.
 */
export function readSecret({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): string {
  if (secret) return secret;
  const path = join(dataDir, 'secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    // Of two processes that start together, one writes; both read the same.
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8');
}
