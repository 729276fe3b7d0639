import { type Connection, statement } from '#services/foundation/statement.ts';
import { getAtoms } from '../text/atoms.ts';
import { fold, inSmallLetters } from '../text/fold.ts';

/** Shorter words are not corrected: too many others are near. */
export const shortestCorrected = 4;
const maxLength = 40;
const maxAtoms = 6000;

const add = statement<never, { languages: string[]; folded: string[]; words: string[] }>(
  'search_note_words',
  `INSERT INTO search.vocabulary (language, folded, word) SELECT *
     FROM unnest(:languages::text[], :folded::text[], :words::text[])
   ON CONFLICT DO NOTHING`,
);

/** Adds the words of texts to the vocabulary for corrections. */
export async function noteWords(
  connection: Connection,
  texts: readonly { language: string; text: string }[],
): Promise<void> {
  const noted = new Map<string, [language: string, folded: string, word: string]>();
  for (const { language, text } of texts) {
    for (const { kind, text: word } of getAtoms(text, maxAtoms)) {
      const folded = fold(word);
      if (kind !== 'word' || folded.length < shortestCorrected || folded.length > maxLength) continue;
      const key = `${language} ${folded}`;
      if (!noted.has(key)) noted.set(key, [language, folded, inSmallLetters(word)]);
    }
  }
  // Sorted, so that two processes that write the same words do not deadlock.
  const rows = [...noted.keys()].sort().map((key) => noted.get(key) ?? ['', '', '']);
  if (rows.length === 0) return;
  await add(connection, {
    languages: rows.map(([language]) => language ?? ''),
    folded: rows.map(([, folded]) => folded ?? ''),
    words: rows.map(([, , word]) => word ?? ''),
  });
}
