import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Pool } from 'pg';
import { contentDisposition } from '#services/foundation/delivery/disposition.ts';
import { byteRange } from '#services/foundation/delivery/range.ts';
import { textResponse } from '#services/foundation/text-response.ts';
import type { DownloadLinks } from '#services/support/download-link/sign-download-link.ts';
import type { AttachmentFiles } from './attachment-files.ts';
import { type AttachmentRow, findAttachment } from './find-attachments.ts';

type Parts = { pool: Pool; links: DownloadLinks; files: AttachmentFiles };

const pattern = /^\/api\/attachments\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([^/]{1,600})$/;
const previewName = 'preview.webp';

/**
 * TIC-02: `/api/attachments/{id}/{name}?exp&sig` delivers a file of a ticket to the holder of a link from the API. Opened by
 * itself it can do nothing: no script, no form, no request, nothing in the name of this site.
 */
export function attachmentDelivery({ pool, links, files }: Parts) {
  return async (request: Request): Promise<Response> => {
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
    const path = isPreview ? files.preview(id) : files.path(id);
    const size = await getSize(path);
    if (size === undefined) return textResponse(404, 'Not found');
    return deliver(
      request,
      isPreview ? { ...attachment, contentType: 'image/webp' } : attachment,
      path,
      size,
    );
  };
}

function deliver(
  request: Request,
  { id, name, contentType }: AttachmentRow,
  path: string,
  size: number,
): Response {
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
  const body =
    request.method === 'HEAD'
      ? null
      : (Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream);
  return new Response(body, { status: range ? 206 : 200, headers });
}

async function getSize(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}
