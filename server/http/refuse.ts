import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { plainHeaders } from '../headers/security-headers.ts';

/** Longer addresses are refused before anything looks at them. */
const maxUrlLength = 8192;
const hostName = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
const allowed = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
const allowHeader = [...allowed].join(', ');

export type Refusal = { readonly status: number; readonly text: string };

export const badAddress = { status: 400, text: 'Bad request: the address is not valid' } as const;
export const unavailable = { status: 503, text: 'Please try again in a few seconds' } as const;

const refusals = {
  host: { status: 400, text: 'Bad request: the host is not valid' },
  address: badAddress,
  long: { status: 414, text: 'The address is too long' },
  encoding: { status: 400, text: 'Bad request: this transfer encoding is not known' },
  method: { status: 405, text: 'This method is not allowed' },
} as const satisfies Record<string, Refusal>;

/**
 * Why a request is refused before anybody works on it; undefined: it is well formed.
 * An absolute request line (RFC 9112 3.2.2) is brought to its path, when it names the same host.
 */
export function getRefusal(request: IncomingMessage): Refusal | undefined {
  const host = request.headers.host;
  if (!host || host.length > 262 || !hostName.test(host) || hasTwoHosts(request.rawHeaders))
    return refusals.host;
  if (!isMethod(request)) return refusals.method;
  // A server that reads such a body differently from the proxy before it sees a smuggled second request (RFC 9112
  // 6.1).
  if ((request.headers['transfer-encoding'] ?? 'chunked') !== 'chunked') return refusals.encoding;
  const url = request.url ?? '';
  if (url.length > maxUrlLength) return refusals.long;
  if (url.charCodeAt(0) !== 47) {
    const path = pathOfAbsolute(url, host);
    if (!path) return refusals.address;
    request.url = path;
  }
  return isWellFormed(request.url ?? '') ? undefined : refusals.address;
}

/**
 * Browsers send a preflight (OPTIONS) before a cross-origin call: the identity tenant answers those of our hosts, the
 * open catalogue all.
 */
function isMethod({ method = '', url = '' }: IncomingMessage): boolean {
  return allowed.has(method) || (method === 'OPTIONS' && /^\/(?:am|api\/catalogue)\//.test(url));
}

export function refuse(response: ServerResponse, { status, text }: Refusal): void {
  response.writeHead(status, {
    ...plainHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(status === 405 && { Allow: allowHeader }),
    ...(status === 400 && { Connection: 'close' }),
    ...(status === 503 && { 'Retry-After': '5' }),
  });
  response.end(`${text}\n`);
}

/** Node takes the first of two Host headers; a program that reads the second one would see another site. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

function pathOfAbsolute(url: string, host: string): string | undefined {
  const match = /^https?:\/\/([^/?#]+)(\/[^#]*)?$/i.exec(url);
  return match?.[1]?.toLowerCase() === host.toLowerCase() ? (match[2] ?? '/') : undefined;
}

/** Characters that RFC 3986 does not allow in an address, NUL in any spelling, and broken percent-encoding. */
function isWellFormed(url: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
  if (/[\u0000-\u0020\u007f-\uffff"<>\\^`{|}#]/.test(url)) return false;
  if (!url.includes('%')) return true;
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  if (/%00/.test(url) || /%(?![0-9a-f]{2})/i.test(url)) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The answers to what Node's parser rejects. */
const parserAnswers: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** How long a client may take to read why its connection ends. */
const lastWordsMs = 1000;

/**
 * Answers a request that the parser could not read, and closes the connection: nothing after it can be trusted. If
 * the connection carried an answer before, it only closes, since the client could take this one for the answer to
 * another request.
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  const isUnreachable = error.code === 'ECONNRESET' || !(socket instanceof Socket) || !socket.writable;
  if (isUnreachable || socket.bytesWritten > 0) return void socket.destroy();
  const headers = Object.entries(plainHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  const status = parserAnswers[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join('')}Connection: close\r\nContent-Length: 0\r\n\r\n`);
  // `end` closes our half only: a client that never closes the other half would hold the connection.
  const timer = setTimeout(() => socket.destroy(), lastWordsMs);
  socket.once('close', () => clearTimeout(timer));
}

/** Ends a request whose body arrives too slowly, and whatever waits for the rest of it. */
export function answerSlowRequest(socket: Socket): void {
  socket.once('finish', () => socket.destroy());
  answerBrokenRequest(Object.assign(new Error('Too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
}
