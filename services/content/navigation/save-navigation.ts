import type { StoredLink } from '#contracts/content/draft.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { table, upsertInto } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { notifyChanges } from '../changes.ts';
import { problemOfLink } from '../link/link.ts';
import type { NavigationRow } from './find-navigation.ts';
import type { navigation } from './navigation.tables.ts';
import { isPlainAddress } from './plain-address.ts';
import type { StoredNavigationItem, StoredSection } from './stored-navigation.ts';

/** A site that lacks header or footer is shown to nobody (NAV-01). */
export type Navigation = NavigationRow;

const upsert = upsertInto(table<typeof navigation>('content.navigation'), {
  columns: ['siteId', 'stage', 'header', 'footer'],
  key: ['siteId', 'stage'],
});

const publish = statement<{ siteId: string }, { siteIds: readonly string[] }>(
  'content_publish_navigations',
  `INSERT INTO content.navigation AS old (site_id, stage, header, footer)
   SELECT site_id, 'PUBLISHED', header, footer FROM content.navigation WHERE stage = 'DRAFT' AND site_id = ANY(:siteIds)
   ON CONFLICT (site_id, stage) DO UPDATE SET header = EXCLUDED.header, footer = EXCLUDED.footer
   WHERE (old.header, old.footer) IS DISTINCT FROM (EXCLUDED.header, EXCLUDED.footer)
   RETURNING site_id AS "siteId"`,
);

/** Saves drafts of navigations. @throws BAD_USER_INPUT for the first one that breaks a rule */
export async function saveNavigations(
  connection: Connection,
  navigations: readonly Navigation[],
): Promise<void> {
  for (const navigation of navigations) {
    const [problem] = problemsOfNavigation(navigation);
    if (problem) throw badInput(problem.message, problem.field);
  }
  await upsert(
    connection,
    navigations.map((navigation) => ({ ...navigation, stage: 'DRAFT' })),
  );
}

/** Publishes the drafts of these sites' navigations. */
export async function publishNavigations(connection: Connection, siteIds: readonly string[]): Promise<void> {
  const changed = await publish(connection, { siteIds });
  // A site without navigation does not exist for visitors, so its change may add or remove the site.
  const tags = changed.map(({ siteId }) => `navigation:${siteId}` as const);
  await notifyChanges(connection, tags.length > 0 ? [...tags, 'system'] : []);
}

export type NavigationProblem = { field: string; message: string };

/** What is wrong with a navigation, by the id of the entry; empty: it may be stored. */
export function problemsOfNavigation({ header, footer }: Navigation): NavigationProblem[] {
  return [
    ...problemsOfItems(header?.items ?? []),
    ...problemsOfSections(footer?.sections ?? []),
    ...getProblem('footer/contactLink', footer?.contactLink),
  ];
}

function problemsOfItems(items: readonly StoredNavigationItem[]): NavigationProblem[] {
  return items.flatMap((item) => [
    ...(Object.keys(item.title).length > 0 ? [] : [{ field: item.id, message: 'has no title' }]),
    ...getProblem(item.id, item.link),
    ...getProblem(`${item.id}/marketing`, item.marketing?.link),
    ...problemsOfItems(item.items ?? []),
    ...problemsOfSections(item.sections ?? []),
  ]);
}

function problemsOfSections(sections: readonly StoredSection[]): NavigationProblem[] {
  return sections.flatMap(({ items }) => problemsOfItems(items));
}

/**
 * An empty address is allowed: editors prepare an entry before its target exists, and visitors do not see it
 * (NAV-02).
 */
function getProblem(field: string, link: StoredLink | undefined): NavigationProblem[] {
  if (!link || link.href === '' || isPlainAddress(link.href)) return [];
  const message = problemOfLink(link);
  return message ? [{ field, message }] : [];
}
