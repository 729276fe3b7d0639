import type { RouterContextProvider } from 'react-router';
import { graphql } from '#contracts/content/graphql.ts';
import { contentContext, visitContext } from './context.ts';
import { pageHref } from './links.ts';

const redirectsQuery = graphql(`
  query redirects($siteId: ID!, $urls: [String!]!) {
    redirects(siteId: $siteId, where: { previousUrl_in: $urls }) { target status }
  }
`);

/**
 * URL-09: the redirect stored for an old address, with or without locale; undefined: none. Pages take
 * precedence: this is only called when there is none at the address.
 */
export async function redirectFrom(
  context: Readonly<RouterContextProvider>,
  url: URL,
): Promise<Response | undefined> {
  const visit = context.get(visitContext);
  const urls = [...new Set([visit.path, decodeURI(url.pathname)])];
  const { redirects } = await context.get(contentContext)(redirectsQuery, { siteId: visit.site.id, urls });
  const [redirect] = redirects;
  if (!redirect) return undefined;
  const isAbsolute = /^https?:\/\//i.test(redirect.target);
  const location = isAbsolute
    ? redirect.target
    : pageHref(visit, { siteId: visit.site.id, url: redirect.target }) + url.search;
  return redirectTo(location, redirect.status === 302 ? 302 : 301);
}

/** An uncached redirect. Headers only allow ASCII, but editors' addresses may contain other characters. */
export function redirectTo(address: string, status: 301 | 302): Response {
  const location = address.toWellFormed().replace(/[^!-~]+/g, encodeURIComponent);
  const vary = status === 302 ? { vary: 'Cookie, Accept-Language' } : undefined;
  return new Response(null, {
    status,
    headers: { location, 'cache-control': 'no-cache', ...vary },
  });
}
