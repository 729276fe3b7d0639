import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { type BrotliQuality, bestEncoding, brotli, type Encoding, gzipped } from '../page-cache/encoding.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const compressible = /^(?:text|application\/(?:json|manifest|wasm)|image\/svg)/;

type Kept = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly etag: string;
};
type File = { readonly path: string; readonly type: string; readonly kept: Map<Encoding, Promise<Kept>> };

export type StaticFiles = {
  /** Answers when the address names one of the built files; false: it does not. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
};

/**
 * The files of the browser build. The list is read once, so that an address can never lead outside of it; bytes are
 * read and compressed when first asked for and then stay in memory. Source maps are not public.
 */
export function openStaticFiles(directory: string, headers: Readonly<Record<string, string>>): StaticFiles {
  const files = new Map<string, File>();
  for (const name of existsSync(directory)
    ? readdirSync(directory, { recursive: true, encoding: 'utf8' })
    : []) {
    const type = types[extname(name)];
    const address = `/${name.replaceAll('\\', '/')}`;
    if (type && !address.includes('/.'))
      files.set(address, { path: join(directory, name), type, kept: new Map() });
  }

  async function keep(
    file: File,
    address: string,
    encoding: Encoding,
    quality: BrotliQuality,
  ): Promise<Kept> {
    const identity = await readFile(file.path);
    const body = await encoded(identity, encoding, quality);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    return {
      body,
      etag,
      headers: {
        ...headers,
        'Content-Type': file.type,
        'Content-Length': String(body.length),
        // The build writes a hash of the content into names below /assets.
        'Cache-Control': address.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600',
        ETag: etag,
        ...(compressible.test(file.type) && { Vary: 'Accept-Encoding' }),
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      },
    };
  }

  /** The first visitor gets quickly compressed bytes; those after a moment the fewest that are possible. */
  function firstUse(file: File, address: string, encoding: Encoding): Promise<Kept> {
    const quick = keep(file, address, encoding, 5);
    file.kept.set(encoding, quick);
    quick.catch(() => file.kept.delete(encoding));
    if (encoding === 'br') {
      quick
        .then(() => keep(file, address, encoding, 11))
        .then(
          (small) => file.kept.set(encoding, Promise.resolve(small)),
          () => {},
        );
    }
    return quick;
  }

  return {
    answer(request, response) {
      const url = request.url ?? '';
      const query = url.indexOf('?');
      const address = query < 0 ? url : url.slice(0, query);
      const file = files.get(address);
      if (!file) return false;
      const encoding = compressible.test(file.type)
        ? bestEncoding(request.headers['accept-encoding'] as string | undefined)
        : 'identity';
      const kept = file.kept.get(encoding) ?? firstUse(file, address, encoding);
      return kept.then((found) => {
        const unchanged = request.headers['if-none-match'] === found.etag;
        response.writeHead(unchanged ? 304 : 200, unchanged ? { ETag: found.etag } : found.headers);
        response.end(unchanged ? undefined : found.body);
        return true;
      });
    },
  };
}

function encoded(identity: Buffer, encoding: Encoding, quality: BrotliQuality): Buffer | Promise<Buffer> {
  if (encoding === 'br') return brotli(identity, quality);
  return encoding === 'gzip' ? gzipped(identity) : identity;
}
