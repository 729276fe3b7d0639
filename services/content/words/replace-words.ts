import type { Pool } from 'pg';
import type { PageDraft } from '#contracts/content/draft.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { type HeldPage, holdPage } from '../page/edit/hold-page.ts';
import { done, type PageChange } from '../page/edit/page-change.ts';
import { saveChange } from '../page/edit/save-change.ts';
import { confirmSegments, outdatedOfPages } from '../translation/remember-sources.ts';
import { getSegments, getSegmentText, type SegmentText, withWords } from '../translation/segment.ts';
import { replaceInWords } from './lines.ts';
import type { Wanted } from './match-words.ts';

/** A hit that a search has shown. */
export type WordPlace = { language: string; unit: string; at: number };

export type Replacement = {
  words: string;
  /** Whether changes in the source make its translations outdated. */
  marksOutdated: boolean;
};

/** `missed`: hits whose text has changed meanwhile. */
export type ReplacedWords = { change: PageChange; replaced: number; missed: number };

/**
 * Replaces some hits in a page's draft. One that somebody has changed since it was shown is left alone.
 * @throws NOT_FOUND
 */
export function replaceWords(
  pool: Pool,
  { pageId, by }: { pageId: string; by: string },
  wanted: Wanted,
  places: readonly WordPlace[],
  replacement: Replacement,
): Promise<ReplacedWords> {
  return inTransaction(pool, async (connection) => {
    const held = await holdPage(connection, pageId);
    const { draft, units, replaced } = replaceInDraft(held.draft, wanted, places, replacement.words);
    const missed = places.length - replaced;
    if (replaced === 0) return { change: done(pageId, held.change.revision), replaced, missed };
    const known = await outdatedOfPages(connection, { pageIds: [pageId] });
    const change = await saveChange(connection, held, draft, by, 'saved');
    if (!change.done) return { change, replaced: 0, missed: places.length };
    if (!replacement.marksOutdated) await keepTranslations(connection, held, units, known);
    return { change, replaced, missed };
  });
}

type Replaced = { draft: PageDraft; replaced: number; units: string[] };

/** `units`: those of the source that have changed. */
function replaceInDraft(
  draft: PageDraft,
  wanted: Wanted,
  places: readonly WordPlace[],
  words: string,
): Replaced {
  const known = new Set(getSegments(draft.blocks).map(({ unit }) => unit));
  const texts = { ...draft.texts };
  const units: string[] = [];
  let replaced = 0;
  for (const [language, inLanguage] of Map.groupBy(places, (place) => place.language)) {
    const before = draft.texts[language];
    if (!before) continue;
    const changes = new Map<string, SegmentText | null>();
    for (const [unit, inUnit] of Map.groupBy(inLanguage, (place) => place.unit)) {
      const old = known.has(unit) ? getSegmentText(before, unit) : undefined;
      if (old === undefined) continue;
      const changed = replaceInWords(old, wanted, new Set(inUnit.map(({ at }) => at)), words);
      if (changed.replaced === 0) continue;
      replaced += changed.replaced;
      changes.set(unit, changed.words === '' ? null : changed.words);
      if (language === draft.sourceLanguage) units.push(unit);
    }
    texts[language] = withWords(before, changes);
  }
  return { draft: { ...draft, texts }, replaced, units };
}

/** Only the spelling has changed: translations that were up to date stay so. */
async function keepTranslations(
  connection: Connection,
  { draft }: HeldPage,
  units: readonly string[],
  known: readonly { language: string; unit: string }[],
): Promise<void> {
  for (const language of Object.keys(draft.texts)) {
    if (language === draft.sourceLanguage) continue;
    const upToDate = units.filter(
      (unit) => !known.some((segment) => segment.language === language && segment.unit === unit),
    );
    await confirmSegments(connection, draft.id, language, upToDate);
  }
}
