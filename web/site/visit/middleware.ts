import type { MiddlewareFunction } from 'react-router';
import { graphql } from '#contracts/content/graphql.ts';
import { languages } from '#contracts/languages.ts';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { withOwnTexts } from '#web/i18n/own-texts.server.ts';
import { collectTags } from '#web/site/data/cache/cache-tags.ts';
import { createContentClient } from '#web/site/data/content-client.ts';
import { createProductsClient } from '#web/site/data/products-client.ts';
import { serverContext } from '#web/site/data/server-context.ts';
import { responseNotes } from '#web/site/render/response-notes.ts';
import { contentContext, productsContext, type Visit, visitContext } from './context.ts';
import { pageHref } from './links.ts';
import { getEditor } from './preview/editor-session.ts';
import {
  cookieNames,
  deleteCookie,
  fallbackChoice,
  measurementChoice,
  parseCookies,
  setCookie,
} from './request/cookies.ts';
import { resolve } from './resolve-address.ts';
import { readSiteDirectory } from './sites/read-site-directory.ts';
import { redirectTo } from './stored-redirects.ts';

type Middleware = MiddlewareFunction<Response>;

/**
 * Resolves site, locale and path, or responds at once: with one redirect, or a plain 404 for an unknown host
 * (URL-01 to 12).
 */
export const resolveAddress: Middleware = async ({ request, url, context }, next) => {
  const server = context.get(serverContext);
  const fresh = ['false', 'clear'].includes(url.searchParams.get('cache') ?? '');
  const directory = await readSiteDirectory(server, fresh);
  const cookies = parseCookies(request.headers.get('cookie'));
  const acceptLanguage = request.headers.get('accept-language');
  const { pathname, search, host } = url;
  const decision = resolve(
    { method: request.method, host, pathname, search, cookies, acceptLanguage },
    directory,
  );
  switch (decision.kind) {
    case 'unknownHost':
      return plain(404, 'Not found');
    case 'malformed':
      return plain(400, 'Bad request');
    case 'redirect':
      return redirectTo(decision.location, decision.status);
  }
  const locale =
    decision.kind === 'page'
      ? decision.locale
      : (directory.findLocale(decision.site, 'en', 'ALL') ?? directory.listLocales(decision.site)[0]);
  if (!locale) throw new Error(`Site ${decision.site.name} publishes in no language`);
  await loadLanguage(locale.language);
  const visit: Visit = {
    site: decision.site,
    locale,
    path: decision.kind === 'page' ? decision.path : pathname,
    directory,
    fallbackLanguage: fallbackChoice(cookies, languages),
    measurementSystem:
      measurementChoice(cookies) ??
      directory.countries.get(locale.country)?.defaultMeasurementSystem ??
      'Metric',
    nextRelease: flag(url, cookies, 'nextRelease', cookieNames.nextRelease),
    testing: flag(url, cookies, 'testing', cookieNames.testing),
    fresh,
  };
  context.set(visitContext, visit);
  context.set(contentContext, createContentClient(server, visit));
  context.set(productsContext, createProductsClient(server, visit));
  return withOwnTexts(directory.ownTexts(visit.site), next);
};

/** URL-07, NEX-01: stores the switches in the address as cookies. */
export const rememberSwitches: Middleware = async ({ url, context }, next) => {
  const response = await next();
  const options = { secure: context.get(serverContext).settings.origin.startsWith('https:') };
  if (url.searchParams.get('testing') === 'true') {
    response.headers.append('set-cookie', setCookie(cookieNames.testing, 'true', options));
  }
  const nextRelease = url.searchParams.get('nextRelease');
  if (nextRelease === 'true') {
    response.headers.append('set-cookie', setCookie(cookieNames.nextRelease, 'true', options));
  }
  if (nextRelease === 'false') {
    response.headers.append('set-cookie', deleteCookie(cookieNames.nextRelease, options));
  }
  return response;
};

const byIdQuery = graphql(`
  query pageAddress($id: ID!) {
    pageById(id: $id) { siteId url }
  }
`);

/** URL-08: `?direct` with a page id redirects to the page's own address, on its own domain. */
export const lookUpDirect: Middleware = async ({ url, context }, next) => {
  if (!url.searchParams.has('direct')) return next();
  const visit = context.get(visitContext);
  const id = visit.path.split('/').at(-1) ?? '';
  const { pageById } = await context.get(contentContext)(byIdQuery, { id });
  return pageById ? redirectTo(pageHref(visit, pageById), 302) : next();
};

/**
 * SYS-01, decision 9: `cache=clear` empties all caches for editors who are signed in to the editor area; for
 * everybody else it is `cache=false`.
 */
export const clearCaches: Middleware = async ({ request, url, context }, next) => {
  const response = await next();
  if (url.searchParams.get('cache') !== 'clear') return response;
  const editor = await getEditor(context.get(serverContext), context.get(contentContext), request);
  if (editor) context.get(responseNotes).clearsCaches = true;
  return response;
};

/**
 * Outermost middleware: collects the cache tags of the response, so that a publication drops only the pages
 * that it changes.
 */
export const noteCacheTags: Middleware = async ({ context }, next) => {
  const { value: response, tags } = await collectTags(next);
  context.get(responseNotes).tags = tags;
  return response;
};

function flag(url: URL, cookies: ReadonlyMap<string, string>, query: string, cookie: string): boolean {
  const requested = url.searchParams.get(query);
  return requested === null ? cookies.get(cookie) === 'true' : requested === 'true';
}

function plain(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  });
}
