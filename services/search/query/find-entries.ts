import { type Connection, statement } from '#services/foundation/statement.ts';
import type { entry } from '../entry/entry.tables.ts';
import { numerousTypes } from '../entry/entry.ts';
import { fallbackLanguage } from '../text/language.ts';
import { hasLexeme } from '../text/lexeme.ts';
import { inHeadings } from './terms.ts';

/** The reader's site, country and language: entries that are not for them do not exist. */
export type Scope = {
  /** Slug of the site on which somebody searches. */
  readonly site: string;
  /** Two capital letters, or `ALL`. */
  readonly country: string;
  readonly type: string | null;
};

export type EntryRow = Pick<
  typeof entry.$inferSelect,
  'record' | 'type' | 'language' | 'title' | 'description' | 'body' | 'url' | 'image'
>;

export type Counted = { readonly type: string; readonly total: number; readonly isEstimate: boolean };

/** How many entries of each kind are ranked, those with the words in their titles first. */
const maxRanked = 400;
const maxTitled = 200;
/** How many entries are weighed by all of their words; the others follow in the order of their kinds. */
const maxWeighed = 200;
/** When this many titles begin as typed, words within other titles are not searched. */
const maxBegun = 200;
const maxCounted = 10_000;
/** How many classes and capabilities are suggested before machines. */
const maxKinds = 3;

const isShown = `NOT e.is_copy AND :site = ANY(e.sites) AND (e.countries = '{}' OR :country = ANY(e.countries))
  AND (e.visible_from IS NULL OR e.visible_from <= now())`;
const columns = 'e.record, e.type, e.language, e.title, e.description, e.body, e.url, e.image';

type Kind = (typeof numerousTypes)[number] | 'other';

/** SQL that finds the entries with the words of `:query` for the reader of `:site` in `:country`, kind by kind. */
function findWordEntries(
  columns: string,
  inTitles: boolean,
  limit: number,
  condition: (kind: Kind) => string,
) {
  const ofKind = (kind: Kind) =>
    `SELECT ${columns} FROM search.${kind}_entries_with(:query::tsquery, ${inTitles}, :site, :country, ${limit})
       WHERE ${condition(kind)}`;
  return [...numerousTypes, 'other' as const].map(ofKind).join('\n     UNION ALL ');
}

/** Whether no type was requested, or this one; types with few entries share one kind. */
const isWanted = (kind: Kind) =>
  `(:type::text IS NULL OR ${kind === 'other' ? 'type = :type' : `:type = '${kind}'`})
   ${kind === 'product' ? 'AND NOT :withoutProducts' : ''}`;

const ranked = statement<
  EntryRow,
  {
    query: string;
    site: string;
    country: string;
    type: string | null;
    withoutProducts: boolean;
    codeKey: string;
    inHeadings: string;
    offset: number;
    limit: number;
  }
>(
  'search_find',
  `WITH candidate AS (
     (SELECT e.id, 0 AS titled FROM search.entry e
      WHERE e.codes @> ARRAY[:codeKey] AND e.words @@ :query::tsquery AND ${isShown}
        AND (:type::text IS NULL OR e.type = :type) AND NOT (:withoutProducts AND e.type = 'product') LIMIT 50)
     UNION ALL ${findWordEntries('id, 1', true, maxTitled, isWanted)}
     UNION ALL ${findWordEntries('id, 0', false, maxRanked, isWanted)}
   ), found AS (SELECT id, max(titled) AS titled FROM candidate GROUP BY id
   ), chosen AS (
     SELECT found.*, row_number() OVER (ORDER BY found.titled DESC, e.boost DESC, id) <= ${maxWeighed} AS is_weighed
     FROM found JOIN search.entry e USING (id)
   )
   SELECT ${columns} FROM chosen JOIN search.entry e USING (id)
   ORDER BY CASE WHEN :codeKey = ANY(e.codes) THEN 4 WHEN chosen.titled = 1 AND e.type = 'product' THEN 3
       WHEN chosen.titled = 1 THEN 2
       WHEN chosen.is_weighed AND e.words @@ :inHeadings::tsquery THEN 1 ELSE 0 END DESC,
     chosen.is_weighed DESC,
     CASE WHEN chosen.titled = 1 THEN ts_rank(e.title_words, :query::tsquery, 1)
       WHEN chosen.is_weighed THEN ts_rank('{0.1, 0.2, 0.5, 1}', e.words, :query::tsquery, 1) ELSE 0 END * e.boost DESC,
     e.title, e.id
   OFFSET :offset LIMIT :limit`,
);

