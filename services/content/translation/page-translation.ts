import { type Connection, statement } from '#services/foundation/statement.ts';
import { findDraft } from '../page/find-drafts.ts';
import { type TranslatedPage, translationsOfPage } from './find-translations.ts';
import { type Segment, segmentsOf, type Words, wordsOf } from './segment.ts';

/** A segment side by side. */
export type TranslatedSegment = Segment & {
  source: Words;
  target: Words | null;
  /** The source words that the translation was made from, when they are others by now. */
  madeFrom: Words | null;
  isOutdated: boolean;
};

export type PageTranslation = { page: TranslatedPage; language: string; segments: TranslatedSegment[] };

const outdated = statement<{ unit: string; source: Words | null }, [pageId: string, language: string]>(
  'content_outdated_of_language',
  'SELECT unit, source FROM content.translated_segment WHERE page_id = $1 AND language = $2',
);

/** A page in its source language and in another one, segment by segment; undefined: there is no such page. */
export async function pageTranslation(
  connection: Connection,
  pageId: string,
  language: string,
): Promise<PageTranslation | undefined> {
  const [row, page] = await Promise.all([
    findDraft(connection, pageId),
    translationsOfPage(connection, pageId),
  ]);
  if (!row || !page) return undefined;
  const { blocks, texts, sourceLanguage } = row.draft;
  const behind = new Map((await outdated(connection, pageId, language)).map((each) => [each.unit, each]));
  const segments = segmentsOf(blocks).flatMap((segment) => {
    const source = wordsOf(texts[sourceLanguage], segment.unit);
    if (source === undefined) return [];
    const { unit } = segment;
    return {
      ...segment,
      source,
      target: wordsOf(texts[language], unit) ?? null,
      madeFrom: behind.get(unit)?.source ?? null,
      isOutdated: behind.has(unit),
    };
  });
  return { page, language, segments };
}
