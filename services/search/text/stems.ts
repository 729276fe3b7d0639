import { LRUCache } from 'lru-cache';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { fold } from './fold.ts';
import { getDictionary } from './language.ts';
import { lightStem } from './light-stem.ts';

/** Gives the stem of a word, `stop` for a stop word; undefined: not loaded yet. */
export type Stems = (language: string, word: string) => string | undefined;
export const stop = '';

/** Loads the stems of all words of a text at once, and caches them. */
export type LoadStems = (connection: Connection, language: string, words: Iterable<string>) => Promise<void>;

const stemsOf = statement<
  { word: string; stems: string[] | null },
  { dictionary: string; unknown: string[] }
>(
  'search_stems',
  'SELECT word, ts_lexize(:dictionary::regdictionary, word) AS stems FROM unnest(:unknown::text[]) AS word',
);

const maxWords = 100_000;

/** PostgreSQL's own stemmers, called once for each word. */
export function createStems(): { stems: Stems; load: LoadStems } {
  const known = new LRUCache<string, string>({ max: maxWords });
  return {
    stems(language, word) {
      if (!getDictionary(language)) return plainStem(language, word);
      return known.get(`${language} ${word}`);
    },
    async load(connection, language, words) {
      const dictionary = getDictionary(language);
      if (!dictionary) return;
      const unknown = [...new Set(words)].filter((word) => !known.has(`${language} ${word}`));
      if (unknown.length === 0) return;
      for (const { word, stems } of await stemsOf(connection, { dictionary, unknown })) {
        known.set(`${language} ${word}`, stems?.length === 0 ? stop : fold(stems?.[0] ?? word));
      }
    },
  };
}

/** Czech and Slovak words of one or two letters are prepositions and conjunctions. */
function plainStem(language: string, word: string): string {
  const folded = fold(word);
  if (language !== 'cs' && language !== 'sk') return folded;
  return folded.length <= 2 ? stop : lightStem(folded);
}
