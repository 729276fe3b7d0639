import { idTokenHeaders } from '#contracts/identity/client.ts';
import { forVisitorHeader, visitorHeader } from '#contracts/identity/visitor.ts';
import type { UploadLimits } from '#contracts/upload-limits.ts';
import { textResponse } from '#services/foundation/delivery/text-response.ts';
import { type AnswerRefusal, fetchMount, type Mount } from '../http/mount.ts';
import type { FindVisitor } from '../http/visitor.ts';

/** Headers of one hop (RFC 9110 7.6.1), and those that are private to this site. */
const hopByHopHeaders = ['connection', 'content-length', 'cookie', 'host', 'keep-alive', 'transfer-encoding'];

type Parts = {
  readonly secure: boolean;
  readonly limits: UploadLimits;
  /** The token by which the other back end knows this site. */
  readonly token: string | undefined;
  readonly findVisitor: FindVisitor;
  readonly answerRefusal?: AnswerRefusal;
};

/**
 * Uploads, files and event streams of tickets and releases where another support back end answers: it offers them
 * below `/api` of its own origin, and browsers reach it through this site.
 */
export function remoteSupportMounts(
  url: string,
  { secure, limits, token, findVisitor, answerRefusal }: Parts,
): [string, Mount][] {
  const { origin } = new URL(url);
  const fetch = (request: Request) => forward(request, origin);
  const program = { fetch, isApi: true, secure };
  const strangers = { ...program, fetch: (request: Request) => forward(forVisitor(request, token), origin) };
  return [
    ['api/tickets-events', fetchMount(program)],
    ['api/uploads', fetchMount({ ...program, maxBodyBytes: limits.ticketFileBytes })],
    ['api/release-uploads', fetchMount({ ...program, maxBodyBytes: limits.ticketFileBytes })],
    ['api/enquiry-uploads', fetchMount({ ...strangers, maxBodyBytes: limits.enquiryBytes, findVisitor })],
    ['api/attachments', fetchMount({ fetch, secure, ...(answerRefusal && { answerRefusal }) })],
    ['api/downloads', fetchMount({ fetch, secure, ...(answerRefusal && { answerRefusal }) })],
  ];
}

/** Names the visitor for whom this site asks: the other back end would see one address for all. */
function forVisitor(request: Request, token: string | undefined): Request {
  const headers = new Headers(request.headers);
  headers.set(forVisitorHeader, headers.get(visitorHeader) ?? '');
  headers.delete(visitorHeader);
  if (token) headers.set('authorization', `Bearer ${token}`);
  return new Request(request, { headers });
}

async function forward(request: Request, origin: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { method, body, signal } = request;
  const headers = new Headers(request.headers);
  for (const name of hopByHopHeaders) headers.delete(name);
  for (const [name, token] of Object.entries(idTokenHeaders(request.headers))) headers.set(name, token);
  // Asks for uncompressed bytes, which are passed on as they come: compressed, a range of a film would have another
  // length than it says.
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
