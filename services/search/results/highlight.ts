import type { Highlighted } from '#contracts/search/records.ts';
import { getRuns, joinTexts } from '../entry/index-words.ts';
import { type Atom, bigrams, getAtoms } from '../text/atoms.ts';
import { fold, inSmallLetters } from '../text/fold.ts';
import { type Stems, stop } from '../text/stems.ts';

/** Finds what to mark in a text: words by spelling or stem, numbers, codes as one word, pairs of characters. */
export type Marker = (text: string, language: string) => Highlighted;

const maxAtoms = 2000;

/** Marks the words of a query in texts whose stems are known. */
export function getMarker(atoms: readonly Atom[], stems: Stems): Marker {
  const words = atoms.filter(({ kind }) => kind === 'word').map(({ text }) => text);
  const folded = words.map(fold).filter((word) => word.length > 1);
  const exact = new Set(atoms.filter(({ kind }) => kind !== 'script').map(({ text }) => fold(text)));
  const joined = new Set(getRuns(atoms).flatMap((run) => joinTexts(run) ?? []));
  const grams = new Set(atoms.flatMap(({ kind, text }) => (kind === 'script' ? bigrams(fold(text)) : [])));

  return (text, language) => {
    const roots = new Set(words.flatMap((word) => stems(language, inSmallLetters(word)) || []));
    const ranges: Range[] = [];
    for (const run of getRuns(getAtoms(text, maxAtoms))) {
      const whole = joinTexts(run);
      const isCode = whole !== undefined && (joined.has(whole) || exact.has(whole));
      for (const atom of run) {
        if (atom.kind === 'script') ranges.push(...rangesOfGrams(atom, grams));
        else if (isCode || isWanted(atom, language, roots)) ranges.push([atom.start, atom.end]);
      }
    }
    return getParts(text, ranges);
  };

  function isWanted({ kind, text }: Atom, language: string, roots: ReadonlySet<string>): boolean {
    const word = fold(text);
    if (exact.has(word)) return true;
    if (kind === 'number') return false;
    const root = stems(language, inSmallLetters(text));
    if (root && root !== stop && roots.has(root)) return true;
    return folded.some((beginning) => beginning.length > 2 && word.startsWith(beginning));
  }
}

type Range = readonly [start: number, end: number];

function rangesOfGrams({ text, start }: Atom, grams: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  let at = start;
  const characters = [...text];
  for (const [index, character] of characters.entries()) {
    const next = characters[index + 1] ?? '';
    const end = at + character.length;
    if (grams.has(fold(character))) ranges.push([at, end]);
    if (next && grams.has(fold(character + next))) ranges.push([at, end + next.length]);
    at = end;
  }
  return ranges;
}

/** Splits a text at sorted ranges; those that touch or overlap become one part. */
function getParts(text: string, ranges: readonly Range[]): Highlighted {
  const parts: { text: string; marked: boolean }[] = [];
  let at = 0;
  for (const [start, end] of merged(ranges)) {
    if (start > at) parts.push({ text: text.slice(at, start), marked: false });
    parts.push({ text: text.slice(start, end), marked: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), marked: false });
  return parts;
}

function merged(ranges: readonly Range[]): Range[] {
  const joined: [number, number][] = [];
  for (const [start, end] of ranges) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}
