import type { Segment, SegmentText } from '../segment.ts';
import { isSameWords } from '../source-hash.ts';
import { decodeSegmentText, UndecodableText } from './decode-segment-text.ts';
import { encodeSegmentText } from './encode-segment-text.ts';
import type { ExchangePart, ExchangeUnit, Inline } from './exchange-file.ts';
import { findCodes } from './export-page.ts';
import { isIndispensable } from './inline-codes.ts';

/** The result for one unit of a file. `outdated`: accepted, but its source has changed meanwhile. */
export type UnitOutcome =
  | { outcome: 'taken' | 'outdated'; words: SegmentText; source: SegmentText }
  | { outcome: 'unchanged'; isConfirmed: boolean }
  | { outcome: 'untranslated' | 'unknownUnit' | 'codes' | 'notOneLine' }
  | { outcome: 'tooLong'; length: number; maxLength: number };

type Present = {
  segment: Segment | undefined;
  source: SegmentText | undefined;
  target: SegmentText | undefined;
};

/** Checks a returned unit against the page as it is now. */
export function takeUnit(unit: ExchangeUnit, { segment, source, target }: Present): UnitOutcome {
  if (!segment || source === undefined) return { outcome: 'unknownUnit' };
  const { parts } = unit;
  if (!isTranslated(parts)) return { outcome: 'untranslated' };
  const translated = parts.map((part) => part.target ?? part.source);
  const sources = parts.map((part) => part.source);
  if (!hasSameCodes(sources, translated)) return { outcome: 'codes' };
  const words = decoded(translated, segment.kind);
  const madeFrom = decoded(sources, segment.kind);
  if (words === undefined || madeFrom === undefined) return { outcome: 'codes' };
  if (typeof words === 'string') {
    if (segment.maxLength !== null && words.length > segment.maxLength)
      return { outcome: 'tooLong', length: words.length, maxLength: segment.maxLength };
    if (segment.lines === 'one' && /[\r\n]/.test(words)) return { outcome: 'notOneLine' };
  }
  const isSameSource = isSameOnceSettled(madeFrom, source);
  if (target !== undefined && isSameOnceSettled(words, target))
    return { outcome: 'unchanged', isConfirmed: isSameSource && unit.isDone };
  return { outcome: isSameSource ? 'taken' : 'outdated', words, source: madeFrom };
}

/** Whether every part with source text has a translation. */
function isTranslated(parts: readonly ExchangePart[]): boolean {
  return parts.every(({ kind, source, target }) => {
    return kind === 'between' || plain(source).trim() === '' || plain(target ?? []).trim() !== '';
  });
}

function plain(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      if (inline.kind === 'pair') return plain(inline.content);
      return 'fixed' in inline.code ? inline.code.fixed : '';
    })
    .join('');
}

/** Whether no required code is missing, none was added, and the codes of the structure are in their order. */
function hasSameCodes(sources: readonly Inline[][], targets: readonly Inline[][]): boolean {
  const known = sources.flatMap(findCodes).map(({ code }) => code);
  const there = targets.flatMap(findCodes).map(({ code }) => code);
  const needed = (codes: typeof known) => codes.filter(isIndispensable).map((code) => JSON.stringify(code));
  const structure = (codes: typeof known) => JSON.stringify(codes.filter((code) => 'structure' in code));
  const all = new Set(known.map((code) => JSON.stringify(code)));
  return (
    needed(known).sort().join() === needed(there).sort().join() &&
    there.every((code) => all.has(JSON.stringify(code)) || !isIndispensable(code)) &&
    structure(known) === structure(there)
  );
}

function decoded(parts: readonly Inline[][], kind: Segment['kind']): SegmentText | undefined {
  try {
    return decodeSegmentText(parts, kind);
  } catch (error) {
    if (error instanceof UndecodableText) return undefined;
    throw error;
  }
}

/** Adjacent pieces with the same marks count as one. */
function isSameOnceSettled(one: SegmentText, other: SegmentText): boolean {
  const settled = (words: SegmentText) =>
    decodeSegmentText(
      encodeSegmentText(words).map(({ content }) => content),
      typeof words === 'string' ? 'text' : 'richText',
    );
  return isSameWords(settled(one), settled(other));
}
