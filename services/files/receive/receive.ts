import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { BlobStore, StoredFile } from '../blob/blob-store.ts';
import { getContentType, UnsupportedFile } from '../blob/content-type.ts';
import { getAppearance } from '../image/appearance.ts';
import { dropMetadata } from './drop-metadata.ts';

const headBytes = 1024;

/** Creates the function that receives uploads; incomplete ones lie in a folder of this machine. */
export function createReceive(directory: string, blobs: BlobStore) {
  return async (body: ReadableStream<Uint8Array>, contentTypes: readonly string[]): Promise<StoredFile> => {
    await mkdir(directory, { recursive: true });
    const path = join(directory, randomUUID());
    try {
      const contentType = await write(body, path, contentTypes);
      const appearance = await getAppearance(path, contentType);
      if (contentType.startsWith('image/')) await dropMetadata(path, contentType);
      return await blobs.putFile(path, { contentType, ...appearance });
    } finally {
      await rm(path, { force: true });
    }
  };
}

/** Writes an upload to disk and gives its type; another type is refused as soon as it is recognised. */
async function write(
  body: ReadableStream<Uint8Array>,
  path: string,
  contentTypes: readonly string[],
): Promise<string> {
  let head = Buffer.alloc(0);
  let contentType: string | undefined;
  const check = () => {
    contentType = getContentType(head);
    if (!contentTypes.includes(contentType)) throw new UnsupportedFile(`${contentType} is not taken here`);
  };
  async function* checked(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      if (head.length < headBytes) {
        head = Buffer.concat([head, chunk.subarray(0, headBytes - head.length)]);
        if (head.length === headBytes) check();
      }
      yield chunk;
    }
  }
  await pipeline(Readable.fromWeb(body), checked, createWriteStream(path, { flags: 'wx' }));
  if (!contentType) check();
  return contentType ?? '';
}
