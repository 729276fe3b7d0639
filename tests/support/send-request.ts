import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress } from 'node:zlib';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
};

export type RequestOptions = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** The encoding in which pages are cached for browsers; uncompressed ones would be cached a second time. */
export const asBrowsers = { 'accept-encoding': 'br' };

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/**
 * Sends a request over plain HTTP, without following redirects. Every host name leads to this machine and is
 * sent as `Host`, including *.localhost, which only browsers resolve.
 */
export function sendRequest(
  address: string,
  { method = 'GET', headers = {}, body }: RequestOptions = {},
): Promise<Answer> {
  const { host, port, pathname, search } = new URL(address);
  return sendRawRequest(`${pathname}${search}`, { port, method, headers: { host, ...headers }, body });
}

type RawRequestOptions = RequestOptions & { readonly port: string };

/**
 * The same for a path exactly as written: parts that a URL would normalise (`//`, `..`) are sent as they are.
 */
export function sendRawRequest(
  path: string,
  { port, method = 'GET', headers = {}, body }: RawRequestOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ agent, hostname: 'localhost', port, path, method, headers }, (response) => {
      // A request for Brotli gets the page as it is cached, with its text decompressed.
      const isBrotli = response.headers['content-encoding'] === 'br';
      text(isBrotli ? response.pipe(createBrotliDecompress()) : response).then(
        (content) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: content }),
        reject,
      );
    });
    sent.once('error', (error: NodeJS.ErrnoException) => {
      // The server may close an idle connection at the very moment when it is used again.
      const isLate = sent.reusedSocket && error.code === 'ECONNRESET';
      if (isLate) resolve(sendRawRequest(path, { port, method, headers, body }));
      else reject(error);
    });
    sent.end(body);
  });
}
