/** The smallest unit of a search: the letters of one word, digits, or a run of Chinese and Japanese characters. */
export type Atom = {
  readonly kind: 'word' | 'number' | 'script';
  readonly text: string;
  /** The offset in the text. */
  readonly start: number;
  readonly end: number;
  /** Atoms of one run are written together: `CS-400`, `450.0231`, `mm²`. */
  readonly run: number;
};

const unspaced = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々〆ｰﾞﾟ';
const atom = new RegExp(
  `(?<script>[${unspaced}]+)|(?<number>\\p{N}+)|(?:(?![${unspaced}])[\\p{L}\\p{M}])+`,
  'gu',
);
/** Characters that join the parts of a part number or a compound. */
const link = /^[-./_‐‑–·]?$/u;

/** Splits a text into at most `max` atoms. Never throws, whatever the text holds. */
export function getAtoms(text: string, max: number): Atom[] {
  const atoms: Atom[] = [];
  for (const match of text.matchAll(atom)) {
    if (atoms.length >= max) break;
    const last = atoms.at(-1);
    const isLinked = last && link.test(text.slice(last.end, match.index));
    atoms.push({
      kind: match.groups?.script ? 'script' : match.groups?.number ? 'number' : 'word',
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
      run: last ? last.run + (isLinked ? 0 : 1) : 0,
    });
  }
  return atoms;
}

/** Pairs of adjacent characters: the search terms in scripts without spaces. A single character stays alone. */
export function bigrams(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
