import { Readable } from 'node:stream';
import { contentDisposition } from '#services/foundation/delivery/disposition.ts';
import { byteRange } from '#services/foundation/delivery/range.ts';
import { redirectDownload } from '#services/foundation/delivery/redirect-download.ts';
import type { BlobStore, StoredFile } from '../blob/blob-store.ts';

export type Delivery = {
  readonly fileName: string;
  readonly attachment: boolean;
  readonly caching: CacheMode;
};

/**
 * How long an answer may be cached, by the browser and by proxies. `forever`: the address names the content, so it
 * never changes. `asking`: revalidated each time. `never`: it is not for everybody.
 */
export type CacheMode = keyof typeof cacheControl;

const cacheControl = {
  forever: 'public, max-age=31536000, immutable',
  asking: 'public, max-age=0, must-revalidate',
  never: 'private, no-store',
} as const;

const withCharset: Readonly<Record<string, string>> = { 'text/vtt': 'text/vtt; charset=utf-8' };

/** A file that is opened by its own address may do nothing: run no script, send no form, load nothing. */
function getPolicy(contentType: string): string {
  // Chromium shows no PDF inside a sandbox; its viewer runs nothing in the name of this site.
  return contentType === 'application/pdf'
    ? "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'"
    : "default-src 'none'; style-src 'unsafe-inline'; sandbox";
}

/** Answers with a file, the requested range of it, or a redirect to the store's own address. */
export async function deliver(
  request: Request,
  file: StoredFile,
  blobs: Pick<BlobStore, 'read' | 'addressOf'>,
  how: Delivery,
  redirectsDownloads = false,
): Promise<Response> {
  const etag = `"${file.hash}"`;
  if (redirectsDownloads && how.attachment && how.caching === 'never') {
    const elsewhere = await redirectDownload(request, { ...how, contentType: file.contentType }, (answer) =>
      blobs.addressOf(file.hash, answer),
    );
    if (elsewhere) return elsewhere;
  }
  const headers = new Headers({
    ETag: etag,
    ...cacheHeaders(how.caching),
    'Content-Security-Policy': getPolicy(file.contentType),
    'Content-Type': withCharset[file.contentType] ?? file.contentType,
    'Content-Disposition': contentDisposition(how.attachment ? 'attachment' : 'inline', how.fileName),
    'Accept-Ranges': 'bytes',
  });
  if (isHeld(request, etag)) return new Response(null, { status: 304, headers });
  const unchanged = [null, etag].includes(request.headers.get('if-range'));
  const range = unchanged ? byteRange(request.headers.get('range'), file.size) : undefined;
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  headers.set('Content-Length', String(end - start + 1));
  if (range) headers.set('Content-Range', `bytes ${start}-${end}/${file.size}`);
  const isEmpty = request.method === 'HEAD' || file.size === 0;
  const stream = isEmpty ? undefined : await blobs.read(file.hash, { start, end });
  if (!isEmpty && !stream) throw new Error(`The bytes of ${file.hash} are gone`);
  const body = stream ? (Readable.toWeb(stream) as ReadableStream) : null;
  return new Response(body, { status: range ? 206 : 200, headers });
}

type Bytes = { readonly bytes: Buffer; readonly contentType: string; readonly etag: string };

/** Answers with bytes from memory. */
export function deliverBytes(
  request: Request,
  { bytes, contentType, etag }: Bytes,
  caching: CacheMode,
): Response {
  const headers = {
    ETag: etag,
    ...cacheHeaders(caching),
    'Content-Security-Policy': getPolicy(contentType),
    'Content-Type': contentType,
  };
  if (isHeld(request, etag)) return new Response(null, { status: 304, headers });
  const body = request.method === 'HEAD' ? null : (bytes as Uint8Array<ArrayBuffer>);
  return new Response(body, { headers: { ...headers, 'Content-Length': String(bytes.length) } });
}

/** Files that are not for everybody are not for search engines either. */
function cacheHeaders(caching: CacheMode): Record<string, string> {
  const header = { 'Cache-Control': cacheControl[caching] };
  return caching === 'never' ? { ...header, 'X-Robots-Tag': 'noindex' } : header;
}

function isHeld(request: Request, etag: string): boolean {
  const held = request.headers.get('if-none-match');
  return (
    held !== null &&
    (held.trim() === '*' || held.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
  );
}