const chosen = statement<
  { id: number },
  {
    only: readonly string[];
    query: string | null;
    language: string;
    standsIn: string;
    site: string;
    country: string;
  }
>(
  'search_only',
  `SELECT e.id::float8 AS id FROM search.entry e
   WHERE e.record = ANY(:only) AND e.type = 'product' AND ${isShown} AND CASE
     WHEN :query::text IS NULL THEN e.language = :language OR e.words @@ :standsIn::tsquery
     ELSE e.words @@ :query::tsquery END
   ORDER BY array_position(:only::text[], e.record)`,
);

const byId = statement<EntryRow, { ids: readonly number[] }>(
  'search_by_id',
  `SELECT ${columns} FROM search.entry e WHERE e.id = ANY(:ids) ORDER BY array_position(:ids::bigint[], e.id)`,
);

const counted = statement<Counted, { query: string; site: string; country: string }>(
  'search_count',
  `SELECT type, sum(stands_for)::int AS total, max(stands_for) > 1 AS "isEstimate"
   FROM (${findWordEntries('*', false, maxCounted, () => 'true')}) entry GROUP BY type ORDER BY type`,
);

const suggestedFirst = `:codeKey = ANY(e.codes) DESC, starts_with(e.title_key, :codeKey) DESC, e.boost DESC,
  ts_rank(e.title_words, :query::tsquery, 1) DESC, length(e.title), e.title, e.id`;

const begun = statement<
  EntryRow,
  {
    query: string;
    site: string;
    country: string;
    codeKey: string;
    language: string;
    limit: number;
    afterCodeKey: string;
  }
>(
  'search_suggest',
  `WITH begun AS MATERIALIZED (
     SELECT e.id FROM search.entry e
     WHERE e.language = :language AND e.title_key ~>=~ :codeKey AND e.title_key ~<~ :afterCodeKey AND ${isShown}
     ORDER BY e.title_key USING ~<~ LIMIT ${maxBegun}
   ), candidate AS (
     SELECT id FROM begun
     UNION ALL ${findWordEntries('id', true, maxBegun, () => `(SELECT count(*) FROM begun) < ${maxBegun}`)}
   ), placed AS (
     SELECT id, row_number() OVER (ORDER BY ${suggestedFirst}) AS place,
       e.type IN ('classification', 'capability') AND row_number() OVER (
         PARTITION BY e.type IN ('classification', 'capability') ORDER BY ${suggestedFirst}) > ${maxKinds} AS is_too_many
     FROM (SELECT DISTINCT id FROM candidate) found JOIN search.entry e USING (id)
   )
   SELECT ${columns.replace('e.body', "'' AS body")} FROM placed JOIN search.entry e USING (id)
   WHERE NOT is_too_many ORDER BY place LIMIT :limit`,
);

/**
 * A page of entries, the best first: part number or name, then machines by name, class and capability, then other
 * titles, headings, other words.
 */
export function findEntries(
  connection: Connection,
  query: string,
  { site, country, type }: Scope,
  codeKey: string,
  { offset, limit, withoutProducts = false }: { offset: number; limit: number; withoutProducts?: boolean },
): Promise<EntryRow[]> {
  return ranked(connection, {
    query,
    site,
    country,
    type,
    codeKey,
    inHeadings: inHeadings(query),
    withoutProducts,
    offset,
    limit,
  });
}

/**
 * The entries of the given products that match, in the order of `only`; without a query all of them in the reader's
 * language, or in the one that stands in for it.
 */
export async function findOnly(
  connection: Connection,
  only: readonly string[],
  query: string | undefined,
  language: string,
  { site, country }: Scope,
): Promise<number[]> {
  const standsIn = hasLexeme(fallbackLanguage, language);
  const rows = await chosen(connection, { only, query: query ?? null, language, standsIn, site, country });
  return rows.map(({ id }) => id);
}

/** Entries by id, in the order of the list. */
export function getEntries(connection: Connection, ids: readonly number[]): Promise<EntryRow[]> {
  return byId(connection, { ids });
}

/** The number of entries of each type; estimated where there are thousands. */
export function countEntries(
  connection: Connection,
  query: string,
  { site, country }: Scope,
): Promise<Counted[]> {
  return counted(connection, { query, site, country });
}

/** Entries whose title has the words, the last of which may be incomplete. */
export function findPrefixEntries(
  connection: Connection,
  query: string,
  { site, country }: Scope,
  codeKey: string,
  language: string,
  limit: number,
): Promise<EntryRow[]> {
  return begun(connection, {
    query,
    site,
    country,
    codeKey,
    language,
    limit,
    afterCodeKey: `${codeKey}\u{10ffff}`,
  });
}
