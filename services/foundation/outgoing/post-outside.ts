import { lookup as askNameServer } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** How far we go for somebody else. */
export type Outside = {
  /** Hosts, with port where it matters, that may lie in our own network and need no TLS: the owner's word. */
  readonly allowedHosts: ReadonlySet<string>;
  readonly timeoutMs: number;
  /** By default that of the system. */
  readonly lookup?: typeof askNameServer;
};

export type OutsideAnswer = { readonly status: number; readonly text: string };

/** The destination lies in a network of our own, or where nobody lives. */
export class PrivateDestination extends Error {
  override name = 'PrivateDestination';
}

/** As much as is read of an answer. */
const maxAnswerBytes = 2000;

/** Why nothing can be sent to an address, as far as it says so itself; names are looked up when it is sent. */
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
 * Posts to an address that somebody else has chosen. The name is looked up once, in the moment of connecting, and what was
 * found is what is checked and connected to. No redirect is followed.
 * @throws {PrivateDestination}, a TimeoutError, or why nobody could be reached
 */
export async function postOutside(
  address: string,
  { headers, body }: { headers: Readonly<Record<string, string>>; body: string },
  { allowedHosts, timeoutMs, lookup = askNameServer }: Outside,
): Promise<OutsideAnswer> {
  if (refusalOf(address, { allowedHosts })) throw new PrivateDestination();
  const url = new URL(address);
  const signal = AbortSignal.timeout(timeoutMs);
  const send = url.protocol === 'https:' ? overHttps : overHttp;
  const request = send(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    // No connection stays open: one that does would outlive the check of its address.
    agent: false,
    signal,
    lookup: isAllowed(url, allowedHosts) ? lookup : toPublicOnly(lookup),
  });
  try {
    return await readAnswer(await answerTo(request, body));
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    request.destroy();
  }
}

function answerTo(request: ClientRequest, body: string): Promise<IncomingMessage> {
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

/** One private address among several is enough to refuse: which of them is taken is not ours to say. */
function toPublicOnly(lookup: typeof askNameServer): LookupFunction {
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

/** `[::1]` is written with brackets in an address alone. */
function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}
