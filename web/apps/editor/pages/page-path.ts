/**
 * Whether the content back end accepts a path: `/`, or segments of lower-case letters and digits with
 * hyphens.
 */
export function isPagePath(path: string): boolean {
  return path === '/' || /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path);
}

/**
 * The last segment of a path derived from a title: `Über uns` gives `ueber-uns`; empty for a title without
 * Latin letters.
 */
export function getSlug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '');
}

/** The path of a page below another one. */
export function pathBelow(parent: string, slug: string): string {
  return parent === '/' ? `/${slug}` : `${parent}/${slug}`;
}

/** The parent path; `/` for pages directly below the home page and for itself. */
export function pathAbove(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/';
}
