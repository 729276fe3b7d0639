import type { Unit } from './unit.ts';
import { spellings } from './unit-spellings.ts';
import { units } from './unit-table.ts';

export type { Unit, UnitSystem } from './unit.ts';

const bySymbol = new Map(units.map((entry) => [entry.symbol, entry]));
/** Lower case is accepted only where it is unambiguous, unlike MPa and mPa, MΩ and mΩ. */
const bySpelling = uniqueSmallLetters(units);

/**
 * The unit for a symbol or a usual spelling; null: the text is not a unit that can be converted or compared.
 */
export function getUnit(text: string): Unit | null {
  // U+2126 and U+03BC look like Ω and µ (U+00B5) but are different characters.
  const spelling = text.trim().replace('\u2126', 'Ω').replace('\u03bc', 'µ').replace('㎜', 'mm');
  const known = bySymbol.get(spelling);
  if (known) return known;
  const plain = spelling.replace(/\s/g, '').toLowerCase();
  return bySymbol.get(spellings[plain] ?? '') ?? bySpelling.get(plain) ?? null;
}

/** Units that follow numbers but are counted, not measured: they are never converted. */
const counted = new Set(['%', '‰', 'rpm', 'min⁻¹', '1/min', 'pcs', 'pcs/h', 'dB', 'dB(A)', 'bit', 'px']);

/** Whether the text after a number is a unit and not words. */
export function isUnitText(text: string): boolean {
  return counted.has(text) || getUnit(text) !== null;
}

function uniqueSmallLetters(units: readonly Unit[]): Map<string, Unit> {
  const found = new Map<string, Unit | null>();
  for (const entry of units) {
    const small = entry.symbol.replace(/\s/g, '').toLowerCase();
    found.set(small, found.has(small) ? null : entry);
  }
  return new Map([...found].filter((pair): pair is [string, Unit] => pair[1] !== null));
}
