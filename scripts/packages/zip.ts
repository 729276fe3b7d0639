import { strToU8, zipSync } from 'fflate';

/** Archives store local time: a fixed date gives the same bytes everywhere. */
const madeAt = new Date(2025, 0, 1);

/** A ZIP archive of texts, by path. */
export function zip(files: Readonly<Record<string, string>>): Uint8Array {
  const contents = Object.entries(files).map(([path, text]) => [path, strToU8(text)]);
  return zipSync(Object.fromEntries(contents), { level: 9, mtime: madeAt });
}
