import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { UnreadableFile } from '#services/foundation/unreadable-file.ts';
import { listEntries, readEntry } from '../../exchange/archive/zip-entry.ts';
import type { OpenFile } from '../../exchange/bmecat/read-bmecat.ts';
import { workbookEntry } from '../../exchange/xlsx/read-xlsx.ts';

/** The format of a file, and how to read it from its beginning. */
export type CatalogueFormat =
  | { format: 'bmecat'; open: OpenFile }
  | { format: 'csv'; open: OpenFile; encoding: string }
  | { format: 'xlsx' };

/**
 * Finds the format by the first bytes of a file, whatever its name is.
 * @throws {UnreadableFile} when the format is not supported
 */
export async function findFormat(path: string): Promise<CatalogueFormat> {
  const start = await readStart(path);
  if (start.length === 0) throw new UnreadableFile(0, 'is empty', 'empty');
  if (start.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]))) return findPacked(path);
  const open = () => createReadStream(path);
  // A byte order mark of UTF-8 or spaces may stand before it.
  if (/^(?:ï»¿)?\s*</.test(start.toString('latin1'))) return { format: 'bmecat', open };
  return { format: 'csv', open, encoding: await findEncoding(path, start) };
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** A workbook, or an archive with a single catalogue in it. Archives within archives are not opened. */
async function findPacked(path: string): Promise<CatalogueFormat> {
  const names = await listEntries(path);
  if (names.includes(workbookEntry)) return { format: 'xlsx' };
  const [catalogue, ...others] = names.filter(
    (name) => /\.xml$/i.test(name) && !name.startsWith('__MACOSX/'),
  );
  if (!catalogue || others.length > 0)
    throw new UnreadableFile(
      0,
      `is an archive with ${others.length + (catalogue ? 1 : 0)} catalogues`,
      'archive',
    );
  return { format: 'bmecat', open: () => readEntry(path, catalogue) };
}

/**
 * UTF-8 if all of the file is valid, otherwise what spreadsheet programs of Western countries write. A zero
 * byte near the beginning shows that the file is not a text.
 */
async function findEncoding(path: string, start: Buffer): Promise<string> {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  if (start.includes(0)) throw new UnreadableFile(0, 'is not text', 'kind');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk, { stream: true });
    return 'utf-8';
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return 'windows-1252';
  }
}
