import type { PageDraft } from '#contracts/content/draft.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { findDraft } from '../page/draft/find-drafts.ts';
import { translationsOfPage } from './find-translations.ts';
import { outdatedOfPages, type SegmentRow } from './remember-sources.ts';
import { getSegments, getSegmentText, type Segment, type SegmentText } from './segment.ts';
import type { TranslatedPage } from './translated-page.ts';

/** A segment with its translation. */
export type TranslatedSegment = Segment & {
  source: SegmentText;
  target: SegmentText | null;
  /** The source text that the translation was made from, where it has changed since. */
  madeFrom: SegmentText | null;
  isOutdated: boolean;
};

export type PageTranslation = { page: TranslatedPage; language: string; segments: TranslatedSegment[] };

/** A page in its source language and in another one, segment by segment; undefined: there is no such page. */
export async function pageTranslation(
  connection: Connection,
  pageId: string,
  language: string,
): Promise<PageTranslation | undefined> {
  const [row, page, behind] = await Promise.all([
    findDraft(connection, pageId),
    translationsOfPage(connection, pageId),
    outdatedOfPages(connection, { pageIds: [pageId] }),
  ]);
  return row && page && sideBySide(page, row.draft, language, behind);
}

/** `behind` may also hold segments of other pages and languages. */
export function sideBySide(
  page: TranslatedPage,
  { blocks, texts, sourceLanguage }: PageDraft,
  language: string,
  behind: readonly SegmentRow[],
): PageTranslation {
  const outdated = new Map(
    behind
      .filter((row) => row.pageId === page.id && row.language === language)
      .map((row) => [row.unit, row.source]),
  );
  const segments = getSegments(blocks).flatMap((segment) => {
    const { unit } = segment;
    const source = getSegmentText(texts[sourceLanguage], unit);
    if (source === undefined) return [];
    return {
      ...segment,
      source,
      target: getSegmentText(texts[language], unit) ?? null,
      madeFrom: outdated.get(unit) ?? null,
      isOutdated: outdated.has(unit),
    };
  });
  return { page, language, segments };
}
