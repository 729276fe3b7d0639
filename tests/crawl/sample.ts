type Place = {
  readonly address: string;
  readonly locale: string;
  readonly page: string;
  readonly kind: string;
};

/** Of all addresses, each page once: in a language alone, where it has one, since most does not depend on countries. */
export function onePerPage(addresses: readonly string[]): string[] {
  return firstOfEach(addresses, ({ page }) => page);
}

/** Each language alone once for each kind of page; a kind is a site and the first segment of a page's path. */
export function onePerLanguageAndKind(addresses: readonly string[], kinds: ReadonlySet<string>): string[] {
  const international = addresses.filter((address) => !placeOf(address).locale.includes('-'));
  return firstOfEach(international, ({ locale, kind, page }) =>
    kinds.has(kind) ? `${locale} ${new URL(`http://${page}`).host} ${kind}` : undefined,
  );
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
