import { idTokenHeaders } from '#contracts/identity/client.ts';
import type { UploadLimits } from '#contracts/upload-limits.ts';
import { textResponse } from '#services/foundation/text-response.ts';
import { fetchMount, type Mount } from '../http/mount.ts';

/** Of one hop (RFC 9110 7.6.1), or nobody's business elsewhere. */
const hopByHopHeaders = ['connection', 'content-length', 'cookie', 'host', 'keep-alive', 'transfer-encoding'];

/**
 * Uploads, files and news of tickets and releases where another support back end answers: it does so below `/api` of its own origin,
 * and browsers reach it through this site.
 */
export function remoteSupportMounts(
  url: string,
  { secure, limits }: { secure: boolean; limits: UploadLimits },
): [string, Mount][] {
  const { origin } = new URL(url);
  const fetch = (request: Request) => forward(request, origin);
  const program = { fetch, isApi: true, secure };
  return [
    ['api/tickets-events', fetchMount(program)],
    ['api/uploads', fetchMount({ ...program, maxBodyBytes: limits.ticketFileBytes })],
    ['api/release-uploads', fetchMount({ ...program, maxBodyBytes: limits.ticketFileBytes })],
    ['api/attachments', fetchMount({ fetch, secure })],
    ['api/downloads', fetchMount({ fetch, secure })],
  ];
}

async function forward(request: Request, origin: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { method, body, signal } = request;
  const headers = new Headers(request.headers);
  for (const name of hopByHopHeaders) headers.delete(name);
  for (const [name, token] of Object.entries(idTokenHeaders(request.headers))) headers.set(name, token);
  // The bytes go on as they come; else a part of a film would have another length than it says.
  headers.set('accept-encoding', 'identity');
  try {
    const init = { method, headers, body, signal, redirect: 'manual', duplex: 'half' } as RequestInit;
    const answer = await fetch(origin + pathname + search, init);
    const passed = new Headers(answer.headers);
    for (const name of ['connection', 'keep-alive', 'transfer-encoding', 'set-cookie']) passed.delete(name);
    return new Response(answer.body, { status: answer.status, headers: passed });
  } catch {
    return textResponse(503, 'Please try again in a few seconds', { 'Retry-After': '5' });
  }
}
