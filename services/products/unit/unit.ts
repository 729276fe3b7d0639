import type { Rational } from './number/rational.ts';
import type { Rounding } from './number/rounding.ts';

export type UnitSystem = 'Metric' | 'Imperial';

/**
 * The quantities of attributes, each with its dimension: values of one dimension can be compared. Null:
 * words, or plain numbers.
 */
export const quantities = {
  text: null,
  number: null,
  'cross-section': 'area',
  length: 'length',
  'small-length': 'length',
  'long-length': 'length',
  dimensions: 'length',
  mass: 'mass',
  force: 'force',
  'press-force': 'force',
  pressure: 'pressure',
  speed: 'speed',
  'air-flow': 'flow',
  temperature: 'temperature',
  torque: 'torque',
  volume: 'volume',
  surface: 'surface',
  time: 'time',
  voltage: 'voltage',
  current: 'current',
  resistance: 'resistance',
  frequency: 'frequency',
  'apparent-power': 'apparent power',
  power: 'power',
  angle: 'angle',
} as const;

export type Dimension = NonNullable<(typeof quantities)[keyof typeof quantities]>;

export type Unit = {
  /** As it is displayed: `mm²`. */
  readonly symbol: string;
  readonly dimension: Dimension;
  /** Null: used in both systems. */
  readonly system: UnitSystem | null;
  /** The factor to the base unit of its dimension, the metric unit in which filters compare. */
  readonly factor: Rational;
  /** Its zero point in the base unit, for temperatures. */
  readonly offset: Rational;
  /** The unit that readers of the other system expect instead, and how a converted value is rounded there. */
  readonly counterpart: { readonly symbol: string; readonly rounding: Rounding } | null;
};
