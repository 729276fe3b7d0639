import type { Locale } from './locales.ts';

interface LanguageRange {
  subtags: string[];
  quality: number;
}

// Browsers send a dozen ranges at most; a header beyond these bounds does not come from a person.
const MAX_LENGTH = 2000;
const MAX_RANGES = 50;

const RANGE = /^(\*|[a-z]{1,8}(?:-[a-z0-9]{1,8}){0,8})$/;
const WEIGHT = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/**
 * Chooses the candidate that the `Accept-Language` header prefers (RFC 9110 12.5.4, lookup of RFC 4647 3.4).
 * A country's own locale takes precedence over its language; ties keep the order of the candidates. Undefined
 * when nothing matches; malformed ranges are ignored.
 */
export function negotiate(
  header: string | null | undefined,
  candidates: readonly Locale[],
): Locale | undefined {
  const ranges = parseRanges(header ?? '');
  const refused = ranges.filter((range) => range.quality === 0);
  const wanted = ranges.filter((range) => range.quality > 0).sort((a, b) => b.quality - a.quality);
  const allowed = candidates.filter((candidate) => !isRefused(candidate, refused, wanted));
  for (const range of wanted) {
    const found = lookUp(range, allowed);
    if (found) return found;
  }
  return undefined;
}

function parseRanges(header: string): LanguageRange[] {
  const ranges: LanguageRange[] = [];
  const parts = header.slice(0, MAX_LENGTH).toLowerCase().split(',', MAX_RANGES);
  for (const part of parts) {
    const [tag = '', weight, ...rest] = part.split(';').map((piece) => piece.trim());
    const quality = weight === undefined ? 1 : Number(WEIGHT.exec(weight)?.[1] ?? Number.NaN);
    if (rest.length > 0 || Number.isNaN(quality) || !RANGE.test(tag)) continue;
    ranges.push({ subtags: tag.split('-'), quality });
  }
  return ranges;
}

function lookUp({ subtags }: LanguageRange, candidates: readonly Locale[]): Locale | undefined {
  const [language] = subtags;
  if (language === '*') return candidates[0];
  const sameLanguage = candidates.filter((candidate) => candidate.language === language);
  const country = getCountry(subtags);
  return (
    sameLanguage.find((candidate) => candidate.country === country) ??
    sameLanguage.find((candidate) => candidate.isInternational) ??
    sameLanguage[0]
  );
}

/** The country in a range such as `zh-Hans-CN`: its first subtag of two letters after the language. */
function getCountry(subtags: readonly string[]): string | undefined {
  return subtags.find((subtag, position) => position > 0 && /^[a-z]{2}$/.test(subtag))?.toUpperCase();
}

/**
 * "de;q=0" excludes all German, unless a more specific range allows one; "*;q=0" excludes everything that no
 * range names.
 */
function isRefused(
  candidate: Locale,
  refused: readonly LanguageRange[],
  wanted: readonly LanguageRange[],
): boolean {
  const refusal = Math.max(-1, ...refused.map((range) => precision(range, candidate)));
  if (refusal < 0) return false;
  return refusal >= Math.max(-1, ...wanted.map((range) => precision(range, candidate)));
}

/**
 * How specifically a range matches a candidate: 2 by country, 1 by language, 0 by wildcard, -1 not at all.
 */
function precision({ subtags }: LanguageRange, candidate: Locale): number {
  if (subtags[0] === '*') return 0;
  if (subtags[0] !== candidate.language) return -1;
  const country = getCountry(subtags);
  if (country === undefined) return 1;
  return country === candidate.country ? 2 : -1;
}
