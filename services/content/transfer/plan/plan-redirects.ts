import { isInArea } from '#contracts/content/areas.ts';
import { leadsBack } from '../../redirect/check-redirects.ts';
import { normalised, type Redirect } from '../../redirect/redirect.ts';
import type { SourceFile } from '../source-item.ts';
import type { PageItem } from './find-places.ts';

/** What exists on the site: redirects by old address, and the paths of pages. */
export type KnownAddresses = {
  redirects: ReadonlyMap<string, string>;
  paths: ReadonlySet<string>;
};

/** The old path of each page of the file, in the form of stored addresses; null: unknown. */
export function oldPaths(file: SourceFile): Map<string, string> {
  const pages = new Map<string, PageItem>();
  for (const item of file.items) if (item.kind === 'page' && !pages.has(item.key)) pages.set(item.key, item);
  const found = new Map<string, string>();
  for (const [key, { page, type }] of pages) {
    // A page that was never public has no address that anybody knows.
    if (!page.isPublic && !page.isProtected) continue;
    const isBySlug = file.source === 'wordpress' && type === 'page';
    const path = getPath(page.address, file.origin) ?? (isBySlug ? slugPath(page, pages) : null);
    if (path) found.set(key, path);
  }
  return found;
}

/**
 * URL-09: the redirects from old addresses to the imported pages, by the page's key. None where the address is the
 * same, has a target already, belongs to another page or part of the site, or would form a loop.
 */
export function planRedirects(
  file: SourceFile,
  newPaths: ReadonlyMap<string, string>,
  { redirects, paths }: KnownAddresses,
): Map<string, Redirect> {
  const targets = new Map(redirects);
  const planned = new Map<string, Redirect>();
  const here = new Set([...paths, ...[...newPaths.values()].map(normalised)]);
  const old = oldPaths(file);
  for (const [key, target] of newPaths) {
    const from = old.get(key);
    if (!from || here.has(from) || targets.has(from) || isInArea(from)) continue;
    targets.set(from, normalised(target));
    if (leadsBack(from, targets)) targets.delete(from);
    else planned.set(key, { previousUrl: from, target, status: 301 });
  }
  return planned;
}

/** Null: the address is on another host, is the home page's, or identifies the page in its query. */
function getPath(address: string | null, origin: string): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { host, pathname } = new URL(address);
  const base = URL.canParse(origin) ? new URL(origin) : undefined;
  if (base && base.host !== host) return null;
  return plainPath(pathname);
}

/** A longer chain of parents would not fit into an address. */
const deepest = 100;

/** Where WordPress shows a page whose address is not in the file: below its parents. */
function slugPath({ slug, parent }: PageItem['page'], pages: ReadonlyMap<string, PageItem>): string | null {
  const segments = slug === '' ? [] : [slug];
  const seen = new Set<string>();
  for (let above = parent; above && segments.length > 0 && !seen.has(above) && seen.size < deepest; ) {
    seen.add(above);
    const page: PageItem['page'] | undefined = pages.get(above)?.page;
    if (page?.slug) segments.unshift(page.slug);
    above = page?.parent ?? null;
  }
  return segments.length > 0 ? plainPath(`/${segments.join('/')}`) : null;
}

function plainPath(pathname: string): string | null {
  const path = normalised(decoded(pathname).replace(/\/+$/, ''));
  const isPlain = path.startsWith('/') && !/^\/[/\\]|[\p{Cc}?#]/u.test(path) && path.length <= 1000;
  return isPlain ? path : null;
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
