import { useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import { useEditor } from '../editor.ts';
import { hitKey } from './hit-list.tsx';
import type { PageHits, WordHit } from './word-operations.ts';
import type { parseWordSearch } from './words-choice.ts';

type WordSearch = NonNullable<ReturnType<typeof parseWordSearch>>;

/** The outcome over all pages. */
export type Outcome = { replaced: number; missed: number; failed: string[] };

const nameOf = (page: PageHits, hit: WordHit) => `${page.id} ${hitKey(hit)}`;

/**
 * The chosen hits and their replacement, page by page, so that a failure on one page does not affect the
 * others.
 */
export function useReplacing(wanted: WordSearch, pages: readonly PageHits[]) {
  const { sendMutation } = useEditor();
  const { isBusy, run } = useChange();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const isChosen = (page: PageHits, hit: WordHit) => hit.kind === 'words' && !left.has(nameOf(page, hit));
  const chosen = pages
    .map((page) => ({ page, hits: page.hits.filter((hit) => isChosen(page, hit)) }))
    .filter(({ hits }) => hits.length > 0);
  return {
    isBusy,
    isChosen,
    pageCount: chosen.length,
    count: chosen.reduce((sum, { hits }) => sum + hits.length, 0),
    choose(page: PageHits, hit: WordHit, isWanted: boolean) {
      const next = new Set(left);
      if (isWanted) next.delete(nameOf(page, hit));
      else next.add(nameOf(page, hit));
      setLeft(next);
    },
    async replace(replacement: string, marksOutdated: boolean): Promise<Outcome> {
      const { search, exact, wholeWords } = wanted;
      const result: Outcome = { replaced: 0, missed: 0, failed: [] };
      for (const { page, hits } of chosen) {
        const places = hits.map(({ language, unit, at }) => ({ language: language ?? '', unit, at }));
        const isAnswered = await run(async () => {
          const { replaceWords } = await sendMutation('content', 'replaceWords', {
            pageId: page.id,
            ...{ search, exact, wholeWords, places, replacement, marksOutdated },
          });
          result.replaced += replaceWords.replaced;
          if (replaceWords.change.done) result.missed += replaceWords.missed;
          else result.failed.push(page.title);
        });
        if (!isAnswered) result.failed.push(page.title);
      }
      return result;
    },
  };
}
