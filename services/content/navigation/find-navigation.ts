import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Stage } from '../page-view.ts';
import type { StoredFooter, StoredHeader } from './stored-navigation.ts';

export type NavigationRow = { siteId: string; header: StoredHeader | null; footer: StoredFooter | null };

const ofSite = statement<NavigationRow, { siteId: string; stage: string }>(
  'content_navigation',
  'SELECT site_id AS "siteId", header, footer FROM content.navigation WHERE site_id = :siteId AND stage = :stage',
);

const all = statement<NavigationRow, { stage: string }>(
  'content_navigations',
  'SELECT site_id AS "siteId", header, footer FROM content.navigation WHERE stage = :stage',
);

/** Undefined: the site has none. */
export async function navigationOfSite(
  connection: Connection,
  siteId: string,
  stage: Stage,
): Promise<NavigationRow | undefined> {
  return (await ofSite(connection, { siteId, stage }))[0];
}

export async function allNavigations(connection: Connection, stage: Stage): Promise<NavigationRow[]> {
  return all(connection, { stage });
}
