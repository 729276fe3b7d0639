import type { PageData } from './page-query.ts';

/**
 * What a page was made of, in the words in which the content back end tells changes: itself, and the titles and
 * addresses of the sites whose pages it links to or teases.
 */
export function getCacheTags(page: PageData): string[] {
  const sites = new Set<string>();
  collectSites(page, sites);
  return [`page:${page.id}`, ...[...sites].map((site) => `site:${site}`)];
}

/**
 * Every reference to a page carries the id of its site, however deep in a block or text it stands. By name and not by
 * entry: thousands of values are looked at for every page that is rendered.
 */
function collectSites(value: unknown, sites: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const name in value) {
    const inner = (value as Record<string, unknown>)[name];
    if (name === 'siteId' && typeof inner === 'string') sites.add(inner);
    else collectSites(inner, sites);
  }
}
