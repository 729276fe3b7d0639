import { open } from 'node:fs/promises';

/** The unpacked size of an archive at most: so much disk space its reader may need. */
const maxUnpackedBytes = 2 * 1024 ** 3;
const maxEntries = 10_000;
/** Enough for this many names and comments of usual length. */
const maxDirectoryBytes = 4 * 1024 ** 2;
/** Logs and lists shrink to a twentieth; a higher ratio than this was made to fill a disk. */
const maxRatio = 200;
/** Smaller archives may have any ratio. */
const freeBytes = 100 * 1024 ** 2;

/**
 * APPNOTE.TXT of PKWARE, 4.3.16: the end of central directory record, followed by a comment of at most 65,535 bytes.
 */
const endSignature = 0x06054b50;
const endBytes = 22;
const entrySignature = 0x02014b50;
const entryBytes = 46;

/**
 * Whether a ZIP archive is what it seems: its directory can be read, its entries lie within it one after the other,
 * and its unpacked size is plausible. Nothing is unpacked here; a nested archive is an entry like any other.
 */
export async function isHonestArchive(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const tail = Buffer.alloc(Math.min(size, endBytes + 65_535));
    await file.read(tail, 0, tail.length, size - tail.length);
    const at = findEnd(tail);
    if (at < 0) return false;
    const count = tail.readUInt16LE(at + 10);
    const length = tail.readUInt32LE(at + 12);
    const start = tail.readUInt32LE(at + 16);
    // Archives that need ZIP64 are larger than what is accepted here.
    if (count > maxEntries || length > maxDirectoryBytes || start + length > size) return false;
    const directory = Buffer.alloc(length);
    await file.read(directory, 0, length, start);
    return isWithinBounds(directory, count, size);
  } finally {
    await file.close();
  }
}

function findEnd(tail: Buffer): number {
  for (let at = tail.length - endBytes; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === endSignature) return at;
  }
  return -1;
}

function isWithinBounds(directory: Buffer, count: number, size: number): boolean {
  let at = 0;
  let packed = 0;
  let unpacked = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + entryBytes > directory.length || directory.readUInt32LE(at) !== entrySignature) return false;
    packed += directory.readUInt32LE(at + 20);
    unpacked += directory.readUInt32LE(at + 24);
    const [name, extra, comment] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field));
    at += entryBytes + name! + extra! + comment!;
  }
  // Overlapping entries have a larger packed size than the archive.
  if (packed > size || unpacked > maxUnpackedBytes) return false;
  return unpacked <= freeBytes || unpacked <= size * maxRatio;
}
