import { type Connection, statement } from '#services/foundation/statement.ts';
import { fold } from '../text/fold.ts';
import { distance } from './distance.ts';
import { shortestCorrected } from './note-words.ts';

type Candidate = { typed: string; folded: string; word: string; likeness: number };

/** The nearest words of each; a word that occurs itself is its own nearest. */
const similar = statement<Candidate, { languages: readonly string[]; typed: readonly string[] }>(
  'search_similar_words',
  `SELECT typed, near.folded, near.word, near.likeness FROM unnest(:typed::text[]) AS typed
   CROSS JOIN LATERAL (
     SELECT folded, word, similarity(folded, typed) AS likeness FROM search.vocabulary
     WHERE folded % typed AND language = ANY(:languages) ORDER BY likeness DESC, length(folded) LIMIT 24
   ) near`,
);

/**
 * Corrections of unknown words, by their folded spelling. A word without an entry is known, or nothing is near
 * enough.
 */
export async function correctWords(
  connection: Connection,
  languages: readonly string[],
  words: readonly string[],
): Promise<Map<string, string>> {
  const typed = [...new Set(words.map(fold))].filter((word) => word.length >= shortestCorrected);
  const corrected = new Map<string, string>();
  if (typed.length === 0) return corrected;
  const candidates = Map.groupBy(
    await similar(connection, { languages, typed }),
    (candidate) => candidate.typed,
  );
  for (const word of typed) {
    const near = candidates.get(word) ?? [];
    if (near.some(({ folded }) => folded === word)) continue;
    const best = nearest(word, near);
    if (best) corrected.set(word, best.word);
  }
  return corrected;
}

function nearest(word: string, candidates: readonly Candidate[]): Candidate | undefined {
  const maxDistance = word.length <= 5 ? 1 : word.length <= 10 ? 2 : 3;
  return candidates
    .map((candidate) => ({ candidate, apart: distance(word, candidate.folded, maxDistance) }))
    .filter(({ apart }) => apart <= maxDistance)
    .sort((a, b) => a.apart - b.apart || b.candidate.likeness - a.candidate.likeness)[0]?.candidate;
}
