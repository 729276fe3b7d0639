import { negotiate } from '#web/i18n/accept-language.ts';
import { INTERNATIONAL, type Locale, parseUrlLocale, type UrlLocale } from '#web/i18n/locales.ts';
import type { Site } from '#web/site/data/system-data.ts';
import { type Cookies, cookieNames } from './request/cookies.ts';
import type { SiteDirectory } from './sites/site-directory.ts';

/** A request's address, as the server received it. */
export type Address = {
  method: string;
  host: string;
  /** The path as sent: `/de/about-us`. */
  pathname: string;
  search: string;
  cookies: Cookies;
  acceptLanguage: string | null;
};

export type Decision =
  /** A page of a site; `path` starts with `/` and has neither locale nor site slug. */
  | { kind: 'page'; site: Site; locale: Locale; path: string }
  /** An area without locale (URL-05). */
  | { kind: 'unlocalized'; site: Site }
  | { kind: 'redirect'; location: string; status: 301 | 302 }
  | { kind: 'unknownHost' }
  | { kind: 'malformed' };

/** First segments that never carry a locale. */
const unlocalized = new Set([
  'style-guide',
  'callback',
  'blank-callback',
  'file',
  'image',
  'media',
  'api',
  'am',
  'graphql',
  'builds',
  'assets',
  'fonts',
  'healthz',
  'readyz',
  'robots.txt',
  'sitemap.xml',
  'sitemaps',
  'manifest.webmanifest',
  'opensearch.xml',
  'llms.txt',
  'mcp',
  'catalogue.csv',
  'catalogue.bmecat.zip',
  'favicon.ico',
  'favicon.svg',
  '.well-known',
]);

/**
 * Resolves an address in one hop (URL-01 to URL-06, URL-12) to the site, the locale and the path within the
 * site, or to the redirect to the right address. 302 when the locale part changes, otherwise 301. A valid
 * locale in the address is never overruled by the browser's languages. Redirects consist of validated
 * segments only, so they can never leave the host.
 */
export function resolve(address: Address, directory: SiteDirectory): Decision {
  const places = directory.placesOn(address.host);
  if (!places) return { kind: 'unknownHost' };
  const segments = getSegments(address.pathname);
  if (!segments) return { kind: 'malformed' };

  const [first = ''] = segments;
  const siteAtRoot = places.at(-1)!.site;
  if (unlocalized.has(first)) return unlocalizedArea(address, segments, siteAtRoot);

  const requested = parseUrlLocale(first);
  const rest = requested ? segments.slice(1) : segments;
  const place = places.find(({ slug }) => slug !== '' && rest[0] === slug) ?? places.at(-1)!;
  const within = place.slug === '' ? rest : rest.slice(1);
  const path = canonicalPath(within);

  const valid =
    requested && directory.findLocale(place.site, requested.language, requested.country ?? INTERNATIONAL);
  const locale =
    valid ?? named(requested, place.site, directory) ?? preferredLocale(address, place.site, directory);
  const target = [locale.urlCode, ...(place.slug ? [place.slug] : []), ...path].map(encodeURIComponent);
  const clean = `/${target.join('/')}`;
  if (clean === address.pathname)
    return { kind: 'page', site: place.site, locale, path: `/${path.join('/')}` };
  if (!isReading(address.method)) return { kind: 'malformed' };
  const localeChanged = !valid || !requested?.isCanonical;
  return { kind: 'redirect', location: clean + address.search, status: localeChanged ? 302 : 301 };
}

/**
 * The decoded segments without empty ones; undefined when one contains a separator, a control character or
 * bad encoding.
 */
function getSegments(pathname: string): string[] | undefined {
  const segments: string[] = [];
  for (const raw of pathname.split('/')) {
    if (raw === '') continue;
    const segment = decoded(raw);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    if (segment === undefined || /[/\\\u0000-\u001f\u007f]/.test(segment)) return undefined;
    if (segment === '.' || segment === '..') return undefined;
    segments.push(segment);
  }
  return segments;
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** `home` means the site's root; the customer area is matched in any letter case (URL-05). */
function canonicalPath(segments: string[]): string[] {
  if (segments.length === 1 && segments[0] === 'home') return [];
  const [first, ...others] = segments;
  if (first && first !== 'mykomax' && first.toLowerCase() === 'mykomax') return ['mykomax', ...others];
  return segments;
}

function unlocalizedArea(address: Address, segments: string[], site: Site): Decision {
  const clean = `/${segments.map(encodeURIComponent).join('/')}`;
  if (clean === address.pathname || !isReading(address.method)) return { kind: 'unlocalized', site };
  return { kind: 'redirect', location: clean + address.search, status: 301 };
}

/**
 * URL-04: the language in an invalid prefix, if the site has it: `/fr-de` is French, whatever was read
 * before.
 */
function named(requested: UrlLocale | undefined, site: Site, directory: SiteDirectory): Locale | undefined {
  return requested && directory.findLocale(site, requested.language, INTERNATIONAL);
}

/**
 * URL-04, where the address has no language of the site: the site's cookie, the browser's languages, English,
 * then the site's first locale.
 */
function preferredLocale(address: Address, site: Site, directory: SiteDirectory): Locale {
  const locales = directory.listLocales(site);
  const remembered = address.cookies.get(cookieNames.locale(site.slug));
  return (
    locales.find((locale) => locale.urlCode === remembered) ??
    negotiate(address.acceptLanguage, locales) ??
    locales.find((locale) => locale.language === 'en') ??
    locales[0]!
  );
}

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
