import type { UnitSystem } from '../unit/units.ts';

/** A line of technical data as the rows of the catalogue hold it: written once, for every language. */
export type StoredSpecification = {
  /** The attribute. */
  key: string;
  /** Null: holds in both systems. */
  system: UnitSystem | null;
  unit: string | null;
  /** Computed from the other system, since the source has none. */
  converted: boolean;
  /** By language; those that write it as English does are left out. */
  values: Readonly<Record<string, string>>;
};

/** What a product can do, to be found by a value: from `minimum` to `maximum` in the base unit of what is measured. */
export type Range = { attribute: string; minimum: number; maximum: number };
