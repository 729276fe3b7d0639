import { type Connection, statement } from '#services/foundation/statement.ts';
import { inHeadings } from './terms.ts';

/** Who looks where: entries that are not for them are not there. */
export type Scope = {
  /** Slug of the site that is asked from. */
  readonly site: string;
  /** Two capital letters, or `ALL`. */
  readonly country: string;
  readonly type: string | null;
};

export type EntryRow = {
  record: string;
  type: string;
  language: string;
  title: string;
  description: string;
  body: string;
  url: string;
  image: string | null;
};

/** Of more than these only some are ranked, those with the words in their titles before others. */
const mostTitled = 400;
const mostRanked = 800;
/** All words of an entry are read for these at most; the others follow in the order of their kinds. */
const mostWeighed = 250;
/** So many titles that begin as typed are enough: words within other titles are not looked for then. */
const mostBegun = 200;
/** Nobody counts further; so that a common word costs no more in a large index. */
const mostCounted = 10_000;

const isShown = `NOT e.is_copy AND $2 = ANY(e.sites) AND (e.countries = '{}' OR $3 = ANY(e.countries))
  AND (e.visible_from IS NULL OR e.visible_from <= now())`;
const columns = 'e.record, e.type, e.language, e.title, e.description, e.body, e.url, e.image';

const ranked = statement<
  EntryRow,
  [
    query: string,
    site: string,
    country: string,
    type: string | null,
    codeKey: string,
    inHeadings: string,
    offset: number,
    most: number,
  ]
>(
  'search_find',
  `WITH candidate AS (
     (SELECT e.id, 0 AS titled FROM search.entry e
      WHERE e.codes @> ARRAY[$5] AND e.words @@ $1::tsquery AND ${isShown} AND ($4::text IS NULL OR e.type = $4) LIMIT 50)
     UNION ALL SELECT id, 1 FROM search.entries_with($1::tsquery, true, $2, $3, $4, ${mostTitled})
     UNION ALL SELECT id, 0 FROM search.entries_with($1::tsquery, false, $2, $3, $4, ${mostRanked})
   ), found AS (SELECT id, max(titled) AS titled FROM candidate GROUP BY id
   ), chosen AS (
     SELECT found.*, row_number() OVER (ORDER BY found.titled DESC, e.boost DESC, id) <= ${mostWeighed} AS is_weighed
     FROM found JOIN search.entry e USING (id)
   )
   SELECT ${columns} FROM chosen JOIN search.entry e USING (id)
   ORDER BY CASE WHEN $5 = ANY(e.codes) THEN 3 WHEN chosen.titled = 1 THEN 2
       WHEN chosen.is_weighed AND e.words @@ $6::tsquery THEN 1 ELSE 0 END DESC,
     chosen.is_weighed DESC,
     CASE WHEN chosen.titled = 1 THEN ts_rank(e.title_words, $1::tsquery, 1)
       WHEN chosen.is_weighed THEN ts_rank('{0.1, 0.2, 0.5, 1}', e.words, $1::tsquery, 1) ELSE 0 END * e.boost DESC,
     e.title, e.id
   OFFSET $7 LIMIT $8`,
);

const counted = statement<{ type: string; total: number }, [query: string, site: string, country: string]>(
  'search_count',
  `SELECT type, count(*)::int AS total
   FROM search.entries_with($1::tsquery, false, $2, $3, NULL, ${mostCounted}) GROUP BY type ORDER BY type`,
);

const begun = statement<
  EntryRow,
  [
    query: string,
    site: string,
    country: string,
    codeKey: string,
    language: string,
    most: number,
    afterCodeKey: string,
  ]
>(
  'search_suggest',
  `WITH begun AS MATERIALIZED (
     SELECT e.id FROM search.entry e
     WHERE e.language = $5 AND e.title_key ~>=~ $4 AND e.title_key ~<~ $7 AND ${isShown}
     ORDER BY e.title_key USING ~<~ LIMIT ${mostBegun}
   ), candidate AS (
     SELECT id FROM begun
     UNION
     SELECT id FROM search.entries_with($1::tsquery, true, $2, $3, NULL, ${mostBegun})
     WHERE (SELECT count(*) FROM begun) < ${mostBegun}
   )
   SELECT ${columns.replace('e.body', "'' AS body")} FROM candidate JOIN search.entry e USING (id)
   ORDER BY $4 = ANY(e.codes) DESC, starts_with(e.title_key, $4) DESC, e.boost DESC,
     ts_rank(e.title_words, $1::tsquery, 1) DESC, length(e.title), e.title, e.id
   LIMIT $6`,
);

/** A page of entries, the best first: part number or name, then title, headings, other words; machines before pages. */
export function findEntries(
  connection: Connection,
  query: string,
  { site, country, type }: Scope,
  codeKey: string,
  { offset, most }: { offset: number; most: number },
): Promise<EntryRow[]> {
  return ranked(connection, query, site, country, type, codeKey, inHeadings(query), offset, most);
}

/** How many entries there are of each type. */
export function countEntries(connection: Connection, query: string, { site, country }: Scope) {
  return counted(connection, query, site, country);
}

/** Entries whose title has the words, the last one perhaps not typed to its end. */
export function entriesBegunWith(
  connection: Connection,
  query: string,
  { site, country }: Scope,
  codeKey: string,
  language: string,
  most: number,
): Promise<EntryRow[]> {
  return begun(connection, query, site, country, codeKey, language, most, `${codeKey}\u{10ffff}`);
}
