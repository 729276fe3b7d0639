import { type Connection, statement } from '#services/foundation/statement.ts';

const maxLength = 60;
/** An address, a telephone number, a contract number: anything that may identify the visitor. */
const personal = /@|\d[\d\s/.-]{5,}\d/u;

const count = statement<never, { language: string; words: string }>(
  'search_note_missed',
  `INSERT INTO search.missed AS old (day, language, words, times) VALUES (current_date, :language, :words, 1)
   ON CONFLICT (day, language, words) DO UPDATE SET times = old.times + 1`,
);

/**
 * Counts a search without results, for the authors of texts; a query that may be personal is counted without its
 * words.
 */
export async function noteMissed(connection: Connection, language: string, query: string): Promise<void> {
  const words = query
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}@./-]+/gu, ' ')
    .trim();
  if (words === '') return;
  const isPlain = words.length <= maxLength && !personal.test(words);
  await count(connection, { language, words: isPlain ? words : '' });
}
