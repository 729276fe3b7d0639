import type { Crawl, PageNote } from './crawl-site.ts';
import type { Fault } from './fault.ts';

/** The checks that compare several pages. */
export function faultsBetween(crawl: Crawl): Fault[] {
  const pages = [...crawl.pages.values()];
  return [
    ...anchors(crawl),
    ...pages
      .filter((page) => page.isInSitemap)
      .flatMap((page) => [...canonical(page), ...alternates(page, crawl)]),
    ...sitemap(pages),
    ...titles(pages),
  ];
}

function anchors({ links, pages }: Crawl): Fault[] {
  return [...links].flatMap(([target, from]) => {
    const [address = '', hash] = target.split('#');
    const page = pages.get(address);
    if (!hash || !page || page.ids.has(decodeURIComponent(hash))) return [];
    if (isSpecimen(from) || isComing(page)) return [];
    return [{ check: 'anchor' as const, address: from, detail: `${target} leads to no part of the page` }];
  });
}

/** Links in the style guide only show what a link looks like. */
function isSpecimen(address: string): boolean {
  return new URL(address).pathname.startsWith('/style-guide');
}

/** A part of the site that is not open yet has no pages to link to. */
function isComing({ isIndexed, canonical: named }: PageNote): boolean {
  return !isIndexed && named === undefined;
}

/** A page in the sitemap is its own canonical page. */
function canonical({ address, canonical: named }: PageNote): Fault[] {
  return named === address ? [] : [{ check: 'canonical', address, detail: `names ${named}` }];
}

/** Every alternate names the same set, and the page itself is in it (LOC-07). */
function alternates({ address, alternates: own }: PageNote, { pages, leftOut }: Crawl): Fault[] {
  const fault = (detail: string): Fault => ({ check: 'hreflang', address, detail });
  const set = setOf(own);
  const others = own.filter(([code]) => code !== 'x-default');
  const itself = others.some(([, href]) => href === address);
  const fallback = own.filter(([code]) => code === 'x-default').length;
  return [
    ...(itself ? [] : [fault('does not name itself')]),
    ...(fallback === 1 ? [] : [fault(`${fallback} times x-default`)]),
    ...(new Set(others.map(([code]) => code)).size === others.length ? [] : [fault('names a locale twice')]),
    ...others.flatMap(([code, href]) => {
      const other = pages.get(href);
      if (!other) return leftOut.has(href) ? [] : [fault(`${code} ${href} was not found`)];
      return setOf(other.alternates) === set ? [] : [fault(`${code} ${href} names other alternates`)];
    }),
  ];
}

const sets = new WeakMap<PageNote['alternates'], string>();

function setOf(alternates: PageNote['alternates']): string {
  const known =
    sets.get(alternates) ??
    alternates
      .map((pair) => pair.join(' '))
      .sort()
      .join();
  sets.set(alternates, known);
  return known;
}

/** Further pages of a list are canonical, too; sitemaps name the first one, which links to them. */
function isFurtherPage(address: string): boolean {
  const [key, ...others] = new URL(address).searchParams.keys();
  return key === 'page' && others.length === 0;
}

/** Exactly the indexable pages are in a sitemap. */
function sitemap(pages: readonly PageNote[]): Fault[] {
  return pages.flatMap(({ address, isInSitemap, isIndexed, canonical: named }) => {
    if (isInSitemap && !isIndexed)
      return [{ check: 'sitemap' as const, address, detail: 'is in a sitemap, but noindex' }];
    const isTrue = named === address && isIndexed;
    return isTrue && !isInSitemap && !isFurtherPage(address)
      ? [{ check: 'sitemap' as const, address, detail: 'is in no sitemap' }]
      : [];
  });
}

/** Within a locale of a host, no two pages have the same title or description. */
function titles(pages: readonly PageNote[]): Fault[] {
  const seen = new Map<string, string>();
  return pages
    .filter(({ isInSitemap, locale }) => isInSitemap && locale)
    .flatMap(({ address, locale, title, description }) =>
      [`title “${title}”`, `description “${description}”`].flatMap((words) => {
        const key = `${new URL(address).host} ${locale} ${words}`;
        const first = seen.get(key);
        if (first === undefined) seen.set(key, address);
        return first === undefined
          ? []
          : [{ check: 'title' as const, address, detail: `same ${words} as ${first}` }];
      }),
    );
}
