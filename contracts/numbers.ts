import { sisCode } from './languages.ts';

/** Countries where German numbers are written as in Switzerland. */
const swissGerman = new Set(['CH', 'LI']);

/**
 * The variety in which numbers are written (0077): one for each language, whatever the country, except Swiss German.
 * The international site, and a site without a country, writes German as in Germany.
 */
export function numberTag({ language, country = '' }: { language: string; country?: string }): string {
  if (language === 'de') return swissGerman.has(country) ? 'de-CH' : 'de-DE';
  if (language === 'en') return 'en-GB';
  return sisCode(language);
}

const built = new Map<string, Intl.NumberFormat>();

/**
 * LOC-03: the one way in which back ends, pages, applications and mails write numbers. Four digits are not grouped,
 * so that no separator is mistaken for a decimal point: `2650`, `65,000`. Creating a format costs up to a
 * millisecond, so each is created once.
 */
export function numberFormat(tag: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${tag} ${options ? JSON.stringify(options) : ''}`;
  const known = built.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(tag, { useGrouping: 'min2', ...options });
  built.set(key, format);
  return format;
}

const sizeUnits = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** A file size in decimal units, with one decimal below ten: `474 kB`, `2.4 MB`. */
export function fileSize(bytes: number, tag: string): string {
  let value = bytes / 1000;
  let step = 0;
  while (value >= 999.5 && step < sizeUnits.length - 1) {
    value /= 1000;
    step += 1;
  }
  const maximumFractionDigits = value < 9.95 ? 1 : 0;
  return numberFormat(tag, {
    style: 'unit',
    unit: sizeUnits[step],
    unitDisplay: 'short',
    maximumFractionDigits,
  }).format(value);
}
