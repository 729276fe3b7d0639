import { type Connection, statement } from '#services/foundation/statement.ts';
import { numerousTypes, ofOneType, ofOtherTypes } from '../entry/entry.ts';

type Version = { key: string; version: string };

const ofSite = statement<Version, { siteId: string | null }>(
  'search_owners_of_site',
  'SELECT key, version FROM search.owner WHERE site_id IS NOT DISTINCT FROM :siteId',
);

/** The indexed versions of a site's pages, or of the catalogue, by key. */
export async function findIndexedVersions(
  connection: Connection,
  siteId: string | null,
): Promise<Map<string, string>> {
  return new Map((await ofSite(connection, { siteId })).map(({ key, version }) => [key, version]));
}

const otherSites = statement<{ key: string }, { siteIds: readonly string[] }>(
  'search_owners_of_other_sites',
  'SELECT key FROM search.owner WHERE site_id <> ALL(:siteIds)',
);

/** The keys of pages whose sites no longer exist. */
export async function keysOfOtherSites(
  connection: Connection,
  siteIds: readonly string[],
): Promise<string[]> {
  return (await otherSites(connection, { siteIds })).map(({ key }) => key);
}

/**
 * `OFFSET 0` makes PostgreSQL query the indexes word by word. As a join it compared each word with every entry until
 * the table was analysed (sample data, after the first start: 60 s instead of 0.3 s).
 */
const inNone = [...numerousTypes.map(ofOneType), ofOtherTypes].map(
  (kind) => `NOT EXISTS (SELECT FROM search.entry e
     WHERE e.${kind} AND e.words @@ ('''' || v.language || '/' || v.folded || '''')::tsquery OFFSET 0)`,
);
const forgetUnused = statement<never>(
  'search_forget_unused_words',
  `DELETE FROM search.vocabulary v WHERE ${inNone.join(' AND ')}`,
);

/** Words that no longer occur must not be suggested as corrections. */
export async function forgetUnusedWords(connection: Connection): Promise<void> {
  await forgetUnused(connection);
}
