/**
 * Chooses, of all addresses, every page once in one language and every language once for each kind of page: what does
 * not depend on the country need not be looked at in each of them.
 */
export function onePerPageAndLanguage(): (address: string) => boolean {
  const pages = new Set<string>();
  const kinds = new Set<string>();
  return (address) => {
    const { host, pathname } = new URL(address);
    const [, locale = '', ...rest] = pathname.split('/');
    if (locale.includes('-') && !isRegional(rest)) return false;
    const page = `${host}/${rest.join('/')}`;
    const kind = `${locale} ${host}/${kindOf(rest)}`;
    if (pages.has(page) && kinds.has(kind)) return false;
    pages.add(page);
    kinds.add(kind);
    return true;
  };
}

/** Pages that only some countries have are seen in none of the languages alone. */
function isRegional(rest: readonly string[]): boolean {
  return ['wechat', 'visit-dierikon'].includes(rest.at(-1) ?? '');
}

function kindOf(rest: readonly string[]): string {
  return rest.length === 0 ? 'home' : (rest[0] ?? '');
}
