import { createHash } from 'node:crypto';
import { type BrotliQuality, brotli, type Encoding, expanded, gzipped } from '#server/page-cache/encoding.ts';

/** What a cache that asks whether its copy is still good has to get again (RFC 9110 15.4.5). */
const repeated: ReadonlySet<string> = new Set(['Cache-Control', 'Vary', 'Surrogate-Key', 'Cache-Tag']);

/** The bytes of a page in one encoding, with everything that an answer needs already written out. */
export type Variant = {
  readonly body: Buffer;
  readonly etag: string;
  /** Names and values in turn, as `writeHead` takes them. */
  readonly headers: readonly string[];
  readonly headersNotModified: readonly string[];
};

/** A finished page. Brotli is always there, the others are made when first requested. */
export type CachedPage = {
  readonly status: number;
  readonly hash: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly tags: readonly string[];
  readonly madeAt: number;
  readonly variants: Partial<Record<Encoding, Variant>>;
  /** Something it was made of has changed; it only stands in while a new one cannot be made. */
  dropped: boolean;
  hits: number;
  /** Not to be rendered again before this moment. */
  retryAt: number;
};

/** What a renderer says about a page. */
export type Rendered = {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly tags: readonly string[];
  readonly body: Buffer;
};

/** Compresses a rendered page once, quickly. */
export async function cachePage(rendered: Rendered, madeAt: number): Promise<CachedPage> {
  const hash = createHash('sha256').update(rendered.body).digest('base64url').slice(0, 22);
  const { status, headers, tags } = rendered;
  const page = { status, hash, headers, tags, madeAt, dropped: false, hits: 0, retryAt: 0 };
  const br = await brotli(rendered.body, 5);
  return { ...page, variants: { br: variant(page, 'br', br, 5) } };
}

/** Adds an encoding that a client requested. */
export async function withEncoding(page: CachedPage, encoding: 'gzip' | 'identity'): Promise<CachedPage> {
  const identity = await getIdentity(page);
  const body = encoding === 'gzip' ? await gzipped(identity) : identity;
  return { ...page, variants: { ...page.variants, [encoding]: variant(page, encoding, body) } };
}

/** The same page in the fewest bytes that Brotli can reach; costs about 0.15 s on another thread. */
export async function smaller(page: CachedPage): Promise<CachedPage> {
  const body = await brotli(await getIdentity(page), 11);
  return { ...page, variants: { ...page.variants, br: variant(page, 'br', body, 11) } };
}

/** Bytes that a page holds in memory, its written-out headers included. */
export function getSize(page: CachedPage): number {
  let size = 1024;
  for (const { body, headers } of Object.values(page.variants)) {
    size += body.length + headers.reduce((sum, text) => sum + text.length, 0);
  }
  return size;
}

async function getIdentity({ variants }: CachedPage): Promise<Buffer> {
  return variants.identity?.body ?? expanded(variants.br!.body);
}

function variant(
  { hash, headers, status }: Pick<CachedPage, 'hash' | 'headers' | 'status'>,
  encoding: Encoding,
  body: Buffer,
  quality?: BrotliQuality,
): Variant {
  // Strong: the bytes differ between encodings and qualities (RFC 9110 8.8.1).
  const etag = `"${hash}-${encoding}${quality ?? ''}"`;
  const always = headers.filter(([name]) => repeated.has(name)).flat();
  const validator = status === 200 ? ['ETag', etag] : [];
  const full = [
    ...headers.flat(),
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ...validator,
    'Content-Length',
    String(body.length),
  ];
  const notModified = [...always, ...validator];
  return { body, etag, headers: full, headersNotModified: notModified };
}
