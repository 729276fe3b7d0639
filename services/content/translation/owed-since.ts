import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Progress, TranslatedPage } from './translated-page.ts';

/** A page with what its languages lack, before it is known since when. */
export type Owing<Page extends TranslatedPage> = Omit<Page, 'targets'> & {
  /** The last published change of the source. */
  sourceOutSince: Date | null;
  /** `owedSince`: of outdated units; `owedUnits`: units of the published source that the language lacks. */
  targets: (Progress & { owedUnits: readonly string[] })[];
};

/** SQL: the ids of units that are not empty, `texts` by unit. */
export const filledUnits = (texts: string) => `ARRAY(
    SELECT key FROM jsonb_each(${texts})
    WHERE value <> '""' AND (jsonb_typeof(value) = 'string' OR jsonb_path_exists(value, '$.**.text'))
  )`;

const publishedSince = statement<
  { pageId: string; unit: string; at: Date },
  { pageIds: readonly string[]; units: readonly string[] }
>(
  'content_source_said_since',
  `WITH edit AS MATERIALIZED (
     SELECT r.page_id, r.id, r.at,
       ARRAY(SELECT key FROM jsonb_each_text(source.texts - 'blocks') WHERE value <> '')
         || ${filledUnits("source.texts->'blocks'")} AS units
     FROM content.page_revision r
     JOIN content.page p ON p.id = r.page_id
     CROSS JOIN LATERAL (SELECT r.draft->'texts'->p.source_language AS texts) source
     WHERE r.page_id = ANY(:pageIds::uuid[]) AND r.what = 'published' AND p.source_language = ANY(r.languages)
   )
   SELECT edit.page_id AS "pageId", unit, min(edit.at) AS at
   FROM edit CROSS JOIN unnest(edit.units) unit
   WHERE unit = ANY(:units) AND NOT EXISTS (
     SELECT FROM edit later WHERE later.page_id = edit.page_id AND later.id > edit.id AND unit <> ALL(later.units))
   GROUP BY edit.page_id, unit`,
);

/**
 * A missing unit is owed since the published source has had it without interruption, whatever else was published
 * since (0083). Revisions are read only for pages that lack something.
 */
export async function withOwedSince(
  connection: Connection,
  pages: readonly Owing<TranslatedPage>[],
): Promise<TranslatedPage[]> {
  const lacking = pages.filter(({ targets }) => targets.some(({ owedUnits }) => owedUnits.length > 0));
  const units = lacking.flatMap(({ targets }) => targets.flatMap(({ owedUnits }) => owedUnits));
  const rows =
    lacking.length > 0
      ? await publishedSince(connection, { pageIds: lacking.map(({ id }) => id), units: [...new Set(units)] })
      : [];
  const since = new Map(rows.map(({ pageId, unit, at }) => [`${pageId} ${unit}`, at]));
  return pages.map(({ sourceOutSince, targets, ...page }) => ({
    ...page,
    targets: targets.map(({ owedUnits, ...target }) => ({
      ...target,
      owedSince: getEarliest([
        target.owedSince,
        ...owedUnits.map((unit) => since.get(`${page.id} ${unit}`) ?? sourceOutSince),
      ]),
    })),
  }));
}

/** For moments from rows or from JSON. */
function getEarliest(moments: readonly (Date | string | null)[]): string | null {
  const times = moments.filter((moment) => moment !== null).map((moment) => new Date(moment).getTime());
  return times.length > 0 ? new Date(Math.min(...times)).toISOString() : null;
}
