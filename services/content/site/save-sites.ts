import { table, upsertInto } from '#services/foundation/rows.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { notifyChanges } from '../changes.ts';
import type { SiteRow } from './find-sites.ts';
import type { site } from './site.tables.ts';

export type Site = Omit<SiteRow, 'urlPrefix'> & { key: string; sortIndex: number };

const upsert = upsertInto(table<typeof site>('content.site'), {
  columns: [
    'id',
    'key',
    'slug',
    'name',
    'legalName',
    'portalName',
    'logo',
    'domains',
    'urlPrefix',
    'theme',
    'internationalOnly',
    'hideSideButtons',
    'enableCutFont',
    'languages',
    'extraLanguages',
    'sortIndex',
  ],
  key: ['id'],
});

/** Adds and replaces sites. */
export async function saveSites(connection: Connection, sites: readonly Site[]): Promise<void> {
  const changed = await upsert(
    connection,
    sites.map((site) => ({ ...site, urlPrefix: getUrlPrefix(site) })),
  );
  if (changed.length > 0) await notifyChanges(connection, ['system']);
}

/**
 * The beginning of the addresses of a site's pages (URL-02): `/slug` where the domain entry is `host/slug`, or where
 * there is no domain, so that the site is found by its slug; otherwise empty.
 */
export function getUrlPrefix({ domains, slug }: Pick<Site, 'domains' | 'slug'>): string {
  const [first] = domains;
  const inDomain = first?.split('/').slice(1).join('/');
  const prefix = first === undefined ? slug : inDomain;
  return prefix ? `/${prefix}` : '';
}
