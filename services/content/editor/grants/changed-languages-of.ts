import { isDeepStrictEqual } from 'node:util';
import type { PageDraft } from '#contracts/content/draft.ts';
import { removeOrphanTexts } from '../../page/draft/remove-orphan-texts.ts';

/**
 * The languages whose words differ between two drafts of a page; `all`: something differs that they share, the path
 * or a block. Words of blocks that are gone do not count, since saving drops them.
 */
export function changedLanguagesOf(before: PageDraft, after: PageDraft): readonly string[] | 'all' {
  const { texts: words, ...shared } = removeOrphanTexts(before);
  const { texts: newWords, ...newShared } = removeOrphanTexts(after);
  if (!isDeepStrictEqual(shared, newShared)) return 'all';
  const languages = new Set([...Object.keys(words), ...Object.keys(newWords)]);
  return [...languages].filter((language) => !isDeepStrictEqual(words[language], newWords[language]));
}
