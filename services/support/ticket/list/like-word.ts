/**
 * Characters of languages that set no space between words stand apart in `ticket_words`, so that an index by three
 * characters finds one or two of them. The same set is in `support.searchable` (migration 0016_ticket_words).
 */
const ownWord = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/g;

/** The pattern that finds a word, in lower case, wherever it stands; one of a letter or two where a word begins with it. */
export function likeWord(word: string): string {
  const spaced = word.replace(ownWord, ' $& ').trim();
  const isShort = (spaced.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < 3;
  return `%${isShort ? ' ' : ''}${spaced.replace(/[\\%_]/g, '\\$&')}%`;
}
