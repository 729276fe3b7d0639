import { createReadStream } from 'node:fs';
import { Unzip, UnzipInflate } from 'fflate';
import { UnreadableFile } from '#services/foundation/unreadable-file.ts';

/** Packed data expand at most a thousandfold, which bounds the output of one step. */
const stepBytes = 16 * 1024;

/** A spreadsheet has some dozens of entries, an archive with pictures some thousands. */
const maxEntries = 50_000;

/**
 * The names of the files in an archive, in their order.
 * @throws {UnreadableFile}
 */
export async function listEntries(path: string): Promise<string[]> {
  const names: string[] = [];
  const unzip = new Unzip(({ name }) => {
    names.push(name);
    if (names.length > maxEntries)
      throw new UnreadableFile(0, `contains more than ${maxEntries} files`, 'archive');
  });
  unzip.register(UnzipInflate);
  for await (const chunk of createReadStream(path, { highWaterMark: stepBytes })) push(unzip, chunk, false);
  return names;
}

/**
 * Unpacks one file of an archive, piece by piece; yields nothing if there is no such file.
 * @throws {UnreadableFile}
 */
export async function* readEntry(path: string, wanted: string): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const entry: { state: 'sought' | 'found' | 'read' } = { state: 'sought' };
  let failure: Error | undefined;
  const unzip = new Unzip((file) => {
    if (entry.state !== 'sought' || file.name !== wanted) return;
    entry.state = 'found';
    file.ondata = (error, chunk, isLast) => {
      failure ??= error ?? undefined;
      if (chunk?.length) ready.push(chunk);
      if (isLast) entry.state = 'read';
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for await (const chunk of createReadStream(path, { highWaterMark: stepBytes })) {
    push(unzip, chunk, false);
    if (failure) throw damaged(failure);
    yield* ready;
    ready = [];
    if (entry.state === 'read') return;
  }
  push(unzip, new Uint8Array(), true);
  if (failure) throw damaged(failure);
  yield* ready;
  if (entry.state === 'found') throw new UnreadableFile(0, `${wanted} breaks off`, 'brokenOff');
}

function push(unzip: Unzip, chunk: Uint8Array, isLast: boolean): void {
  try {
    unzip.push(chunk, isLast);
  } catch (error) {
    throw error instanceof UnreadableFile ? error : damaged(error as Error);
  }
}

function damaged({ message }: Error): UnreadableFile {
  return new UnreadableFile(0, `is a damaged archive: ${message}`, 'archive');
}
