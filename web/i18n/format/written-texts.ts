import type { Locale } from '../locales.ts';
import { keepTogether } from './kept-together.ts';
import { writeNumbers } from './written-numbers.ts';

/**
 * Formats every text in a back end's response for its reader, with no-break spaces. Values without changes
 * are returned as they are; the rest is copied, since a response within one process is shared (0043).
 */
export function writeTexts<Value>(value: Value, locale: Locale): Value;
export function writeTexts(value: unknown, locale: Locale): unknown {
  if (typeof value === 'string') return keepTogether(writeNumbers(value, locale), locale.language);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const written = value.map((entry) => writeTexts(entry, locale));
    return written.some((entry, index) => entry !== value[index]) ? written : value;
  }
  let copy: Record<string, unknown> | undefined;
  for (const [key, entry] of Object.entries(value)) {
    const written = writeTexts(entry, locale);
    if (written === entry) continue;
    copy ??= { ...value };
    copy[key] = written;
  }
  return copy ?? value;
}
