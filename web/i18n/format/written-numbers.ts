import { numberFormat, numberTag } from '#contracts/numbers.ts';
import type { Locale } from '../locales.ts';

/**
 * Thousands as texts are stored, of any language: groups of three behind a no-break space (0077). Telephone numbers are
 * found first, with their sign, and stay as they are, whatever stands between their parts.
 */
const grouped =
  /\+\d{1,3}(?:[ \u00a0\u202f]\d{1,4}){3,}|(?<![\d.,\u00a0\u202f])\d{1,3}(?:[\u00a0\u202f]\d{3})+(?!\d)/g;
const gaps = /[\u00a0\u202f]/g;

/** German is stored with decimal commas. */
const decimalComma = /(?<=\d),(?=\d)/g;

/** Addresses and colours hold no numbers for readers. */
const notProse = /^(?:[/#]|[a-z][a-z0-9+.-]*:\S)/i;

/** Writes the numbers of a stored text as its reader does: `36 000` becomes `36,000`, `36.000` or `36’000`. */
export function writeNumbers(text: string, locale: Locale): string {
  if (!/\d[,\u00a0\u202f]\d/.test(text) || notProse.test(text)) return text;
  const tag = numberTag(locale);
  const pointed = tag === 'de-CH' ? text.replace(decimalComma, '.') : text;
  return pointed.replace(grouped, (found) =>
    found.startsWith('+') ? found : numberFormat(tag).format(Number(found.replace(gaps, ''))),
  );
}

/**
 * The same for every text in what a back end answered. What holds none to change comes back as it is; the rest is copied,
 * since an answer within one process is shared (0043).
 */
export function writeNumbersIn<Value>(value: Value, locale: Locale): Value;
export function writeNumbersIn(value: unknown, locale: Locale): unknown {
  if (typeof value === 'string') return writeNumbers(value, locale);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const written = value.map((entry) => writeNumbersIn(entry, locale));
    return written.some((entry, index) => entry !== value[index]) ? written : value;
  }
  let copy: Record<string, unknown> | undefined;
  for (const [key, entry] of Object.entries(value)) {
    const written = writeNumbersIn(entry, locale);
    if (written === entry) continue;
    copy ??= { ...value };
    copy[key] = written;
  }
  return copy ?? value;
}
