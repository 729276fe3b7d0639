// By hand on purpose (0059): everything is compressed once and held in memory, which packages for static files do not do.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { bestEncoding, type Encoding } from '../page-cache/encoding.ts';

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
/** The build puts compressed copies beside each file (scripts/web-build/compress-ahead.ts). */
const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

type CachedBody = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly etag: string;
};
type File = {
  readonly path: string;
  readonly type: string;
  readonly isCompressed: boolean;
  readonly cached: Map<Encoding, Promise<CachedBody>>;
};

export type StaticFiles = {
  /** Answers when the address names a built file; gives false when it does not. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
};

/**
 * The files of the browser build. The list is read once, so that an address can never lead outside of it; bytes are
 * read when first requested and then stay in memory. Source maps are not public.
 */
export function openStaticFiles(directory: string, headers: Readonly<Record<string, string>>): StaticFiles {
  const files = new Map<string, File>();
  const names = new Set(
    existsSync(directory) ? readdirSync(directory, { recursive: true, encoding: 'utf8' }) : [],
  );
  for (const name of names) {
    const type = types[extname(name)];
    const address = `/${name.replaceAll('\\', '/')}`;
    if (!type || address.includes('/.')) continue;
    const isCompressed = names.has(name + suffixes.br);
    files.set(address, { path: join(directory, name), type, isCompressed, cached: new Map() });
  }

  async function read(
    { path, type, isCompressed }: File,
    address: string,
    encoding: Encoding,
  ): Promise<CachedBody> {
    const body = await readFile(path + suffixes[encoding]);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    return {
      body,
      etag,
      headers: {
        ...headers,
        'Content-Type': type,
        'Content-Length': String(body.length),
        // The build writes a hash of the content into names below /assets.
        'Cache-Control': address.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600',
        ETag: etag,
        ...(isCompressed && { Vary: 'Accept-Encoding' }),
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      },
    };
  }

  function cacheBody(file: File, address: string, encoding: Encoding): Promise<CachedBody> {
    const cached = read(file, address, encoding);
    file.cached.set(encoding, cached);
    cached.catch(() => file.cached.delete(encoding));
    return cached;
  }

  return {
    answer(request, response) {
      const url = request.url ?? '';
      const query = url.indexOf('?');
      const address = query < 0 ? url : url.slice(0, query);
      const file = files.get(address);
      if (!file) return false;
      const encoding = file.isCompressed
        ? bestEncoding(request.headers['accept-encoding'] as string | undefined)
        : 'identity';
      const cached = file.cached.get(encoding) ?? cacheBody(file, address, encoding);
      return cached.then((found) => {
        const unchanged = request.headers['if-none-match'] === found.etag;
        response.writeHead(unchanged ? 304 : 200, unchanged ? { ETag: found.etag } : found.headers);
        response.end(unchanged ? undefined : found.body);
        return true;
      });
    },
  };
}
