import type { Pool } from 'pg';
import type { ContentProblem } from '#contracts/content/problems.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { holdPage } from '../page/edit/hold-page.ts';
import { saveChange } from '../page/edit/save-change.ts';
import { noteTaken } from './change-targets.ts';
import { confirmSegments } from './remember-sources.ts';
import { getSegments, getSegmentText, noTexts, type SegmentText, withWords } from './segment.ts';
import { isSameWords } from './source-hash.ts';

/** A translator's text, and the text before the change. */
export type SegmentChange = { unit: string; was: SegmentText | null; words: SegmentText | null };

export type TranslationChange = {
  done: boolean;
  /** What would prevent a publication in this language. */
  problems: ContentProblem[];
  /** Segments that somebody else has changed meanwhile, with their present text. */
  conflicts: { unit: string; words: SegmentText | null }[];
};

/**
 * Saves segments in one language, all of them or, when somebody else changed one meanwhile, none. `confirmed` are
 * right although their source has changed.
 * @throws NOT_FOUND, BAD_USER_INPUT for an unknown segment, or for the source language
 */
export function saveTranslation(
  pool: Pool,
  { pageId, language, by }: { pageId: string; language: string; by: string },
  changes: readonly SegmentChange[],
  confirmed: readonly string[],
): Promise<TranslationChange> {
  return inTransaction(pool, async (connection) => {
    const held = await holdPage(connection, pageId);
    const { draft } = held;
    if (language === draft.sourceLanguage) throw badInput('Is the language of the source.', 'language');
    const known = new Set(getSegments(draft.blocks).map(({ unit }) => unit));
    const stranger = changes.find(({ unit }) => !known.has(unit));
    if (stranger) throw badInput('Is not a segment of this page.', stranger.unit.slice(0, 200));
    const texts = draft.texts[language] ?? noTexts;
    const conflicts = changes
      .map(({ unit, was, words }) => ({ unit, was, words, now: getSegmentText(texts, unit) ?? null }))
      .filter(({ was, words, now }) => !isSameWords(was, now) && !isSameWords(words, now))
      .map(({ unit, now }) => ({ unit, words: now }));
    if (conflicts.length > 0) return { done: false, problems: [], conflicts };
    const written = withWords(texts, new Map(changes.map(({ unit, words }) => [unit, words])));
    const after = { ...draft, texts: { ...draft.texts, [language]: written } };
    const { done, problems } = await saveChange(connection, held, after, by, 'saved');
    if (done) {
      await confirmSegments(connection, pageId, language, confirmed);
      await noteTaken(connection, { pageId, language }, by);
    }
    return { done, problems: problems.filter((problem) => problem.language === language), conflicts: [] };
  });
}
