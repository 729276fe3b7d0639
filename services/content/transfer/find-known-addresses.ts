import { type Connection, statement } from '#services/foundation/statement.ts';
import { normalised } from '../redirect/redirect.ts';
import type { KnownAddresses } from './plan-redirects.ts';

const redirectsOf = statement<{ previousUrl: string; target: string }, { siteId: string }>(
  'content_redirects_of_site',
  'SELECT previous_url AS "previousUrl", target FROM content.redirect WHERE site_id = :siteId',
);

const pagesAt = statement<{ path: string }, { siteId: string; paths: readonly string[] }>(
  'content_pages_at',
  'SELECT DISTINCT path FROM content.page_version WHERE site_id = :siteId AND path = ANY(:paths)',
);

/** What stands at any of some addresses of a site, and where its redirects lead. */
export async function knownAddresses(
  connection: Connection,
  siteId: string,
  paths: readonly string[],
): Promise<KnownAddresses> {
  if (paths.length === 0) return { redirects: new Map(), paths: new Set() };
  const redirects = await redirectsOf(connection, { siteId });
  const pages = await pagesAt(connection, { siteId, paths });
  return {
    redirects: new Map(redirects.map(({ previousUrl, target }) => [previousUrl, normalised(target)])),
    paths: new Set(pages.map(({ path }) => path)),
  };
}
