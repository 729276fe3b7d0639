/** What a file is, by its bytes: a name or a claim proves nothing. */
export type MediaType = { readonly contentType: string; readonly extension: string };

/** Pictures that we can read and write again; others, SVG before all, could hold more than a picture. */
const pictures = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/tiff']);

/** Undefined: it is neither a picture nor a film that we take. */
export async function mediaTypeOfHead(head: Uint8Array): Promise<MediaType | undefined> {
  const { fileTypeFromBuffer } = await knownTypes();
  return acceptedType(await fileTypeFromBuffer(head));
}

/** The same of a file on disk. */
export async function mediaTypeOfFile(path: string): Promise<MediaType | undefined> {
  const { fileTypeFromFile } = await knownTypes();
  return acceptedType(await fileTypeFromFile(path));
}

/** Read with the first file that somebody sends, not at the start. */
const knownTypes = () => import('file-type');

function acceptedType(found: { mime: string; ext: string } | undefined): MediaType | undefined {
  if (!found) return undefined;
  const isTaken = pictures.has(found.mime) || found.mime.startsWith('video/');
  return isTaken ? { contentType: found.mime, extension: found.ext } : undefined;
}
