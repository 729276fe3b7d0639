import { readFileSync } from 'node:fs';

/**
 * A signal that ends `npm start` ends npm, but not its descendants: a shell, and in it this process. So the
 * parents are watched.
 * @returns {() => boolean} whether the parent, or npm above it, has ended since
 */
export function watchParent() {
  const parent = process.ppid;
  const above = parentOf(parent);
  const npmIsAbove = nameOf(above).startsWith('npm');
  return () => process.ppid !== parent || (npmIsAbove && parentOf(parent) !== above);
}

/** Only Linux has a file for it; elsewhere this is 0, so that only the direct parent is watched. */
function parentOf(pid) {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function nameOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8');
  } catch {
    return '';
  }
}
