import type { Dimension, quantities, Unit } from './unit.ts';
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

/** The units in which an attribute can be stated: the metric ones, and those that are counted. */
export const attributeUnits: readonly string[] = [
  ...units.filter(({ system }) => system !== 'Imperial').map(({ symbol }) => symbol),
  ...['%', '‰', 'rpm', 'pcs', 'pcs/h', 'dB', 'dB(A)', 'bit', 'px'],
];

/** The unit of the metric system for one of any; units that are counted have no other. */
export function metricUnit(symbol: string): string {
  const unit = getUnit(symbol);
  return unit?.system === 'Imperial' ? (unit.counterpart?.symbol ?? symbol) : (unit?.symbol ?? symbol);
}

/** What is usually measured in units of a dimension, unless an attribute says it more exactly. */
const usualQuantities = {
  ...{ area: 'cross-section', length: 'length', mass: 'mass', force: 'force', pressure: 'pressure' },
  ...{ speed: 'speed', flow: 'air-flow', temperature: 'temperature', torque: 'torque', volume: 'volume' },
  ...{ surface: 'surface', time: 'time', voltage: 'voltage', current: 'current', resistance: 'resistance' },
  ...{ frequency: 'frequency', 'apparent power': 'apparent-power', power: 'power', angle: 'angle' },
} as const satisfies Record<Dimension, keyof typeof quantities>;

/** The quantity of an attribute with this unit; what is only counted is a number. */
export function quantityOf(unit: string | null): keyof typeof quantities {
  const dimension = getUnit(unit ?? '')?.dimension;
  return dimension ? usualQuantities[dimension] : 'number';
}

function uniqueSmallLetters(units: readonly Unit[]): Map<string, Unit> {
  const found = new Map<string, Unit | null>();
  for (const entry of units) {
    const small = entry.symbol.replace(/\s/g, '').toLowerCase();
    found.set(small, found.has(small) ? null : entry);
  }
  return new Map([...found].filter((pair): pair is [string, Unit] => pair[1] !== null));
}
