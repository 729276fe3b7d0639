import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { isText } from './plain-text.ts';

/** The type of a file, detected from its bytes: a name or a declared type proves nothing. */
export type MediaType = { readonly contentType: string; readonly extension: string };

/** Whether documents are accepted beside pictures and films. */
export type TakenKinds = { readonly ticketDocuments: boolean };

/** Pictures that we can decode and encode again; others, above all SVG, could hold more than a picture. */
const pictures = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/tiff']);

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const documents = new Set(['application/pdf', 'application/zip', workbook]);
/** Types that may unpack to more than their size. */
export const archives: ReadonlySet<string> = new Set(['application/zip', workbook]);

/** DXF has two forms: a text, and a binary one with this signature (AutoCAD, DXF Reference, “Binary DXF Files”). */
const binaryDrawing = Buffer.from('AutoCAD Binary DXF\r\n\x1a\0', 'latin1');
const drawing: MediaType = { contentType: 'application/dxf', extension: 'dxf' };

/** Text has no signature: it is what matches nothing else. STEP (ISO 10303-21), most DXF and CSV files are text. */
const text: MediaType = { contentType: 'text/plain', extension: 'txt' };

/** Undefined: no accepted type begins like this. */
export async function mediaTypeOfHead(head: Uint8Array, kinds: TakenKinds): Promise<MediaType | undefined> {
  const { fileTypeFromBuffer } = await knownTypes();
  return acceptedType(await fileTypeFromBuffer(head), head, [head], kinds);
}

/** The same for a complete file on disk. */
export async function mediaTypeOfFile(path: string, kinds: TakenKinds): Promise<MediaType | undefined> {
  const { fileTypeFromFile } = await knownTypes();
  const head = await readHead(path);
  return acceptedType(await fileTypeFromFile(path), head, createReadStream(path), kinds);
}

/** Loaded with the first upload, not at the start. */
const knownTypes = () => import('file-type');

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(binaryDrawing.length) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function acceptedType(
  found: { mime: string; ext: string } | undefined,
  head: Uint8Array,
  bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  { ticketDocuments }: TakenKinds,
): Promise<MediaType | undefined> {
  if (!found) {
    if (!ticketDocuments) return undefined;
    if (binaryDrawing.equals(head.subarray(0, binaryDrawing.length))) return drawing;
    return (await isText(bytes)) ? text : undefined;
  }
  const isMedia = pictures.has(found.mime) || found.mime.startsWith('video/');
  const isTaken = isMedia || (ticketDocuments && documents.has(found.mime));
  return isTaken ? { contentType: found.mime, extension: found.ext } : undefined;
}
