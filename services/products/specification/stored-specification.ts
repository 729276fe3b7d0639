import type { UnitSystem } from '../unit/units.ts';

/** A line of technical data as the catalogue stores it, in all languages. */
export type StoredSpecification = {
  /** The key of the attribute. */
  key: string;
  /** Null: shown in both systems. */
  system: UnitSystem | null;
  unit: string | null;
  /** Computed from the other system, since the source does not give it. */
  converted: boolean;
  /** By language; values equal to the English one are left out. */
  values: Readonly<Record<string, string>>;
};

/** A range by which a product is found: from `minimum` to `maximum` in the base unit of the quantity. */
export type Range = { attribute: string; minimum: number; maximum: number };
