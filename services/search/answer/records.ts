import type { SearchRecord } from '#contracts/search/records.ts';
import type { Connection } from '#services/foundation/statement.ts';
import type { EntryRow } from '../question/find-entries.ts';
import { type Terms, wordsToLookUp } from '../question/terms.ts';
import { atomsOf } from '../text/atoms.ts';
import { inSmallLetters } from '../text/fold.ts';
import type { LoadStems, Stems } from '../text/stems.ts';
import { excerptOf, shortened } from './excerpt.ts';
import { markerOf } from './highlight.ts';

type Stemming = { readonly stems: Stems; readonly load: LoadStems };

/** How much of a text is searched for an excerpt. */
const mostAtoms = 2000;

/** What was found, as it is shown: with the words of the question marked. */
export async function recordsOf(
  connection: Connection,
  rows: readonly EntryRow[],
  terms: Terms,
  { stems, load }: Stemming,
): Promise<SearchRecord[]> {
  for (const [language, of] of Map.groupBy(rows, (row) => row.language)) {
    const texts = of.flatMap(({ title, description, body }) => [title, description, body]);
    await load(connection, language, [...wordsToLookUp(terms), ...texts.flatMap(wordsIn)]);
  }
  const mark = markerOf(terms.atoms, stems);
  return rows.map((row) => {
    const { record, type, language, title, url, image } = row;
    const titleParts = mark(title, language);
    let description = shortened(row.description || row.body);
    let descriptionParts = mark(description, language);
    const isMarked = [...titleParts, ...descriptionParts].some(({ marked }) => marked);
    const excerpt = isMarked ? undefined : excerptOf(row.body, language, mark);
    if (excerpt) {
      description = excerpt;
      descriptionParts = mark(excerpt, language);
    }
    return {
      id: record,
      type: type as SearchRecord['type'],
      title,
      titleParts,
      description,
      descriptionParts,
      url,
      locale: language,
      image,
    };
  });
}

function wordsIn(text: string): string[] {
  return atomsOf(text, mostAtoms).flatMap(({ kind, text }) =>
    kind === 'word' ? [inSmallLetters(text)] : [],
  );
}
