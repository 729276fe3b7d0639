import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../settings/config.ts';

/** Without letters that are easily confused when read aloud. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/**
 * The password of the sample people: the setting, or, on an installation that only its own machine reaches, one that
 * is generated at the first start and stored below DATA_DIR. Elsewhere there is none: nobody may sign in with a
 * well-known password (ASVS 6.3.2).
 */
export function samplePassword({
  samplePassword,
  origin,
  dataDir,
}: Pick<Config, 'samplePassword' | 'origin' | 'dataDir'>): string | undefined {
  if (samplePassword || origin) return samplePassword;
  const path = join(dataDir, 'sample-password');
  const groups = Array.from({ length: 4 }, () => Array.from({ length: 4 }, letter).join(''));
  try {
    // Of two processes that start together, one writes; both read the same.
    writeFileSync(path, groups.join('-'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8');
}

function letter(): string {
  return letters[randomInt(letters.length)] ?? '';
}
