import type { PageTexts } from '#contracts/content/draft.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { TranslationState } from './translation-state.ts';

/** How far the translation of a page into one language is. */
export type Progress = {
  language: string;
  state: TranslationState;
  /** Whether anything is there in the language. */
  isBegun: boolean;
  missing: number;
  outdated: number;
  exportedAt: string | null;
  importedAt: string | null;
};

export type TranslatedPage = {
  id: string;
  siteId: string;
  path: string;
  sitePrefix: string;
  type: 'CONTENT' | 'STORY' | 'MEDIA_RELEASE' | 'SYSTEM';
  title: string;
  sourceLanguage: string;
  segments: number;
  targets: Progress[];
};

/** The units in which a text says something; `t` is its row. */
const getUnits = (text: string) => `array_remove(ARRAY[
    CASE WHEN ${text}.title <> '' THEN 'title' END,
    CASE WHEN ${text}.navigation_title <> '' THEN 'navigationTitle' END,
    CASE WHEN ${text}.description <> '' THEN 'description' END,
    CASE WHEN ${text}.lead <> '' THEN 'lead' END
  ], NULL) || ARRAY(
    SELECT key FROM jsonb_each(${text}.texts)
    WHERE value <> '""' AND (jsonb_typeof(value) = 'string' OR jsonb_path_exists(value, '$.**.text'))
  )`;

const translations = statement<TranslatedPage, { siteId: string | null; pageId: string | null }>(
  'content_translations',
  `SELECT v.page_id AS id, v.site_id AS "siteId", v.path, s.url_prefix AS "sitePrefix", v.type, t.title,
     p.source_language AS "sourceLanguage", cardinality(source.units) AS segments,
     (SELECT coalesce(json_agg(json_build_object(
        'language', l.language, 'state', coalesce(target.state, 'none'), 'isBegun', own.page_id IS NOT NULL,
        'missing', cardinality(ARRAY(
          SELECT unnest(source.units) EXCEPT SELECT unnest(CASE WHEN own.page_id IS NULL THEN '{}' ELSE ${getUnits('own')} END)
        )),
        'outdated', (
          SELECT count(*) FROM content.translated_segment
          WHERE page_id = v.page_id AND language = l.language AND unit = ANY(source.units)
        ),
        'exportedAt', target.exported_at, 'importedAt', target.imported_at
      ) ORDER BY l.place), '[]')
      FROM unnest(s.languages) WITH ORDINALITY l(language, place)
      LEFT JOIN content.page_text own ON own.page_id = v.page_id AND own.stage = 'DRAFT' AND own.language = l.language
      LEFT JOIN content.translation_target target ON target.page_id = v.page_id AND target.language = l.language
      WHERE l.language <> p.source_language) AS targets
   FROM content.page_version v
   JOIN content.page p ON p.id = v.page_id
   JOIN content.site s ON s.id = v.site_id
   JOIN content.page_text t ON t.page_id = p.id AND t.stage = 'DRAFT' AND t.language = p.source_language
   CROSS JOIN LATERAL (SELECT ${getUnits('t')} AS units) source
   WHERE v.stage = 'DRAFT' AND (:siteId::uuid IS NULL OR v.site_id = :siteId)
     AND (:pageId::uuid IS NULL OR v.page_id = :pageId)
   ORDER BY s.sort_index, v.path`,
);

/** How far the translations of all pages are, or of those of a site. */
export async function findTranslations(
  connection: Connection,
  siteId: string | null,
): Promise<TranslatedPage[]> {
  return translations(connection, { siteId, pageId: null });
}

/** Undefined: there is no such page. */
export async function translationsOfPage(
  connection: Connection,
  pageId: string,
): Promise<TranslatedPage | undefined> {
  return (await translations(connection, { siteId: null, pageId }))[0];
}

const sources = statement<{ pageId: string } & PageTexts, { pageIds: readonly string[] }>(
  'content_translation_sources',
  `SELECT p.id AS "pageId", t.title, t.navigation_title AS "navigationTitle", t.description, t.lead, t.texts AS blocks
   FROM content.page p JOIN content.page_text t
     ON t.page_id = p.id AND t.stage = 'DRAFT' AND t.language = p.source_language
   WHERE p.id = ANY(:pageIds)`,
);

/** What the pages say in their source languages. */
export async function sourceTexts(
  connection: Connection,
  pageIds: readonly string[],
): Promise<ReadonlyMap<string, PageTexts>> {
  const rows = await sources(connection, { pageIds });
  return new Map(rows.map(({ pageId, ...texts }) => [pageId, texts]));
}
