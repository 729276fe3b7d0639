import type { Rational } from './rational.ts';
import type { Rounding } from './rounding.ts';

export type UnitSystem = 'Metric' | 'Imperial';

/** What is measured; values of one dimension can be compared. */
export type Dimension =
  | 'area'
  | 'length'
  | 'mass'
  | 'force'
  | 'pressure'
  | 'speed'
  | 'flow'
  | 'temperature'
  | 'torque'
  | 'volume'
  | 'surface'
  | 'time'
  | 'voltage'
  | 'current'
  | 'resistance'
  | 'frequency'
  | 'apparent power'
  | 'power'
  | 'angle';

export type Unit = {
  /** As it is shown: `mm²`. */
  readonly symbol: string;
  readonly dimension: Dimension;
  /** null: used in both systems. */
  readonly system: UnitSystem | null;
  /** One of it in the base unit of its dimension: the metric unit that filters compare in. */
  readonly factor: Rational;
  /** Its zero in the base unit, for temperatures. */
  readonly offset: Rational;
  /** The unit of the other system that readers expect in its place, and how a converted value is rounded there. */
  readonly counterpart: { readonly symbol: string; readonly rounding: Rounding } | null;
};
