/** A unit: `factor` is its size in millimetres, or square millimetres for an area. */
export type Unit = { readonly kind: 'length' | 'area'; readonly factor: number };

const prefixes: Readonly<Record<string, number>> = {
  '': 1,
  milli: 1e-3,
  centi: 1e-2,
  deci: 1e-1,
  micro: 1e-6,
  kilo: 1e3,
  none: 1,
};

const others: Readonly<Record<string, Unit>> = {
  mm: { kind: 'length', factor: 1 },
  millimetre: { kind: 'length', factor: 1 },
  millimeter: { kind: 'length', factor: 1 },
  m: { kind: 'length', factor: 1000 },
  inch: { kind: 'length', factor: 25.4 },
  foot: { kind: 'length', factor: 304.8 },
  mil: { kind: 'length', factor: 0.0254 },
  mm2: { kind: 'area', factor: 1 },
  'mm²': { kind: 'area', factor: 1 },
  squaremillimetre: { kind: 'area', factor: 1 },
  squaremillimeter: { kind: 'area', factor: 1 },
  squareinch: { kind: 'area', factor: 645.16 },
};

/** A metre or square metre with its prefix, which is squared, too. Undefined: another unit. */
export function metricUnit(name: string, prefix: string, isSquare: boolean): Unit | undefined {
  const plain = name.toLowerCase().replaceAll('meter', 'metre');
  const factor = prefixes[prefix.toLowerCase()];
  if (factor === undefined || (plain !== 'metre' && plain !== 'squaremetre')) return undefined;
  const length = factor * 1000;
  return isSquare || plain === 'squaremetre'
    ? { kind: 'area', factor: length * length }
    : { kind: 'length', factor: length };
}

export function otherUnit(name: string): Unit | undefined {
  return others[name.toLowerCase().replace(/[\s_]/g, '')];
}

/**
 * Converts to mm or mm². Undefined: not a number, not above 0, too large for a wire, or a unit of another
 * quantity.
 */
export function inMillimetres(text: string, unit: Unit | undefined, kind: Unit['kind']): number | undefined {
  if (text === '' || unit?.kind !== kind) return undefined;
  // Rounded, since conversion adds floating-point errors.
  const value = Math.round(Number(text) * unit.factor * 1e6) / 1e6;
  return value > 0 && value <= 1e8 ? value : undefined;
}
