import { Unzip, UnzipInflate } from 'fflate';
import { UnreadableXliff } from '../xliff/problem.ts';

export type NamedFile = { name: string; bytes: Uint8Array };

const archiveLimits = { files: 2_000, bytes: 64 * 1024 * 1024, fileBytes: 32 * 1024 * 1024 };

/** A byte of an archive may expand to a thousand: the output of this many is counted before the next are read. */
const slice = 4096;

/**
 * The XLIFF files of an upload: itself, or those in a zip. The sizes that an archive states are not trusted; its real
 * output is counted.
 * @throws {UnreadableXliff} for an archive that is broken, empty or too large
 */
export function readArchive(name: string, bytes: Uint8Array, limits = archiveLimits): NamedFile[] {
  if (!isZip(bytes)) return [{ name, bytes }];
  const files: NamedFile[] = [];
  let entries = 0;
  let open = 0;
  let total = 0;
  const archive = new Unzip((entry) => {
    entries += 1;
    if (entries > limits.files) refuse('archive-size');
    if (leadsElsewhere(entry.name)) refuse('archive');
    if (!/\.(xlf|xliff)$/i.test(entry.name)) return;
    const declaredSize = Math.min(entry.originalSize ?? limits.fileBytes, limits.fileBytes);
    const pieces: Uint8Array[] = [];
    let size = 0;
    open += 1;
    entry.ondata = (error, piece, isLast) => {
      if (error) throw error;
      size += piece.length;
      total += piece.length;
      if (size > declaredSize || total > limits.bytes) refuse('archive-size');
      pieces.push(piece);
      if (!isLast) return;
      open -= 1;
      files.push({ name: entry.name, bytes: Buffer.concat(pieces) });
    };
    entry.start();
  });
  archive.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += slice)
      archive.push(bytes.subarray(at, at + slice), at + slice >= bytes.length);
  } catch (error) {
    if (error instanceof UnreadableXliff) throw error;
    refuse('archive');
  }
  if (open > 0) refuse('archive');
  if (files.length === 0) refuse(entries > 0 ? 'archive-empty' : 'archive');
  return files;
}

function refuse(code: string): never {
  throw new UnreadableXliff(code, 1);
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

/** Nothing is written under these names, but a translator's program does not produce such ones. */
function leadsElsewhere(name: string): boolean {
  return /(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[a-z]:|\0/i.test(name);
}
