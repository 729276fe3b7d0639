import type { PageTexts } from '#contracts/content/draft.ts';
import { findUnitsWithText, getSegmentText, type SegmentText } from './segment.ts';
import { isSameWords, sourceHash } from './source-hash.ts';
import type { translatedSegment } from './translation.tables.ts';

/** A translated segment whose source text has changed or is empty at the moment, with the old source text. */
export type OutdatedSegment = Omit<typeof translatedSegment.$inferSelect, 'pageId' | 'notedAt'>;

export type Version = { sourceLanguage: string; texts: Readonly<Record<string, PageTexts>> };

/**
 * Decision 4: which translations are outdated after a draft is saved. A translation that is changed is based on the
 * present source; a change of the source alone makes its translations outdated. The position of blocks and the date
 * of a page do not matter, and a source that returns to its old text makes its translations current again. An empty
 * source has nothing to translate, but its old text is remembered, since drafts are saved while somebody types.
 */
export function outdatedSegments(
  before: Version,
  after: Version,
  known: readonly OutdatedSegment[],
): OutdatedSegment[] {
  if (before.sourceLanguage !== after.sourceLanguage) return [];
  const was = before.texts[before.sourceLanguage];
  const is = after.texts[after.sourceLanguage];
  return Object.entries(after.texts).flatMap(([language, texts]) => {
    if (language === after.sourceLanguage) return [];
    return findUnitsWithText(texts).flatMap((unit) => {
      const source = getSegmentText(is, unit);
      if (!isSameWords(getSegmentText(before.texts[language], unit), getSegmentText(texts, unit))) return [];
      const madeFrom =
        known.find((segment) => segment.language === language && segment.unit === unit) ??
        remembered(language, unit, getSegmentText(was, unit));
      return madeFrom && madeFrom.sourceHash !== (source && sourceHash(source)) ? [madeFrom] : [];
    });
  });
}

/**
 * Which translations of a restored revision were made from another source text than the present one. A translation
 * that the restoration does not change keeps its state.
 */
export function outdatedByRestoring(
  old: Version,
  now: Version,
  languages: readonly string[],
): OutdatedSegment[] {
  const [was, is] = [old.texts[old.sourceLanguage], now.texts[now.sourceLanguage]];
  return languages.flatMap((language) => {
    const texts = old.texts[language];
    if (language === now.sourceLanguage || old.sourceLanguage !== now.sourceLanguage || !texts) return [];
    return findUnitsWithText(texts).flatMap((unit) => {
      const source = getSegmentText(was, unit);
      const isChanged = !isSameWords(getSegmentText(texts, unit), getSegmentText(now.texts[language], unit));
      const madeFrom = isChanged ? remembered(language, unit, source) : undefined;
      return madeFrom && !isSameWords(source, getSegmentText(is, unit)) ? [madeFrom] : [];
    });
  });
}

function remembered(
  language: string,
  unit: string,
  source: SegmentText | undefined,
): OutdatedSegment | undefined {
  return source === undefined ? undefined : { language, unit, sourceHash: sourceHash(source), source };
}
