import { type Connection, statement } from '#services/foundation/statement.ts';

export type Redirect = { previousUrl: string; target: string; status: number };

const byPrevious = statement<Redirect, { siteId: string; previousUrls: string[] }>(
  'content_redirects',
  `SELECT previous_url AS "previousUrl", target, status FROM content.redirect
   WHERE site_id = :siteId AND previous_url = ANY(:previousUrls)`,
);

/** URL-09. The redirects of a site from some addresses, in any letter case. */
export async function getRedirects(
  connection: Connection,
  siteId: string,
  previousUrls: readonly string[],
): Promise<Redirect[]> {
  return byPrevious(connection, { siteId, previousUrls: [...new Set(previousUrls.map(normalised))] });
}

export type StoredRedirect = { id: string; previousUrl: string; target: string; status: string };

const ofSite = statement<StoredRedirect, { siteId: string }>(
  'content_redirects_of_site',
  `SELECT id, previous_url AS "previousUrl", target, status::text FROM content.redirect
   WHERE site_id = :siteId ORDER BY previous_url`,
);

/** All redirects of a site, in the order of their old addresses. */
export function findRedirects(connection: Connection, siteId: string): Promise<StoredRedirect[]> {
  return ofSite(connection, { siteId });
}

/** The form in which an address is stored and looked up. */
export function normalised(previousUrl: string): string {
  return previousUrl.toLowerCase();
}
