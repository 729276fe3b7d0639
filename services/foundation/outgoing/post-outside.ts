import { lookup as lookUpAddress } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** The limits of requests to an address that somebody else chose. */
export type Outside = {
  /** Hosts, with port where it matters, that the operator allows in the own network and without TLS. */
  readonly allowedHosts: ReadonlySet<string>;
  readonly timeoutMs: number;
  /** By default the system's. */
  readonly lookup?: typeof lookUpAddress;
};

export type OutsideAnswer = { readonly status: number; readonly text: string };

/** The destination lies in a private network or a reserved range. */
export class PrivateDestination extends Error {
  override name = 'PrivateDestination';
}

/** How much of an answer is read. */
const maxAnswerBytes = 2000;

/** Why an address is refused, as far as the address itself shows it; host names are resolved when it is sent. */
export function refusalOf(
  address: string,
  { allowedHosts }: Pick<Outside, 'allowedHosts'>,
): 'invalid' | 'insecure' | 'private' | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.hash) return 'invalid';
  if (isAllowed(url, allowedHosts)) return undefined;
  if (url.protocol === 'http:') return 'insecure';
  const host = bareHost(url);
  const isLocalName = !isIP(host) && (!host.includes('.') || /\.(localhost|local|internal)\.?$/i.test(host));
  return isLocalName || (isIP(host) && !isPublicAddress(host)) ? 'private' : undefined;
}

/**
 * Posts to an address that somebody else has chosen. No redirect is followed.
 * @throws {PrivateDestination}, a TimeoutError, or the reason why the host was not reached
 */
export async function postOutside(
  address: string,
  { headers, body }: { headers: Readonly<Record<string, string>>; body: string },
  outside: Outside,
): Promise<OutsideAnswer> {
  const outgoing: OutsideRequest = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
  };
  return withRequest(address, outgoing, outside, async (request) =>
    readAnswer(await answerTo(request, body)),
  );
}

type OutsideRequest = { method: 'GET' | 'POST'; headers: Readonly<Record<string, string>> };

/**
 * Opens a request for the time of its use. The host name is resolved once, while connecting, and exactly the
 * checked address is connected to.
 */
export async function withRequest<Value>(
  address: string,
  outgoing: OutsideRequest,
  { allowedHosts, timeoutMs, lookup = lookUpAddress }: Outside,
  use: (request: ClientRequest) => Promise<Value>,
): Promise<Value> {
  if (refusalOf(address, { allowedHosts })) throw new PrivateDestination();
  const url = new URL(address);
  const signal = AbortSignal.timeout(timeoutMs);
  const send = url.protocol === 'https:' ? overHttps : overHttp;
  const request = send(url, {
    ...outgoing,
    // A connection that stays open would outlive the check of its address.
    agent: false,
    signal,
    lookup: isAllowed(url, allowedHosts) ? lookup : toPublicOnly(lookup),
  });
  try {
    return await use(request);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    request.destroy();
  }
}

export function answerTo(request: ClientRequest, body = ''): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.on('response', resolve).on('error', reject).end(body);
  });
}

async function readAnswer(answer: IncomingMessage): Promise<OutsideAnswer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part);
    bytes += part.length;
    if (bytes >= maxAnswerBytes) break;
  }
  const text = Buffer.concat(parts).subarray(0, maxAnswerBytes).toString('utf8');
  return { status: answer.statusCode ?? 0, text };
}

/** One private address among several is enough to refuse: which of them is used is not ours to decide. */
function toPublicOnly(lookup: typeof lookUpAddress): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      if (!found.every(({ address }) => isPublicAddress(address))) return done(new PrivateDestination(), []);
      const [first] = found;
      if (options.all || !first) return done(null, found);
      return done(null, first.address, first.family);
    });
  };
}

function isAllowed(url: URL, allowedHosts: ReadonlySet<string>): boolean {
  return allowedHosts.has(url.host) || allowedHosts.has(url.hostname);
}

/** `[::1]` has brackets in a URL only. */
function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}
