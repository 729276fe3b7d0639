import { createReadStream } from 'node:fs';
import { isText } from './plain-text.ts';

/** What a file is, by its bytes: a name or a claim proves nothing. */
export type MediaType = { readonly contentType: string; readonly extension: string };

/** Whether documents are taken beside pictures and films. */
export type TakenKinds = { readonly ticketDocuments: boolean };

/** Pictures that we can read and write again; others, SVG before all, could hold more than a picture. */
const pictures = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/tiff']);

const documents = new Set(['application/pdf', 'application/zip']);

/** A text has no signature: it is what is nothing else. */
const text: MediaType = { contentType: 'text/plain', extension: 'txt' };

/** Undefined: it begins like nothing that we take. */
export async function mediaTypeOfHead(head: Uint8Array, kinds: TakenKinds): Promise<MediaType | undefined> {
  const { fileTypeFromBuffer } = await knownTypes();
  return acceptedType(await fileTypeFromBuffer(head), [head], kinds);
}

/** The same of a whole file on disk. */
export async function mediaTypeOfFile(path: string, kinds: TakenKinds): Promise<MediaType | undefined> {
  const { fileTypeFromFile } = await knownTypes();
  return acceptedType(await fileTypeFromFile(path), createReadStream(path), kinds);
}

/** Read with the first file that somebody sends, not at the start. */
const knownTypes = () => import('file-type');

async function acceptedType(
  found: { mime: string; ext: string } | undefined,
  bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  { ticketDocuments }: TakenKinds,
): Promise<MediaType | undefined> {
  if (!found) return ticketDocuments && (await isText(bytes)) ? text : undefined;
  const isMedia = pictures.has(found.mime) || found.mime.startsWith('video/');
  const isTaken = isMedia || (ticketDocuments && documents.has(found.mime));
  return isTaken ? { contentType: found.mime, extension: found.ext } : undefined;
}
