import { type Connection, statement } from '#services/foundation/statement.ts';

type Version = { key: string; version: string };

const ofSite = statement<Version, [siteId: string | null]>(
  'search_owners_of_site',
  'SELECT key, version FROM search.owner WHERE site_id IS NOT DISTINCT FROM $1',
);

/** What the index holds of a site's pages, or of the catalogue, by key. */
export async function keptVersions(
  connection: Connection,
  siteId: string | null,
): Promise<Map<string, string>> {
  return new Map((await ofSite(connection, siteId)).map(({ key, version }) => [key, version]));
}

const otherSites = statement<{ key: string }, [siteIds: readonly string[]]>(
  'search_owners_of_other_sites',
  'SELECT key FROM search.owner WHERE site_id <> ALL($1)',
);

/** Keys of pages of sites that are no more. */
export async function keysOfOtherSites(
  connection: Connection,
  siteIds: readonly string[],
): Promise<string[]> {
  return (await otherSites(connection, siteIds)).map(({ key }) => key);
}

const forgetUnused = statement<never>(
  'search_forget_unused_words',
  `DELETE FROM search.vocabulary v WHERE NOT EXISTS (
     SELECT FROM search.entry e WHERE e.words @@ ('''' || v.language || '/' || v.folded || '''')::tsquery
   )`,
);

/** Words that occur no more correct nothing any more. */
export async function forgetUnusedWords(connection: Connection): Promise<void> {
  await forgetUnused(connection);
}
