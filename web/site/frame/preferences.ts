import { data } from 'react-router';
import { isLanguage } from '#contracts/languages.ts';
import { type Locale, parseUrlLocale } from '#web/i18n/locales.ts';
import { serverContext } from '#web/site/data/server-context.ts';
import type { Site } from '#web/site/data/system-data.ts';
import { visitContext } from '#web/site/visit/context.ts';
import { localizedPath } from '#web/site/visit/links.ts';
import { cookieNames, setCookie } from '#web/site/visit/request/cookies.ts';
import { readFormBody } from '#web/site/visit/request/read-request-body.ts';
import type { SiteDirectory } from '#web/site/visit/sites/site-directory.ts';
import type { Route } from './+types/preferences.ts';

/**
 * Stores the choice made in the chooser or the language banner and redirects to the same page (LOC-04 to
 * LOC-06). Responds with 400 to anything that the forms do not send; the target is built from validated parts
 * only. A script that reports where the visitor is (URL-11) names no page and gets no redirect.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { directory } = context.get(visitContext);
  const form = await readFormBody(request);
  const text = (name: string) => String(form.get(name) ?? '');
  const site = directory.sites.find((candidate) => candidate.id === text('site'));
  const locale = site && chosenLocale(directory, site, text);
  if (!site || !locale) throw data('Bad request', { status: 400, statusText: 'Bad Request' });

  const headers = new Headers();
  const options = { secure: context.get(serverContext).settings.origin.startsWith('https:') };
  headers.append('set-cookie', setCookie(cookieNames.locale(site.slug), locale.urlCode, options));
  const fallback = text('fallback');
  if (isLanguage(fallback))
    headers.append('set-cookie', setCookie(cookieNames.fallbackLanguage, fallback, options));
  const measurement = text('measurement');
  if (measurement === 'Metric' || measurement === 'Imperial') {
    headers.append('set-cookie', setCookie(cookieNames.measurementSystem, measurement, options));
  }
  if (!form.has('path')) return new Response(null, { status: 204, headers });
  const path = cleanPath(text('path'));
  headers.set(
    'location',
    localizedPath({ site, locale, directory }, path) + getQuery(request.headers.get('referer'), path),
  );
  return new Response(null, { status: 303, headers });
}

/** The language banner keeps the locale; the chooser names country and language, which may not match. */
function chosenLocale(
  directory: SiteDirectory,
  site: Site,
  text: (name: string) => string,
): Locale | undefined {
  const chosen = parseUrlLocale(text('locale'));
  if (chosen) return directory.findLocale(site, chosen.language, chosen.country ?? 'ALL');
  const country = text('country');
  return (
    directory.findLocale(site, text('language'), country) ??
    directory.listLocales(site).find((locale) => locale.country === country)
  );
}

/**
 * The query of the page's address, such as a variant or filters: browsers send the full address as referrer
 * within a site.
 */
function getQuery(referer: string | null, path: string): string {
  if (!referer || !URL.canParse(referer)) return '';
  const { pathname, search } = new URL(referer);
  return pathname.endsWith(`/${path}`) ? search : '';
}

function cleanPath(path: string): string {
  return path
    .slice(0, 2000)
    .split(/[/\\]/)
    .filter((segment) => segment !== '' && segment !== '.' && segment !== '..')
    .map(encodeURIComponent)
    .join('/');
}
