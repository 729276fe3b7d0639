/**
 * Chooses, of all addresses, every page once in one language and every language once for each kind of page: what does
 * not depend on the country need not be looked at in each of them. A kind is the first segment of a page's path.
 */
export function sampleOf(
  addresses: readonly string[],
  kinds: (kind: string) => boolean = () => true,
): string[] {
  const seen = new Set<string>();
  const isFirst = (key: string) => !seen.has(key) && seen.add(key);
  const parts = addresses.map((address) => {
    const { host, pathname } = new URL(address);
    const [, locale = '', ...rest] = pathname.split('/');
    return { address, locale, page: `${host}/${rest.join('/')}`, kind: rest[0] ?? 'home', host };
  });
  // Languages alone come first: only what some countries have for themselves is looked at in these.
  const ordered = [...parts].sort((a, b) => Number(a.locale.includes('-')) - Number(b.locale.includes('-')));
  return ordered
    .filter(({ page, locale, kind, host }) => {
      const isNewPage = isFirst(page);
      const isNewKind = !locale.includes('-') && kinds(kind) && isFirst(`${locale} ${host} ${kind}`);
      return isNewPage || isNewKind;
    })
    .map(({ address }) => address);
}
