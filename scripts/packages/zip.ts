import { strToU8, zipSync } from 'fflate';

/** As archives write it, in the time of the machine: the same files give the same bytes everywhere. */
const madeAt = new Date(2025, 0, 1);

/** An archive of texts by path. */
export function zip(files: Readonly<Record<string, string>>): Uint8Array {
  const contents = Object.entries(files).map(([path, text]) => [path, strToU8(text)]);
  return zipSync(Object.fromEntries(contents), { level: 9, mtime: madeAt });
}
