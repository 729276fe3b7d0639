import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';

/** What a file is, by its bytes: a name or a claim proves nothing. */
export type MediaType = { readonly contentType: string; readonly extension: string };

/** Pictures that we can read and write again; others, SVG before all, could hold more than a picture. */
const pictures = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/tiff']);

/** Undefined: it is neither a picture nor a film that we take. */
export async function mediaTypeOfHead(head: Uint8Array): Promise<MediaType | undefined> {
  return taken(await fileTypeFromBuffer(head));
}

/** The same of a file on disk. */
export async function mediaTypeOfFile(path: string): Promise<MediaType | undefined> {
  return taken(await fileTypeFromFile(path));
}

function taken(found: { mime: string; ext: string } | undefined): MediaType | undefined {
  if (!found) return undefined;
  const isTaken = pictures.has(found.mime) || found.mime.startsWith('video/');
  return isTaken ? { contentType: found.mime, extension: found.ext } : undefined;
}
