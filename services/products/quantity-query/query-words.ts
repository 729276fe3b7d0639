import type { Attribute } from '../attribute/save-attributes.ts';
import { findText } from '../language/texts.ts';
import type { Measure } from './find-measures.ts';

/** A word of a query that is not part of a quantity. */
export type Word = { readonly start: number; readonly end: number; readonly text: string };

/** Other words for the diameters and lengths of the vocabulary, by a part of their English name. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  diameter: ['od', 'dia', 'diam', '径', '直径'],
  length: ['long', 'lang', 'largo', 'longo', 'dlouhy', 'dlhy', 'hosszu', '长', '長'],
};

/** Words that go with a quantity without naming an attribute; `3 mm max` as well as `max. 3 mm`. */
const fillers = new Set(
  `of with for to up at least most max min minimum maximum from approx about von bis zu ab mit fur mindestens hochstens ca
   de du a jusqu jusque min env hasta con desde ate com od do s az po la cu din kb legalabb legfeljebb 最大 最小 以上 以下 まで の 到 约 至`.split(
    /\s+/,
  ),
);

/** The words of a text that are not part of its quantities. */
export function getWords(text: string, measures: readonly Measure[]): Word[] {
  return [...text.matchAll(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[\p{L}\p{M}]+/gu)]
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      text: fold(match[0]),
    }))
    .filter(({ start, end }) => !measures.some((measure) => start < measure.end && end > measure.start));
}

type Choice = { attribute: Attribute; others: readonly Attribute[]; start: number; end: number };

/**
 * The attribute that the words name best or, if they name none, the first of several, with the others as
 * alternatives. Adjacent words that name the attribute become part of the quantity.
 */
export function chooseAttribute(
  candidates: readonly Attribute[],
  measure: Measure,
  words: readonly Word[],
  text: string,
  language: string,
): Choice | undefined {
  const weights = candidates.map((attribute) => {
    const isNamed = words.filter(({ text }) => names(attribute, text, language)).length;
    return { attribute, weight: isNamed + (measure.isDiameter && isDiameter(attribute) ? 1 : 0) };
  });
  const best = Math.max(...weights.map(({ weight }) => weight));
  const meant = weights.filter(({ weight }) => weight === best).map(({ attribute }) => attribute);
  const [attribute, ...others] = meant;
  if (!attribute) return undefined;
  const belongs = (word: Word) => fillers.has(word.text) || names(attribute, word.text, language);
  const touching = (from: number, to: number) => /^[\s,.:=()'’]*$/.test(text.slice(from, to));
  let { start, end } = measure;
  for (const word of words.toReversed())
    if (word.end <= start && touching(word.end, start) && belongs(word)) start = word.start;
  for (const word of words)
    if (word.start >= end && touching(end, word.start) && belongs(word)) end = word.end;
  return { attribute, others: best > 0 ? [] : others, start, end };
}

const isDiameter = ({ names }: Attribute) => /diameter/i.test(names.en ?? '');

/**
 * Whether a word is part of the attribute's name, in the language or in English, or another usual word for
 * it.
 */
function names(attribute: Attribute, word: string, language: string): boolean {
  const english = fold(attribute.names.en ?? '');
  const called = Object.entries(otherNames).some(
    ([part, others]) => english.includes(part) && others.includes(word),
  );
  return called || [findText(attribute.names, language), english].some((name) => isPartOf(word, fold(name)));
}

/**
 * `Durchmesser` in `Aussendurchmesser`, `lengths` in `length range`, 断面 in 電線断面積; short words must match as a
 * whole.
 */
function isPartOf(word: string, name: string): boolean {
  if (/[\p{Script=Han}\p{Script=Katakana}]/u.test(word)) return word.length >= 2 && name.includes(word);
  return name
    .split(/[^\p{L}\p{M}]+/u)
    .some(
      (part) =>
        part.length > 2 &&
        !fillers.has(part) &&
        (part === word ||
          (word.length > 4 && part.includes(word)) ||
          (part.length > 4 && word.startsWith(part))),
    );
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss');
}
