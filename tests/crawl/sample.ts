type Place = {
  readonly address: string;
  readonly locale: string;
  readonly page: string;
  readonly kind: string;
};

/** Kinds with many pages of the same template. */
const alike = new Set(['products', 'services', 'stories', 'media-releases']);
const oneIn = 8;

/**
 * Each page once among all addresses: in an international locale if there is one, since most pages do not
 * depend on the country. Of pages with the same template, the lists and every eighth; `node
 * scripts/crawl/crawl.ts` checks all.
 */
export function onePerPage(addresses: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return everyPageOnce(addresses).filter((address) => {
    const { kind, page } = placeOf(address);
    if (!alike.has(kind) || page.split('/').length < 3) return true;
    const before = seen.get(kind) ?? 0;
    seen.set(kind, before + 1);
    return before % oneIn === 0;
  });
}

/**
 * For each international locale one page of each kind; a kind is a site and the first segment of a page's
 * path.
 */
export function onePerLanguageAndKind(addresses: readonly string[], kinds: ReadonlySet<string>): string[] {
  const international = addresses.filter((address) => !placeOf(address).locale.includes('-'));
  return firstOfEach(international, ({ locale, kind, page }) =>
    kinds.has(kind) ? `${locale} ${new URL(`http://${page}`).host} ${kind}` : undefined,
  );
}

/** Each page once, in an international locale if there is one. */
export function everyPageOnce(addresses: readonly string[]): string[] {
  return firstOfEach(addresses, ({ page }) => page);
}

/**
 * A small set of pages that together show everything that any of them shows; those that show most come first.
 */
export function coverOf(pages: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const missing = new Set([...pages.values()].flatMap((shown) => [...shown]));
  const cover: string[] = [];
  while (missing.size > 0) {
    const gain = (page: string) => [...pages.get(page)!].filter((each) => missing.has(each)).length;
    const best = [...pages.keys()].reduce((one, other) => (gain(other) > gain(one) ? other : one));
    cover.push(best);
    for (const each of pages.get(best)!) missing.delete(each);
  }
  return cover;
}

function firstOfEach(addresses: readonly string[], keyOf: (place: Place) => string | undefined): string[] {
  const places = addresses
    .map(placeOf)
    .sort((a, b) => Number(a.locale.includes('-')) - Number(b.locale.includes('-')));
  const seen = new Set<string | undefined>([undefined]);
  return places.flatMap((place) => {
    const key = keyOf(place);
    if (seen.has(key)) return [];
    seen.add(key);
    return [place.address];
  });
}

function placeOf(address: string): Place {
  const { host, pathname } = new URL(address);
  const [, locale = '', ...rest] = pathname.split('/');
  return { address, locale, page: `${host}/${rest.join('/')}`, kind: rest[0] ?? 'home' };
}
