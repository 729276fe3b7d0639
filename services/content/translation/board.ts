import type { Pool } from 'pg';
import { given, narrowed, statement } from '#services/foundation/statement.ts';
import { refreshStandings } from '../standing/refresh-standings.ts';
import type { TranslatedPage } from './translated-page.ts';

/** SQL conditions for the states of a page's language, by the name of the filter; `l` is its row. */
const holds = {
  owed: 'l.owed > 0',
  ahead: 'l.ahead > 0',
  ready: 'l.is_ready',
  outdated: 'l.outdated > 0',
  missing: 'l.is_begun AND l.missing > 0',
  none: `NOT l.is_begun AND l.state = 'none'`,
  marked: `l.state = 'MarkedForTranslation'`,
  inProgress: `l.state = 'InProgress'`,
  translated: `l.state = 'Translated'`,
} as const;

export type BoardFilter = keyof typeof holds;
export const boardFilters = Object.keys(holds) as [BoardFilter, ...BoardFilter[]];

export type BoardChoice = {
  /** Null: all sites. */
  siteId: string | null;
  search: string | null;
  types: readonly string[] | null;
  /** Only this language counts. */
  language: string | null;
  filter: BoardFilter | null;
};

/** The numbers of pages by state, for one language. */
export type LanguageTotals = {
  language: string;
  pages: number;
  /** The number of texts, on all pages together. */
  owedTexts: number;
  owedSince: Date | null;
} & Record<BoardFilter, number>;

const filtered = `CASE :filter ${boardFilters.map((name) => `WHEN '${name}' THEN ${holds[name]}`).join(' ')} END`;

// Sorted by urgency: owed texts are missing for visitors already, outdated ones state what is no longer true.
const chosen = narrowed<{ total: number; ids: string[] }, BoardChoice & { limit: number; skipped: number }>(
  'content_translation_board',
  `WITH fitting AS MATERIALIZED (
     SELECT v.page_id AS id, row_number() OVER (
       ORDER BY coalesce(sum(l.owed), 0) * 1000000 + coalesce(sum(l.outdated), 0) * 1000
         + count(*) FILTER (WHERE ${holds.missing}) DESC, s.sort_index, v.path, v.page_id) AS place
     FROM content.page_version v
     JOIN content.page p ON p.id = v.page_id
     JOIN content.site s ON s.id = v.site_id
     JOIN content.page_text t ON t.page_id = p.id AND t.stage = 'DRAFT' AND t.language = p.source_language
     LEFT JOIN content.language_standing l ON l.page_id = v.page_id
     WHERE v.stage = 'DRAFT' ${given('siteId', 'AND v.site_id = :siteId')}
       ${given('types', 'AND v.type::text = ANY (:types)')} ${given('language', 'AND l.language = :language')}
       ${given('search', `AND position(:search IN lower(t.title || ' ' || v.path)) > 0`)}
     GROUP BY v.page_id, v.stage, s.sort_index
     ${given('filter', `HAVING bool_or(${filtered})`)}
   )
   SELECT (SELECT count(*)::int FROM fitting) AS total,
     ARRAY(SELECT id FROM fitting WHERE place > :skipped AND place <= :skipped::int + :limit::int ORDER BY place) AS ids`,
);

const shown = statement<TranslatedPage, { ids: readonly string[] }>(
  'content_translation_board_pages',
  `SELECT v.page_id AS id, v.site_id AS "siteId", v.path, s.url_prefix AS "sitePrefix", v.type, t.title,
     p.source_language AS "sourceLanguage", standing.segments,
     (SELECT coalesce(json_agg(json_build_object(
        'language', l.language, 'state', l.state, 'isBegun', l.is_begun, 'missing', l.missing, 'outdated', l.outdated,
        'exportedAt', l.exported_at, 'importedAt', l.imported_at, 'takenBy', l.taken_by, 'isOffered', l.is_offered,
        'owed', l.owed, 'ahead', l.ahead, 'owedSince', l.owed_since, 'isReady', l.is_ready, 'showsSource', l.shows_source
      ) ORDER BY l.place), '[]') FROM content.language_standing l WHERE l.page_id = v.page_id) AS targets
   FROM content.page_version v
   JOIN content.page p ON p.id = v.page_id
   JOIN content.site s ON s.id = v.site_id
   JOIN content.page_text t ON t.page_id = p.id AND t.stage = 'DRAFT' AND t.language = p.source_language
   JOIN content.page_standing standing ON standing.page_id = v.page_id
   WHERE v.stage = 'DRAFT' AND v.page_id = ANY (:ids)
   ORDER BY array_position(:ids, v.page_id)`,
);

const totals = narrowed<LanguageTotals, { siteId: string | null }>(
  'content_translation_totals',
  `SELECT l.language, count(*)::int AS pages, sum(l.owed)::int AS "owedTexts", min(l.owed_since) AS "owedSince",
     ${boardFilters.map((name) => `count(*) FILTER (WHERE ${holds[name]})::int AS "${name}"`).join(', ')}
   FROM content.language_standing l JOIN content.page p ON p.id = l.page_id
   WHERE true ${given('siteId', 'AND p.site_id = :siteId')}
   GROUP BY l.language ORDER BY min(l.place), l.language`,
);

/**
 * The matching pages: first those that owe most, then by outdated texts, then by missing ones in a translation that
 * was begun; with the totals of the site, whatever else is filtered.
 */
export async function getBoard(
  connection: Pool,
  choice: BoardChoice,
  part: { limit: number; skipped: number },
): Promise<{ total: number; pages: TranslatedPage[]; totals: LanguageTotals[] }> {
  await refreshStandings(connection);
  const { siteId } = choice;
  const search = choice.search?.trim().toLocaleLowerCase() || null;
  const [found] = await chosen(connection, { ...choice, search, ...part });
  const { total = 0, ids = [] } = found ?? {};
  const [pages, all] = await Promise.all([shown(connection, { ids }), totals(connection, { siteId })]);
  return { total, pages, totals: all };
}
