import type { ObjectAnswer } from '../objects/object-store.ts';
import { contentDisposition } from './disposition.ts';

/** Long enough for a browser to begin the download; a running one is not interrupted. */
const seconds = 60;

type Download = { readonly fileName: string; readonly contentType: string };

/**
 * Redirects a download to the store's own address. Undefined: the store has no addresses, or it is not a download:
 * pages load pictures and films from their own origin only.
 */
export async function redirectDownload(
  request: Request,
  { fileName, contentType }: Download,
  addressOf: (answer: ObjectAnswer) => Promise<string | undefined>,
): Promise<Response | undefined> {
  const mode = request.headers.get('sec-fetch-mode');
  if (request.method !== 'GET' || (mode !== null && mode !== 'navigate')) return undefined;
  const disposition = contentDisposition('attachment', fileName);
  const address = await addressOf({ seconds, contentType, disposition });
  if (!address) return undefined;
  return new Response(null, {
    status: 302,
    headers: { Location: address, 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' },
  });
}
