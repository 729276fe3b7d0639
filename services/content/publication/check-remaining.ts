import type { StoredBlock } from '#contracts/content/draft.ts';
import type { ContentProblem } from '#contracts/content/problems.ts';
import { problemsOfTexts } from '../block/check-texts.ts';
import { ofPage } from '../page/page-change.ts';
import type { Surroundings } from './find-surroundings.ts';

/**
 * The blocks are the same in every language, so new blocks need their words also in the languages that stay published
 * as they are. Words that no block shows any more do no harm.
 */
export function problemsOfOtherLanguages(
  blocks: readonly StoredBlock[],
  remaining: Surroundings['remainingTexts'],
): ContentProblem[] {
  return remaining
    .filter(({ language, texts }) =>
      problemsOfTexts(blocks, texts, language).some(({ code }) => code !== 'unknownText'),
    )
    .map(({ language }) => ofPage('languages', 'otherLanguageBreaks', { language }));
}
