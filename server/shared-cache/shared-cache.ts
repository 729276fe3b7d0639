import { absentPages, allPages, cacheKeys } from './cache-keys.ts';

/** A shared cache in front: Varnish, a CDN. */
export type SharedCache = {
  /** How long it may serve a page without asking, unless it is purged sooner. */
  readonly seconds: number;
  /** The header from which it takes the keys of a page; undefined: it cannot be purged. */
  readonly keysIn: 'Surrogate-Key' | 'Cache-Tag' | undefined;
};

type Page = {
  readonly status: number;
  readonly tags: ReadonlySet<string>;
  /** The `Cache-Control` that the page sets itself. */
  readonly own: string | null;
  /** Undefined: no known cache is in front. `none`: the page depends on a choice in its visitor's cookie. */
  readonly sharedCache: SharedCache | 'none' | undefined;
};

/** Public, to be revalidated each time; `ETag` makes that cheap. */
export const alwaysRevalidate = 'public, max-age=0, must-revalidate';
/** A missing page may appear at any moment, so its absence is stored briefly. */
const absentSeconds = 10;
/** How long an old page may stand in while a new one is fetched, and while none can be had. */
const stale = 'stale-while-revalidate=60, stale-if-error=86400';

/**
 * The caching headers of a finished page. Browsers revalidate each time; a shared cache may store what is the same
 * for everybody. What depends on a visitor's choice is for that browser alone, so no answer has to vary by cookie.
 */
export function cachingHeaders({ status, tags, own, sharedCache }: Page): (readonly [string, string])[] {
  if (sharedCache === 'none') {
    return [
      ['Cache-Control', (own ?? alwaysRevalidate).replace('public', 'private')],
      ['Vary', 'Accept-Encoding, Cookie'],
    ];
  }
  const vary = ['Vary', 'Accept-Encoding'] as const;
  if (!sharedCache || sharedCache.seconds === 0) return [['Cache-Control', own ?? alwaysRevalidate], vary];
  const seconds = status === 200 ? sharedCache.seconds : Math.min(absentSeconds, sharedCache.seconds);
  const keys = [allPages, ...(status === 200 ? cacheKeys(tags) : [absentPages])];
  return [
    ['Cache-Control', own ?? `public, max-age=0, s-maxage=${seconds}, ${stale}`],
    vary,
    ...(sharedCache.keysIn ? [[sharedCache.keysIn, keys.join(separators[sharedCache.keysIn])] as const] : []),
  ];
}

const separators = { 'Surrogate-Key': ' ', 'Cache-Tag': ',' } as const;
