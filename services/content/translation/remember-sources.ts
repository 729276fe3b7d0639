import type { PageDraft, PageTexts } from '#contracts/content/draft.ts';
import { table, upsertInto } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { type OutdatedSegment, outdatedSegments, type Version } from './outdated-segments.ts';
import type { translatedSegment } from './translation.tables.ts';

type TextRow = { pageId: string; sourceLanguage: string; language: string } & PageTexts;

const storedTexts = statement<TextRow, { pageIds: readonly string[] }>(
  'content_texts_before_save',
  `SELECT p.id AS "pageId", p.source_language AS "sourceLanguage", t.language, t.title,
     t.navigation_title AS "navigationTitle", t.description, t.lead, t.texts AS blocks
   FROM content.page p JOIN content.page_text t ON t.page_id = p.id AND t.stage = 'DRAFT'
   WHERE p.id = ANY(:pageIds)`,
);

export type SegmentRow = OutdatedSegment & { pageId: string };

export const outdatedOfPages = statement<SegmentRow, { pageIds: readonly string[] }>(
  'content_outdated_segments',
  `SELECT page_id AS "pageId", language, unit, source_hash AS "sourceHash", source
   FROM content.translated_segment WHERE page_id = ANY(:pageIds)`,
);

const forget = statement<never, { pageIds: readonly string[]; kept: readonly string[] }>(
  'content_forget_sources',
  `DELETE FROM content.translated_segment
   WHERE page_id = ANY(:pageIds) AND page_id || '/' || language || '/' || unit <> ALL(:kept)`,
);

const remember = upsertInto(table<typeof translatedSegment>('content.translated_segment'), {
  columns: ['pageId', 'language', 'unit', 'sourceHash', 'source'],
  key: ['pageId', 'language', 'unit'],
});

/**
 * Records which translations become outdated. Call it in the transaction that saves the drafts, before they are
 * saved: it compares them with the stored ones.
 */
export async function rememberSources(connection: Connection, pages: readonly PageDraft[]): Promise<void> {
  const ids = pages.map(({ id }) => id);
  const before = getVersions(await storedTexts(connection, { pageIds: ids }));
  if (before.size === 0) return;
  const known = Map.groupBy(await outdatedOfPages(connection, { pageIds: ids }), ({ pageId }) => pageId);
  const rows = pages.flatMap((page) => {
    const was = before.get(page.id);
    return was
      ? outdatedSegments(was, page, known.get(page.id) ?? []).map((row) => ({ ...row, pageId: page.id }))
      : [];
  });
  if (known.size > 0) await forget(connection, { pageIds: ids, kept: rows.map(getName) });
  await remember(connection, rows);
}

/** Marks translations as made from another source text. */
export async function markOutdated(
  connection: Connection,
  pageId: string,
  segments: readonly OutdatedSegment[],
): Promise<void> {
  await remember(
    connection,
    segments.map((segment) => ({ ...segment, pageId })),
  );
}

function getVersions(rows: readonly TextRow[]): Map<string, Version> {
  const versions = new Map<string, { sourceLanguage: string; texts: Record<string, PageTexts> }>();
  for (const { pageId, sourceLanguage, language, ...texts } of rows) {
    const version = versions.get(pageId) ?? { sourceLanguage, texts: {} };
    version.texts[language] = texts;
    versions.set(pageId, version);
  }
  return versions;
}

function getName({ pageId, language, unit }: SegmentRow): string {
  return `${pageId}/${language}/${unit}`;
}

const confirm = statement<never, { pageId: string; language: string; units: readonly string[] }>(
  'content_confirm_segments',
  'DELETE FROM content.translated_segment WHERE page_id = :pageId AND language = :language AND unit = ANY(:units)',
);

/** Confirms translations that are right although their source has changed. */
export async function confirmSegments(
  connection: Connection,
  pageId: string,
  language: string,
  units: readonly string[],
): Promise<void> {
  if (units.length > 0) await confirm(connection, { pageId, language, units });
}
