/** The address of a page without locale: the site's prefix and the page's path within the site. */
export function pageUrl(sitePrefix: string, path: string): string {
  return path === '/' ? sitePrefix || '/' : sitePrefix + path;
}

/** `/about-us/innovation` → `about-us`, `innovation`; the home page is `home` (URL-01). */
export function getBranch(path: string): string[] {
  return path === '/' ? ['home'] : path.slice(1).split('/');
}

/** `/a/b/c` → `/a`, `/a/b`: the pages above it, without the home page. */
export function pathsAbove(path: string): string[] {
  const segments = getBranch(path).slice(0, -1);
  return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
}

/** The path of the page right above; null for the home page. */
export function getParent(path: string): string | null {
  if (path === '/') return null;
  return path.slice(0, path.lastIndexOf('/')) || '/';
}

const segment = '[a-z0-9]+(?:[-_.][a-z0-9]+)*';
const pagePath = new RegExp(`^/(?:${segment}(?:/${segment})*)?$`);

/** Whether a page may be stored under this path: lower case segments of letters and digits. */
export function isPagePath(path: string): boolean {
  return path.length <= 400 && pagePath.test(path);
}

/** The new path of a page below `from` when that moves to `to`: `/a/b/c`, from `/a` to `/x`, becomes `/x/b/c`. */
export function movedPath(path: string, from: string, to: string): string {
  return (to === '/' ? '' : to) + path.slice(from.length);
}
