import { parseNumber } from '../unit/number/parse-number.ts';
import type { Amount } from '../unit/quantity.ts';
import { gaugeAmount, parseGauge } from '../unit/wire-gauge.ts';
import { unitPattern, unitsMeant } from './unit-words.ts';

/** A number with its unit in a text, or two numbers as the ends of a range. */
export type Measure = {
  /** The position in the text. */
  readonly start: number;
  readonly end: number;
  /** One amount, or the two ends as written. */
  readonly amounts: readonly Amount[];
  /** The symbols that the unit may stand for: `lb` is a mass and a force. */
  readonly units: readonly string[];
  /** Whether a diameter sign was written with it. */
  readonly isDiameter: boolean;
};

/** A text with more quantities is not a query. */
const maxMeasures = 6;

const digits = String.raw`\d{1,12}(?:['’\u00a0\u202f]\d{3}(?!\d))*(?:[.,]\d{1,12})*`;
/** Digits with thousands separated by a plain space: `6 700` is one number. */
const spacedDigits = String.raw`(?:\d{1,3}(?: \d{3})+(?![\d.,])|${digits})`;
const gauge = String.raw`(?:[1-4] ?/ ?0|0{2,4}|\d{1,2})(?![\d.,]\d|\d)`;
const separator = String.raw`(?: ?(?:[–—~〜…-]|\.{2,3}|至|到|から) ?| (?:to|bis|à|a|até|hasta|až|po|do|la|și|és) )`;
const diameter = '[Øø⌀∅]';
/** A number at the end of a name or of another number does not count: CS-400, M8, 455.1187, 40 x 30. */
const before = String.raw`(?<![a-z\u00c0-\u024f\d]|[a-z\u00c0-\u024f]-|\d[.,/]|\d ?[x×] ?)`;

const commaLanguages = new Set(['de', 'fr', 'es', 'pt', 'cs', 'sk', 'hu', 'ro']);
const spaceLanguages = new Set(['fr', 'cs', 'sk', 'hu']);

function getPattern(language: string): RegExp {
  const number = spaceLanguages.has(language) ? spacedDigits : digits;
  const named = `(?:AWG|#) ?(?<g1>${gauge})(?:${separator}(?:AWG|#)? ?(?<g2>${gauge}))?(?: ?AWG)?`;
  const behind = String.raw`(?<h1>${gauge})(?:${separator}(?<h2>${gauge}))? ?(?:AWG|ga\.?|gauge)(?![a-z])`;
  const aught = String.raw`(?<o1>[1-4]/0)(?![\d/])`;
  const measured = `(?<d1>${diameter} ?)?(?<n1>${number})(?: ?(?<u1>${unitPattern}))?${separator}(?<n2>${number}) ?(?<u2>${unitPattern})(?<d2> ?${diameter})?`;
  const single = `(?<d3>${diameter} ?)?(?<n3>${number}) ?(?<u3>${unitPattern})(?<d4> ?${diameter})?`;
  const bare = String.raw`${diameter} ?(?<n4>${number})(?![\d.,]*\d)`;
  return new RegExp(`${before}(?:${[named, behind, aught, measured, single, bare].join('|')})`, 'giu');
}

const patterns = new Map<string, RegExp>();

/**
 * The quantities in a text, in their order, with numbers as `language` writes them; everything else is
 * skipped.
 */
export function findMeasures(text: string, language: string): Measure[] {
  const pattern = patterns.get(language) ?? getPattern(language);
  patterns.set(language, pattern);
  const found: Measure[] = [];
  for (const match of narrow(text).matchAll(pattern)) {
    const measure = readMatch(match.groups ?? {}, language);
    const isWhole = measure && { ...measure, start: match.index, end: match.index + match[0].length };
    if (isWhole) found.push(isWhole);
    if (found.length === maxMeasures) break;
  }
  return found;
}

/**
 * Replaces full-width letters and digits by ASCII ones, and spaces copied from a page by plain ones, except
 * those that separate thousands. The length of the text stays the same.
 */
function narrow(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000\u2009\t\n]|[\u00a0\u202f](?!\d{3}(?!\d))/g, ' ');
}

type Groups = Readonly<Record<string, string | undefined>>;

function readMatch(groups: Groups, language: string): Omit<Measure, 'start' | 'end'> | undefined {
  const gauges = [groups.g1 ?? groups.h1 ?? groups.o1, groups.g2 ?? groups.h2].filter(
    (name) => name !== undefined,
  );
  if (gauges.length > 0) {
    const numbers = gauges.map((name) => parseGauge(name.replaceAll(' ', '')));
    if (numbers.includes(null)) return undefined;
    const amounts = numbers.map((number) => ({ ...gaugeAmount(number ?? 0), unit: 'AWG' }));
    return { amounts, units: ['AWG'], isDiameter: false };
  }
  const isDiameter = [groups.d1, groups.d2, groups.d3, groups.d4, groups.n4].some(Boolean);
  const [first, second] = groups.n1 ? [groups.n1, groups.n2] : [groups.n3 ?? groups.n4, undefined];
  const units = unitsMeant(groups.u2 ?? groups.u3 ?? (groups.n4 ? 'mm' : ''));
  const firstUnit = groups.u1 ? unitsMeant(groups.u1)[0] : units[0];
  const ends = [
    { digits: first, unit: firstUnit },
    { digits: second, unit: units[0] },
  ].filter(({ digits }) => digits !== undefined);
  const amounts = ends.map(({ digits = '', unit }) => readAmount(digits, unit, language));
  if (units.length === 0 || amounts.includes(undefined)) return undefined;
  return { amounts: amounts.filter((amount) => amount !== undefined), units, isDiameter };
}

function readAmount(written: string, unit: string | undefined, language: string): Amount | undefined {
  const hasPoints = commaLanguages.has(language) && /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(written);
  const number = parseNumber(hasPoints ? written.replaceAll('.', '') : written);
  return number && unit ? { ...number, unit } : undefined;
}
