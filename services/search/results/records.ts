import type { SearchRecord } from '#contracts/search/records.ts';
import type { Connection } from '#services/foundation/statement.ts';
import type { EntryRow } from '../query/find-entries.ts';
import { type Terms, wordsToLookUp } from '../query/terms.ts';
import { getAtoms } from '../text/atoms.ts';
import { inSmallLetters } from '../text/fold.ts';
import type { LoadStems, Stems } from '../text/stems.ts';
import { getExcerpt, shortened } from './excerpt.ts';
import { getMarker, type Marker } from './highlight.ts';

type Stemming = { readonly stems: Stems; readonly load: LoadStems };

/** How much of a text is searched for an excerpt. */
const maxAtoms = 2000;

/** The results for display, with the words of the query marked. */
export async function getRecords(
  connection: Connection,
  rows: readonly EntryRow[],
  terms: Terms,
  { stems, load }: Stemming,
): Promise<SearchRecord[]> {
  const loadWords = async (of: readonly EntryRow[], getTexts: (row: EntryRow) => string[]) => {
    for (const [language, spoken] of Map.groupBy(of, (row) => row.language)) {
      await load(
        connection,
        language,
        spoken.flatMap(getTexts).flatMap(findTexts).concat(wordsToLookUp(terms)),
      );
    }
  };
  const mark = getMarker(terms.atoms, stems);
  await loadWords(rows, ({ title, description }) => [title, description]);
  const records = new Map(rows.map((row) => [row, toRecord(row, mark)]));
  // The whole text is read only where title and description have no match.
  const silent = rows.filter((row) => !isMarked(records.get(row)));
  await loadWords(silent, ({ body }) => [body]);
  return rows.map((row) => {
    const record = records.get(row) ?? toRecord(row, mark);
    return silent.includes(row) ? withExcerpt(record, row, mark) : record;
  });
}

function toRecord(
  { record, type, language, title, url, image, ...row }: EntryRow,
  mark: Marker,
): SearchRecord {
  const description = shortened(row.description || row.body.slice(0, 1000));
  return {
    id: record,
    type: type as SearchRecord['type'],
    title,
    titleParts: mark(title, language),
    description,
    descriptionParts: mark(description, language),
    url,
    locale: language,
    image,
  };
}

function isMarked(record: SearchRecord | undefined): boolean {
  return [...(record?.titleParts ?? []), ...(record?.descriptionParts ?? [])].some(({ marked }) => marked);
}

function withExcerpt(record: SearchRecord, { body, language }: EntryRow, mark: Marker): SearchRecord {
  const description = getExcerpt(body, language, mark);
  return description ? { ...record, description, descriptionParts: mark(description, language) } : record;
}

function findTexts(text: string): string[] {
  return getAtoms(text, maxAtoms).flatMap(({ kind, text }) =>
    kind === 'word' ? [inSmallLetters(text)] : [],
  );
}
