import { getRuns, joinTexts } from '../entry/index-words.ts';
import { type Atom, bigrams, getAtoms } from '../text/atoms.ts';
import { fold, inSmallLetters } from '../text/fold.ts';
import { fallbackLanguage } from '../text/language.ts';
import { beginning, hasLexeme, stem, surface } from '../text/lexeme.ts';
import { type Stems, stop } from '../text/stems.ts';
import { findTradeWord } from '../text/trade-words.ts';

/** Further words are ignored. */
const maxAtoms = 16;
const maxBigrams = 24;
/** Shorter prefixes match half of the language. */
const shortestBeginning = 3;

export type Terms = {
  readonly language: string;
  readonly atoms: readonly Atom[];
  /** Whether the last word may still be incomplete. */
  readonly isTyping: boolean;
};

/** The terms of a query; without atoms it matches nothing. */
export function getTerms(query: string, language: string, { isTyping = false } = {}): Terms {
  return { language, atoms: getAtoms(query, maxAtoms), isTyping: isTyping && !/\s$/u.test(query) };
}

/** The languages of the texts to search. */
export function getLanguages({ language }: Terms): string[] {
  return [...new Set([language, fallbackLanguage])];
}

export function wordsToLookUp({ atoms }: Terms): string[] {
  return atoms.flatMap(({ kind, text }) => (kind === 'word' ? [inSmallLetters(text)] : []));
}

/**
 * The `tsquery` for texts with all the words: those in the reader's language, and English ones that stand in for a
 * missing translation. Undefined: there are only stop words.
 */
export function textQuery(terms: Terms, stems: Stems): string | undefined {
  const own = findAllWords(terms, terms.language, stems);
  if (!own) return undefined;
  if (terms.language === fallbackLanguage) return own;
  const english = findAllWords(terms, fallbackLanguage, stems);
  return `(${own}) | (${hasLexeme(fallbackLanguage, terms.language)} & ${english})`;
}

/** The same query, restricted to titles and headings. */
export function inHeadings(query: string): string {
  return query.replace(
    /('[^']+')(:\*)?/g,
    (_, lexeme: string, star?: string) => `${lexeme}:${star ? '*' : ''}AB`,
  );
}

function findAllWords(terms: Terms, language: string, stems: Stems): string | undefined {
  const last = terms.atoms.at(-1);
  const runs = getRuns(terms.atoms);
  const speaking = runs.filter(
    (run) => run.length > 1 || !run.every((atom) => isStop(atom, language, stems)),
  );
  const chosen = speaking.length > 0 ? speaking : runs;
  const words = chosen.map((run) =>
    anySpelling(run, language, stems, terms.isTyping && run.includes(last as Atom)),
  );
  return words.filter(Boolean).join(' & ') || undefined;
}

/** `CS-400`: as one word, or its parts. */
function anySpelling(run: readonly Atom[], language: string, stems: Stems, isTyping: boolean): string {
  const isAlone = run.length === 1;
  const parts = run.map((atom, index) =>
    oneWord(atom, language, stems, { isAlone, isTyping: isTyping && index === run.length - 1 }),
  );
  const all = parts.filter(Boolean).join(' & ');
  const joined = joinTexts(run);
  if (!joined) return isAlone ? all : `(${all})`;
  return `(${isTyping ? beginning(language, joined) : surface(language, joined)} | (${all}))`;
}

type Place = { readonly isAlone: boolean; readonly isTyping: boolean };

function oneWord({ kind, text }: Atom, language: string, stems: Stems, place: Place): string {
  const folded = fold(text);
  if (kind === 'script') return grams(folded, language);
  if (folded === '') return '';
  if (kind === 'number') return place.isTyping ? beginning(language, folded) : surface(language, folded);
  const isBeginning = place.isTyping || (place.isAlone && folded.length >= shortestBeginning);
  const exact = isBeginning ? beginning(language, folded) : surface(language, folded);
  const root = stems(language, inSmallLetters(text));
  const others = [root && root !== stop && stem(language, root), ourWord(folded, language)].filter(Boolean);
  return others.length > 0 ? `(${[exact, ...others].join(' | ')})` : exact;
}

function ourWord(folded: string, language: string): string | undefined {
  const [meant] = getAtoms(findTradeWord(language, folded) ?? '', 1);
  if (!meant) return undefined;
  return meant.kind === 'script' ? grams(meant.text, language) : beginning(language, meant.text);
}

/** A single character is searched as the beginning of a pair. */
function grams(folded: string, language: string): string {
  const found = getWords(folded, language).flatMap(bigrams).slice(0, maxBigrams);
  if (found.length === 1 && [...folded].length === 1) return beginning(language, folded);
  return `(${found.map((gram) => surface(language, gram)).join(' & ')})`;
}

/**
 * The words of a run of Chinese or Japanese, which has no spaces: a search for 端子圧着 also means texts about 圧着端子. A
 * single character says little alone and stays with the word before it.
 */
function getWords(run: string, language: string): string[] {
  const words: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(run)) {
    if (words.length > 0 && [...segment].length === 1) words[words.length - 1] += segment;
    else words.push(segment);
  }
  const [first = '', second, ...rest] = words;
  return [...first].length === 1 && second ? [first + second, ...rest] : words;
}

function isStop({ kind, text }: Atom, language: string, stems: Stems): boolean {
  return kind === 'word' && stems(language, inSmallLetters(text)) === stop;
}
