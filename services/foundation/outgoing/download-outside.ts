import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { answerTo, type Outside, withRequest } from './post-outside.ts';

/** A version of a file, as its server names it. */
export type FileVersion = { readonly etag: string | null; readonly lastModified: string | null };

export type Downloaded =
  | { readonly outcome: 'downloaded'; readonly bytes: number; readonly version: FileVersion }
  /** The server still has the version that is known here. */
  | { readonly outcome: 'unchanged' }
  /** The server answered with anything but the file; redirects are not followed. */
  | { readonly outcome: 'refused'; readonly status: number };

type Order = {
  /** A file that does not exist yet. */
  readonly path: string;
  readonly maxBytes: number;
  /** Sent to this address alone. */
  readonly token: string | undefined;
  readonly known: FileVersion | undefined;
};

/** The file is larger than may be stored. */
export class TooLarge extends Error {
  override name = 'TooLarge';
}

/**
 * Downloads a file from an address that somebody else has chosen, unless its version is known already.
 * @throws {PrivateDestination}, {TooLarge}, a TimeoutError, or the reason why the host was not reached
 */
export function downloadOutside(address: string, order: Order, outside: Outside): Promise<Downloaded> {
  const { path, maxBytes, token, known } = order;
  const headers = {
    // What unpacks to more than it weighs would pass the limit.
    'accept-encoding': 'identity',
    'user-agent': 'Ferrule-Import',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  };
  return withRequest(address, { method: 'GET', headers }, outside, async (request) => {
    const answer = await answerTo(request);
    const status = answer.statusCode ?? 0;
    if (status === 304 && known) return { outcome: 'unchanged' };
    if (status !== 200) return { outcome: 'refused', status };
    if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw new TooLarge();
    let bytes = 0;
    await pipeline(
      answer,
      async function* (parts: AsyncIterable<Buffer>) {
        for await (const part of parts) {
          bytes += part.length;
          if (bytes > maxBytes) throw new TooLarge();
          yield part;
        }
      },
      createWriteStream(path, { flags: 'wx' }),
    );
    const { etag = null, 'last-modified': lastModified = null } = answer.headers;
    return { outcome: 'downloaded', bytes, version: { etag, lastModified } };
  });
}
