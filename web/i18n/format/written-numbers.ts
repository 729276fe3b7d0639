import { numberFormat, numberTag } from '#contracts/numbers.ts';
import type { Locale } from '../locales.ts';

/**
 * Numbers with thousands as texts of any language are stored: groups of three after a no-break space (0077).
 * Telephone numbers match first, with their plus sign, and stay unchanged, whatever separates their parts.
 */
const grouped =
  /\+\d{1,3}(?:[ \u00a0\u202f]\d{1,4}){3,}|(?<![\d.,\u00a0\u202f])\d{1,3}(?:[\u00a0\u202f]\d{3})+(?!\d)/g;
const gaps = /[\u00a0\u202f]/g;

/** German texts are stored with decimal commas. */
const decimalComma = /(?<=\d),(?=\d)/g;

/** Addresses and colours are not prose, so they stay unchanged. */
const notProse = /^(?:[/#]|[a-z][a-z0-9+.-]*:\S)/i;

/** Formats the numbers of a stored text for its reader: `36 000` becomes `36,000`, `36.000` or `36’000`. */
export function writeNumbers(text: string, locale: Locale): string {
  if (!/\d[,\u00a0\u202f]\d/.test(text) || notProse.test(text)) return text;
  const tag = numberTag(locale);
  const pointed = tag === 'de-CH' ? text.replace(decimalComma, '.') : text;
  return pointed.replace(grouped, (found) =>
    found.startsWith('+') ? found : numberFormat(tag).format(Number(found.replace(gaps, ''))),
  );
}
