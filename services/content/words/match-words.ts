/** What is searched for, and how exactly. */
export type Wanted = {
  words: string;
  /** Capitals and accents matter. */
  exact: boolean;
  wholeWords: boolean;
};

/** A range in a text; `end` is exclusive. */
export type Range = { start: number; end: number };

const accents = /[\u0300-\u036f]/g;
/** Scripts without spaces between words: there any position may begin a word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const letter = /[\p{L}\p{N}]/u;

/** A letter without case and accents; the SQL of the search does the same. */
export function foldLetters(text: string): string {
  return text.normalize('NFD').replace(accents, '').toLowerCase();
}

/** Programs insert no-break spaces and curly apostrophes; people type the plain ones. */
function plain(char: string): string {
  if (/\s/.test(char)) return ' ';
  return char === '’' ? "'" : char;
}

/** Every hit in one line of text, from left to right, without overlaps. */
export function findRanges(text: string, { words, exact, wholeWords }: Wanted): Range[] {
  const folded = foldWithPlaces(text, exact);
  const wanted = foldWithPlaces(words, exact).letters;
  if (wanted === '') return [];
  const ranges: Range[] = [];
  for (let at = folded.letters.indexOf(wanted); at >= 0; at = folded.letters.indexOf(wanted, at)) {
    const range = { start: folded.places[at]!, end: folded.places[at + wanted.length]! };
    const fits = !wholeWords || (isEdge(text, range.start) && isEdge(text, range.end));
    if (fits) ranges.push(range);
    at += fits ? wanted.length : 1;
  }
  return ranges;
}

/** The folded text and, for each of its code units, the offset of the original letter. */
function foldWithPlaces(text: string, exact: boolean): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  let place = 0;
  for (const char of text) {
    const written = plain(char);
    const folded = exact ? written : foldLetters(written);
    for (let unit = 0; unit < folded.length; unit += 1) places.push(place);
    letters += folded;
    place += char.length;
  }
  places.push(place);
  return { letters, places };
}

/** Whether no word continues across this position. */
function isEdge(text: string, place: number): boolean {
  const before = [...text.slice(Math.max(0, place - 2), place)].at(-1) ?? '';
  const after = String.fromCodePoint(text.codePointAt(place) ?? 32);
  return !(letter.test(before) && letter.test(after)) || unspaced.test(before) || unspaced.test(after);
}

/**
 * The longest run of letters in the search text, folded, for the database to search for. Undefined: there is none.
 */
export function longestRun(words: string): string | undefined {
  const runs = foldLetters(words).match(/[\p{L}\p{N}]+/gu) ?? [];
  return runs.sort((one, other) => other.length - one.length)[0];
}
