import type { PageTexts } from '#contracts/content/draft.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { filledUnits, type Owing, withOwedSince } from './owed-since.ts';
import type { TranslatedPage } from './translated-page.ts';

/** SQL: the units of a text that are not empty; `t` is its row. */
const getUnits = (text: string) => `array_remove(ARRAY[
    CASE WHEN ${text}.title <> '' THEN 'title' END,
    CASE WHEN ${text}.navigation_title <> '' THEN 'navigationTitle' END,
    CASE WHEN ${text}.description <> '' THEN 'description' END,
    CASE WHEN ${text}.lead <> '' THEN 'lead' END
  ], NULL) || ${filledUnits(`${text}.texts`)}`;

/** SQL: the text of a unit; `t` is its row. */
const unitTextSql = (text: string, unit: string) => `coalesce(${text}.texts->${unit}, to_jsonb(CASE ${unit}
  WHEN 'title' THEN ${text}.title WHEN 'navigationTitle' THEN ${text}.navigation_title
  WHEN 'description' THEN ${text}.description WHEN 'lead' THEN ${text}.lead END))`;

/** Owed is the text of the published source; what else is missing is only in its draft. */
const statusJoins = `LEFT JOIN content.page_text own
    ON own.page_id = v.page_id AND own.stage = 'DRAFT' AND own.language = l.language
  LEFT JOIN content.page_text seen
    ON seen.page_id = v.page_id AND seen.stage = 'PUBLISHED' AND seen.language = l.language
  LEFT JOIN content.translation_target target ON target.page_id = v.page_id AND target.language = l.language
  CROSS JOIN LATERAL (SELECT
    ARRAY(SELECT unnest(source.units) EXCEPT SELECT unnest(CASE WHEN own.page_id IS NULL THEN '{}' ELSE ${getUnits('own')} END))
      AS missing,
    ARRAY(SELECT unit FROM content.translated_segment
      WHERE page_id = v.page_id AND language = l.language AND unit = ANY(source.units)) AS outdated,
    own.page_id IS NOT NULL OR seen.page_id IS NOT NULL OR coalesce(target.state, 'none') <> 'none' AS offered
  ) lacks
  CROSS JOIN LATERAL (SELECT
    ARRAY(SELECT unit FROM unnest(lacks.missing) unit WHERE lacks.offered AND unit = ANY(out_units.units)) AS missing
  ) owed
  CROSS JOIN LATERAL (SELECT count(*)::int AS outdated, min(old.noted_at) AS noted_at FROM content.translated_segment old
    WHERE old.page_id = v.page_id AND old.language = l.language AND old.unit = ANY(lacks.outdated)
      AND old.unit = ANY(out_units.units) AND old.unit <> ALL(lacks.missing)
      AND ${unitTextSql('live', 'old.unit')} IS DISTINCT FROM old.source
  ) behind
  CROSS JOIN LATERAL (SELECT cardinality(owed.missing) + behind.outdated AS owed) debt`;

const translations = statement<Owing<TranslatedPage>, { pageIds: readonly string[] }>(
  'content_translations',
  `SELECT v.page_id AS id, v.site_id AS "siteId", v.path, s.url_prefix AS "sitePrefix", v.type, t.title,
     p.source_language AS "sourceLanguage", live.updated_at AS "sourceOutSince", cardinality(source.units) AS segments,
     (SELECT coalesce(json_agg(json_build_object(
        'language', l.language, 'state', coalesce(target.state, 'none'), 'isBegun', own.page_id IS NOT NULL,
        'missing', cardinality(lacks.missing), 'outdated', cardinality(lacks.outdated),
        'exportedAt', target.exported_at, 'importedAt', target.imported_at, 'takenBy', target.taken_by,
        'isOffered', lacks.offered, 'owed', debt.owed,
        'ahead', CASE WHEN lacks.offered THEN (
            SELECT count(DISTINCT unit) FROM unnest(lacks.missing || lacks.outdated) unit) - debt.owed ELSE 0 END,
        'owedSince', CASE WHEN behind.outdated > 0 THEN coalesce((
          SELECT min(at) FROM content.page_revision
          WHERE page_id = v.page_id AND what = 'published' AND p.source_language = ANY(languages) AND at > behind.noted_at
        ), live.updated_at) END,
        'owedUnits', owed.missing,
        'isReady', live.page_id IS NOT NULL AND own.page_id IS NOT NULL AND cardinality(lacks.missing || lacks.outdated) = 0
          AND (own.title, own.navigation_title, own.description, own.lead, own.texts)
            IS DISTINCT FROM (seen.title, seen.navigation_title, seen.description, seen.lead, seen.texts),
        'showsSource', coalesce(jsonb_path_exists(seen.blocks, '$[*].language'), false)
      ) ORDER BY l.place), '[]')
      FROM unnest(s.languages) WITH ORDINALITY l(language, place)
      ${statusJoins}
      WHERE l.language <> p.source_language) AS targets
   FROM content.page_version v
   JOIN content.page p ON p.id = v.page_id
   JOIN content.site s ON s.id = v.site_id
   JOIN content.page_text t ON t.page_id = p.id AND t.stage = 'DRAFT' AND t.language = p.source_language
   LEFT JOIN content.page_text live
     ON live.page_id = p.id AND live.stage = 'PUBLISHED' AND live.language = p.source_language
   CROSS JOIN LATERAL (SELECT ${getUnits('t')} AS units) source
   CROSS JOIN LATERAL (SELECT CASE WHEN live.page_id IS NULL THEN '{}' ELSE ${getUnits('live')} END AS units) out_units
   WHERE v.stage = 'DRAFT' AND v.page_id = ANY (:pageIds)
   ORDER BY s.sort_index, v.path`,
);

/** The states of the translations of some pages. */
export async function findTranslations(
  connection: Connection,
  pageIds: readonly string[],
): Promise<TranslatedPage[]> {
  return withOwedSince(connection, await translations(connection, { pageIds }));
}

/** Undefined: there is no such page. */
export async function translationsOfPage(
  connection: Connection,
  pageId: string,
): Promise<TranslatedPage | undefined> {
  return (await findTranslations(connection, [pageId]))[0];
}

const sources = statement<{ pageId: string } & PageTexts, { pageIds: readonly string[] }>(
  'content_translation_sources',
  `SELECT p.id AS "pageId", t.title, t.navigation_title AS "navigationTitle", t.description, t.lead, t.texts AS blocks
   FROM content.page p JOIN content.page_text t
     ON t.page_id = p.id AND t.stage = 'DRAFT' AND t.language = p.source_language
   WHERE p.id = ANY(:pageIds)`,
);

/** The texts of pages in their source languages. */
export async function sourceTexts(
  connection: Connection,
  pageIds: readonly string[],
): Promise<ReadonlyMap<string, PageTexts>> {
  const rows = await sources(connection, { pageIds });
  return new Map(rows.map(({ pageId, ...texts }) => [pageId, texts]));
}
