import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { StoredFile } from '#services/content/index.ts';

/** A small company whose content covers every case of the contract. */
export const sampleContent = join(import.meta.dirname, '../../contract/sample/content');

const contentTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain',
};

/** Stands in for the file store: stores nothing, and returns what the store would. */
export async function describeFile(path: string): Promise<StoredFile> {
  const bytes = await readFile(path);
  const contentType = contentTypes[extname(path)] ?? 'application/octet-stream';
  const [width, height] = contentType.startsWith('image/') ? [40, 30] : [0, 0];
  return {
    hash: createHash('sha256').update(bytes).digest('hex'),
    size: bytes.length,
    contentType,
    width,
    height,
    transparent: contentType === 'image/svg+xml',
  };
}
