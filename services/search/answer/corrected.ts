import type { Connection } from '#services/foundation/statement.ts';
import { getLanguages, type Terms } from '../question/terms.ts';
import { fold } from '../text/fold.ts';
import { correctWords } from '../vocabulary/spelling.ts';

/** The question with words that do not occur replaced by the nearest that do; undefined: nothing is near. */
export async function correctedText(
  connection: Connection,
  terms: Terms,
  query: string,
): Promise<string | undefined> {
  const words = terms.atoms.filter(({ kind }) => kind === 'word');
  const meant = await correctWords(
    connection,
    getLanguages(terms),
    words.map(({ text }) => text),
  );
  if (meant.size === 0) return undefined;
  let corrected = '';
  let at = 0;
  for (const { text, start, end } of words) {
    corrected += query.slice(at, start) + (meant.get(fold(text)) ?? text);
    at = end;
  }
  return corrected + query.slice(at);
}
