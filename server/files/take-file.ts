import type { ReadableStream } from 'node:stream/web';
import { type FileStore, type StoredFile, UnsupportedFile } from '#services/files/index.ts';

/** Stores a file that another service hands over. Undefined: its first bytes match none of these kinds. */
export async function takeFile(
  files: Pick<FileStore, 'receive'>,
  body: ReadableStream<Uint8Array>,
  contentTypes: readonly string[],
): Promise<StoredFile | undefined> {
  try {
    return await files.receive(body, contentTypes);
  } catch (error) {
    if (error instanceof UnsupportedFile) return undefined;
    throw error;
  }
}
