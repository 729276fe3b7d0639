import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export function hashOf(contents) {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content).update('\0');
  return hash.digest('hex');
}

/** Whether a file records that the work for this hash was finished. */
export function isFresh(mark, hash) {
  try {
    return readFileSync(mark, 'utf8') === hash;
  } catch {
    return false;
  }
}

export function stamp(mark, hash) {
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, hash);
}
