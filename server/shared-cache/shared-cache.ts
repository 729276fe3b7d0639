import { absentPages, allPages, cacheKeys } from './cache-keys.ts';

/** A cache in front that other people share: Varnish, a CDN. */
export type SharedCache = {
  /** How long it may give a page without asking, unless a purge says otherwise. */
  readonly seconds: number;
  /** The header in which it reads by which keys a page is purged; undefined: nothing purges it. */
  readonly keysIn: 'Surrogate-Key' | 'Cache-Tag' | undefined;
};

type Page = {
  readonly status: number;
  readonly tags: ReadonlySet<string>;
  /** What the page itself says of caches. */
  readonly own: string | null;
  /** undefined: there is none that we know of. `none`: the page was made for a choice that its visitor's cookie holds. */
  readonly sharedCache: SharedCache | 'none' | undefined;
};

/** Public, to be revalidated each time; `ETag` makes that cheap. */
export const untilAskedAgain = 'public, max-age=0, must-revalidate';
/** A missing page may come at any moment; all that is known of it is that it is missing. */
const absentSeconds = 10;
/** While a new one is fetched, and while none can be had. */
const stale = 'stale-while-revalidate=60, stale-if-error=86400';

/**
 * What a finished page says of caches. Browsers ask each time; a shared one may keep what is the same for everybody. What
 * differs by a visitor's choice is for that visitor's browser alone, so no answer varies by cookies that all could have had.
 */
export function cachingHeaders({ status, tags, own, sharedCache }: Page): (readonly [string, string])[] {
  if (sharedCache === 'none') {
    return [
      ['Cache-Control', (own ?? untilAskedAgain).replace('public', 'private')],
      ['Vary', 'Accept-Encoding, Cookie'],
    ];
  }
  const vary = ['Vary', 'Accept-Encoding'] as const;
  if (!sharedCache || sharedCache.seconds === 0) return [['Cache-Control', own ?? untilAskedAgain], vary];
  const seconds = status === 200 ? sharedCache.seconds : Math.min(absentSeconds, sharedCache.seconds);
  const keys = [allPages, ...(status === 200 ? cacheKeys(tags) : [absentPages])];
  return [
    ['Cache-Control', own ?? `public, max-age=0, s-maxage=${seconds}, ${stale}`],
    vary,
    ...(sharedCache.keysIn ? [[sharedCache.keysIn, keys.join(separators[sharedCache.keysIn])] as const] : []),
  ];
}

const separators = { 'Surrogate-Key': ' ', 'Cache-Tag': ',' } as const;
