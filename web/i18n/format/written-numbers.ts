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
