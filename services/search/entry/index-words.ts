import { type Atom, bigrams, getAtoms } from '../text/atoms.ts';
import { fold, inSmallLetters, withoutUmlauts } from '../text/fold.ts';
import { hasLexeme, stem, surface } from '../text/lexeme.ts';
import { type Stems, stop } from '../text/stems.ts';

/** PostgreSQL's weights: title, headings, description, everything else. */
export type Weight = 'A' | 'B' | 'C' | 'D';
export type Weighted = { readonly weight: Weight; readonly text: string };

/** Further words of a long document do not change what it is found by. */
const maxAtoms = 6000;
/** PostgreSQL counts no further. */
const lastPosition = 16_383;

/** The words whose stems have to be loaded before `indexWords` is called. */
export function wordsToStem(parts: readonly Weighted[]): string[] {
  return parts.flatMap(({ text }) =>
    getAtoms(text, maxAtoms).flatMap(({ kind, text }) => (kind === 'word' ? [inSmallLetters(text)] : [])),
  );
}

/** The `tsvector` of a text: every word as written and as its stem, codes also as one word. */
export function indexWords(
  language: string,
  parts: readonly Weighted[],
  readers: readonly string[],
  stems: Stems,
): string {
  const places = new Map<string, string[]>();
  let position = 1;
  const put = (lexeme: string, weight: Weight) => {
    const known = places.get(lexeme);
    const place = `${Math.min(position, lastPosition)}${weight}`;
    if (!known) places.set(lexeme, [place]);
    else if (known.length < 50) known.push(place);
  };
  // With the highest weight, so that queries restricted to titles find them, too.
  for (const reader of readers) put(hasLexeme(language, reader), 'A');
  for (const { weight, text } of parts) {
    for (const run of getRuns(getAtoms(text, maxAtoms))) {
      for (const atom of run) {
        for (const lexeme of getLexemes(language, atom, stems)) put(lexeme, weight);
        position += 1;
      }
      const joined = joinTexts(run);
      if (joined) put(surface(language, joined), weight);
    }
    // Separates the words of different parts.
    position += 10;
  }
  return [...places].map(([lexeme, at]) => `${lexeme}:${at.join(',')}`).join(' ');
}

function getLexemes(language: string, { kind, text }: Atom, stems: Stems): string[] {
  if (kind === 'script') return bigrams(fold(text)).map((gram) => surface(language, gram));
  const folded = fold(text);
  if (folded === '') return [];
  if (kind === 'number') return [surface(language, folded)];
  const typed = language === 'de' ? withoutUmlauts(text) : undefined;
  const root = stems(language, inSmallLetters(text));
  return [
    surface(language, folded),
    ...(typed ? [surface(language, typed)] : []),
    ...(root && root !== stop ? [stem(language, root)] : []),
  ];
}

/** `CS-400` as one word; undefined where nothing is joined. */
export function joinTexts(run: readonly Atom[]): string | undefined {
  if (run.length < 2 || run.length > 8 || run.some(({ kind }) => kind === 'script')) return undefined;
  return run.map(({ text }) => fold(text)).join('') || undefined;
}

export function getRuns(atoms: readonly Atom[]): Atom[][] {
  return [...Map.groupBy(atoms, ({ run }) => run).values()];
}
