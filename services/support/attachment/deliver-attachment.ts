import { Readable } from 'node:stream';
import type { Pool } from 'pg';
import { contentDisposition } from '#services/foundation/delivery/disposition.ts';
import { byteRange } from '#services/foundation/delivery/range.ts';
import { redirectDownload } from '#services/foundation/delivery/redirect-download.ts';
import { textResponse } from '#services/foundation/delivery/text-response.ts';
import { type ByteRange, StoreUnavailable } from '#services/foundation/objects/object-store.ts';
import type { DownloadLinks } from '#services/support/download-link/sign-download-link.ts';
import type { AttachmentFiles } from './attachment-files.ts';
import { type AttachmentRow, findAttachment } from './find-attachments.ts';

type Parts = {
  pool: Pool;
  links: DownloadLinks;
  files: AttachmentFiles;
  redirectsDownloads: boolean;
};

const pattern = /^\/api\/attachments\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([^/]{1,600})$/;
const previewName = 'preview.webp';

/**
 * TIC-02: `/api/attachments/{id}/{name}?exp&sig` delivers a file of a ticket to the holder of a link from the API.
 * Opened by itself it can do nothing: run no script, send no form, load nothing.
 */
export function attachmentDelivery({ pool, links, files, redirectsDownloads }: Parts) {
  return async (request: Request): Promise<Response> => {
    try {
      return await answer(request);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      return textResponse(503, 'Please try again', { 'Retry-After': '5' });
    }
  };

  async function answer(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return textResponse(405, 'Only GET and HEAD', { Allow: 'GET, HEAD' });
    }
    const url = new URL(request.url);
    const [, id = '', name = ''] = pattern.exec(url.pathname) ?? [];
    if (!id) return textResponse(404, 'Not found');
    if (!links.holds(url)) return textResponse(403, 'This link has expired');
    const attachment = await findAttachment(pool, id);
    if (!attachment) return textResponse(404, 'Not found');
    const isPreview = name === previewName && attachment.contentType.startsWith('image/');
    const key = isPreview ? files.previewOf(id) : files.keyOf(id);
    if (redirectsDownloads && !isPreview) {
      const { name: fileName, contentType } = attachment;
      const elsewhere = await redirectDownload(request, { fileName, contentType }, (how) =>
        files.stored.addressOf(key, how),
      );
      if (elsewhere) return elsewhere;
    }
    const size = (await files.stored.find(key))?.size;
    if (size === undefined) return textResponse(404, 'Not found');
    const shown = isPreview ? { ...attachment, contentType: 'image/webp' } : attachment;
    return deliver(request, shown, (range) => files.stored.read(key, range), size);
  }
}

async function deliver(
  request: Request,
  { id, name, contentType }: AttachmentRow,
  read: (range: ByteRange) => Promise<Readable | undefined>,
  size: number,
): Promise<Response> {
  const etag = `"${id}-${size}"`;
  const headers = new Headers({
    ETag: etag,
    // The holder of the link may have the file; shared caches may not store it.
    'Cache-Control': 'private, no-store',
    'Content-Type': contentType,
    'Content-Disposition': contentDisposition('attachment', name),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Accept-Ranges': 'bytes',
  });
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const isUnchanged = [null, etag].includes(request.headers.get('if-range'));
  const range = isUnchanged ? byteRange(request.headers.get('range'), size) : undefined;
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers.set('Content-Length', String(end - start + 1));
  if (range) headers.set('Content-Range', `bytes ${start}-${end}/${size}`);
  const stream = request.method === 'HEAD' || size === 0 ? undefined : await read({ start, end });
  const body = stream ? (Readable.toWeb(stream) as ReadableStream) : null;
  return new Response(body, { status: range ? 206 : 200, headers });
}
