import type { UnitSystem } from '../unit/units.ts';

/** A line of technical data as the catalogue stores it: once for all languages. */
export type StoredSpecification = {
  /** The attribute. */
  key: string;
  /** Null: for both systems. */
  system: UnitSystem | null;
  unit: string | null;
  /** Computed from the other system, since the source has none. */
  converted: boolean;
  /** By language; those that equal the English one are left out. */
  values: Readonly<Record<string, string>>;
};

/** What a product can do, to be found by a value: from `minimum` to `maximum` in the base unit of the quantity. */
export type Range = { attribute: string; minimum: number; maximum: number };
