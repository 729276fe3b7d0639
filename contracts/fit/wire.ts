/**
 * The nominal cross-section in mm² that the trade pairs with each gauge. It is not a conversion: AWG 14 has 2.08 mm² of
 * copper, and a machine that processes it processes 2.5 mm². Gauges beyond 1/0 count down from zero.
 */
export const tradeGauges: readonly (readonly [area: string, gauge: number])[] = [
  ['0.01', 36],
  ['0.02', 34],
  ['0.03', 32],
  ['0.05', 30],
  ['0.08', 28],
  ['0.13', 26],
  ['0.22', 24],
  ['0.35', 22],
  ['0.5', 20],
  ['0.75', 18],
  ['1', 17],
  ['1.5', 16],
  ['2.5', 14],
  ['4', 12],
  ['6', 10],
  ['10', 8],
  ['16', 6],
  ['25', 4],
  ['35', 2],
  ['50', 0],
  ['70', -1],
  ['95', -2],
  ['120', -3],
];

/** Outer diameters in mm of single-core leads with thin insulation, by cross-section in mm². */
const usualDiameters: ReadonlyMap<number, number> = new Map([
  [0.13, 1.05],
  [0.22, 1.2],
  [0.35, 1.3],
  [0.5, 1.6],
  [0.75, 1.9],
  [1, 2.1],
  [1.5, 2.4],
  [2.5, 3],
  [4, 3.7],
  [6, 4.3],
  [10, 6],
  [16, 7.2],
  [25, 8.7],
  [35, 10.4],
  [50, 12.2],
  [70, 14.4],
  [95, 16.7],
  [120, 18.7],
]);

/** The cross-sections in mm² that leads are sold in, from the smallest. */
export const standardAreas: readonly number[] = [...usualDiameters.keys()];

/** The colour codes of IEC 60757 that a lead may have, in the standard's order. */
export const wireColours = ['BK', 'BN', 'RD', 'OG', 'YE', 'GN', 'BU', 'VT', 'GY', 'WH'] as const;
export type WireColour = (typeof wireColours)[number];

/** The written form: `26`, `1/0`, `4/0`. */
export function gaugeName(gauge: number): string {
  return gauge > 0 ? String(gauge) : `${1 - gauge}/0`;
}

/** The gauge that the trade pairs with a standard cross-section: `14` with 2.5 mm²; undefined: none. */
export function tradeGauge(area: number): string | undefined {
  const gauge = tradeGauges.find(([of]) => Number(of) === area)?.[1];
  return gauge === undefined ? undefined : gaugeName(gauge);
}

/** The outer diameter in mm that a lead of a standard cross-section usually has; undefined: not a standard one. */
export function usualDiameter(area: number): number | undefined {
  return usualDiameters.get(area);
}

/** The diameter in mm of as much solid copper: the lower limit for any insulated lead. */
export function copperDiameter(area: number): number {
  return Math.sqrt((4 * area) / Math.PI);
}

/**
 * The cross-section that the trade pairs with a gauge: 2.5 mm² with AWG 14; for a rare gauge, as ASTM B258 calculates
 * it.
 */
export function areaOfGauge(gauge: number): number {
  const known = tradeGauges.find(([, of]) => of === gauge)?.[0];
  const inch = 0.005 * 92 ** ((36 - gauge) / 39);
  return known === undefined ? Math.round((Math.PI / 4) * (inch * 25.4) ** 2 * 1000) / 1000 : Number(known);
}
