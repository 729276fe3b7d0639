import type { Link, PageReference } from '#contracts/content/values.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { Site } from '#web/site/data/system-data.ts';
import type { SiteDirectory } from './sites/site-directory.ts';

/** The target of a link. */
export type Target = { href: string; external: boolean; newTab: boolean; action?: LinkAction };

/** The actions of navigation links (NAV-03), each with the path of the page that serves it without script. */
export const linkActions = {
  openNewsFeed: '/news',
  openContactPanel: '/contact',
  openComparePanel: '/compare',
} as const;
export type LinkAction = keyof typeof linkActions;

export type Here = { site: Site; locale: Locale; directory: SiteDirectory };

/** The address of a path on the reader's own site: `/de-ch/about-us`, `/en/productronica`. */
export function localizedPath(here: Here, path: string): string {
  const prefix = here.directory.getPrefix(here.site.id);
  return join(here.locale.urlCode, prefix, path);
}

/**
 * The address of a page on its own site, with the host when that differs; the locale is the closest that the
 * site has.
 */
export function pageHref(here: Here, page: Pick<PageReference, 'siteId' | 'url'>): string {
  const site =
    page.siteId === here.site.id
      ? here.site
      : (here.directory.sites.find((candidate) => candidate.id === page.siteId) ?? here.site);
  const origin = here.directory.getOrigin(site.id);
  const path = join(nearestLocale(here, site).urlCode, '', page.url);
  return origin === here.directory.getOrigin(here.site.id) ? path : origin + path;
}

/**
 * The full address of a path that begins with a locale, for canonical links, sitemaps and shared pictures.
 */
export function absolute(here: Here, path: string): string {
  return here.directory.getOrigin(here.site.id) + path;
}

/** The target of an editor's link; null: it has none, and only its text is shown. */
export function linkTarget(here: Here, link: Link): Target | null {
  const newTab = link.openInNewTab;
  switch (link.kind) {
    case 'PAGE':
      return (
        link.page && {
          href: pageHref(here, link.page) + (link.pageParameters ?? ''),
          external: false,
          newTab,
        }
      );
    case 'PATH':
      return link.path?.startsWith('/') && !link.path.startsWith('//')
        ? { href: pathHref(here, link.path), external: false, newTab }
        : null;
    case 'EXTERNAL':
      return link.href && /^(https?:|mailto:|tel:)/i.test(link.href)
        ? { href: link.href, external: /^https?:/i.test(link.href), newTab }
        : null;
    case 'PRODUCT':
      return link.slug
        ? { href: mainPath(here, link.path ?? `/products/${link.slug}`), external: false, newTab }
        : null;
    case 'SERVICE':
      return link.slug
        ? { href: mainPath(here, link.path ?? `/services/${link.slug}`), external: false, newTab }
        : null;
    case 'ACTION':
      return actionTarget(here, link.action ?? '');
  }
}

/** The target of a navigation address: a path, `action:…`, a full address, or `hard:` and a path (NAV-03). */
export function navigationTarget(
  here: Here,
  item: { url: string | null; page: PageReference | null; target: string | null },
): Target | null {
  const newTab = item.target === '_blank';
  const url = item.url ?? '';
  if (item.page) return { href: pageHref(here, item.page) + getParameters(url), external: false, newTab };
  if (url.startsWith('action:')) return actionTarget(here, url.slice('action:'.length));
  if (url.startsWith('hard:')) return { href: url.slice('hard:'.length), external: false, newTab };
  if (/^https?:/i.test(url)) return { href: url, external: true, newTab };
  return url.startsWith('/') ? { href: pathHref(here, url), external: false, newTab } : null;
}

/** The query and fragment of an address: `?a=b#c`, or ''. */
function getParameters(url: string): string {
  return /[?#].*$/.exec(url)?.[0] ?? '';
}

function actionTarget(here: Here, action: string): Target | null {
  if (!Object.hasOwn(linkActions, action)) {
    console.warn(`Unknown action in a link: ${action}`);
    return null;
  }
  const known = action as LinkAction;
  return { href: mainPath(here, linkActions[known]), external: false, newTab: false, action: known };
}

/** Files and the like have one address for all languages; every other path is one of the site's pages. */
function pathHref(here: Here, path: string): string {
  return /^\/(file|media|image|am|api|\.well-known)\//.test(path) ? path : localizedPath(here, path);
}

/** Products, services, contact, search and the portal live on the main site, whichever site links to them. */
export function mainPath(here: Here, path: string): string {
  const main = here.directory.sites.find(
    (site) => here.directory.getPrefix(site.id) === '' && site.slug === '',
  );
  return pageHref(here, { siteId: main?.id ?? here.site.id, url: path });
}

/**
 * The address of one of our own routes on the host of the current page, which is the only one that scripts
 * may request.
 */
export function hostPath(here: Here, path: string): string {
  return here.directory.getPrefix(here.site.id) === '' ? localizedPath(here, path) : mainPath(here, path);
}

/** The same locale if the other site has it, or else its language, or else the site's first locale. */
function nearestLocale(here: Here, site: Site): Locale {
  const { directory, locale } = here;
  if (site === here.site) return locale;
  return (
    directory.findLocale(site, locale.language, locale.country) ??
    directory.findLocale(site, locale.language, 'ALL') ??
    directory.findLocale(site, 'en', 'ALL') ??
    directory.listLocales(site)[0] ??
    locale
  );
}

function join(locale: string, prefix: string, path: string): string {
  const start = prefix ? `/${locale}/${prefix}` : `/${locale}`;
  if (path === '/' || path === '') return start;
  return path.startsWith('/') ? start + path : `${start}/${path}`;
}
