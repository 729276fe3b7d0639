import type { View } from '../page-view.ts';
import type { Reader } from '../request-context.ts';
import { allNavigations, type NavigationRow } from './find-navigation.ts';
import type { StoredFooter, StoredHeader } from './stored-navigation.ts';

/** A navigation for one reader: its parts are resolved where they are requested. */
export type SeenHeader = { siteId: string; stored: StoredHeader; view: View };
export type SeenFooter = { siteId: string; stored: StoredFooter; view: View };
export type SeenNavigation = { header: SeenHeader | null; footer: SeenFooter | null };

export function seenNavigation(row: NavigationRow | undefined, view: View): SeenNavigation {
  return {
    header: row?.header ? { siteId: row.siteId, stored: row.header, view } : null,
    footer: row?.footer ? { siteId: row.siteId, stored: row.footer, view } : null,
  };
}

/** The navigations of all sites, by the site's id. */
export async function navigationOfSites(
  { connection }: Reader,
  view: View,
): Promise<(siteId: string) => SeenNavigation> {
  const rows = new Map((await allNavigations(connection, view.stage)).map((row) => [row.siteId, row]));
  return (siteId) => seenNavigation(rows.get(siteId), view);
}
