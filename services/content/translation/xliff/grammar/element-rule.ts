import type { ValueType } from './value-types.ts';

/** The specification's rules for an element, in short form. */
export type ElementRule = {
  /**
   * The allowed children as a pattern over their names: `source target?`. `other` stands for an element of another
   * namespace that is not named here.
   */
  content: string;
  /** Whether text is allowed. */
  text?: boolean;
  /** The type of each attribute; `!`: required. */
  attributes: Readonly<Record<string, ValueType | `${ValueType}!`>>;
  /** Further attributes that are allowed: of some modules, or of any namespace. */
  others?: 'anybody' | readonly string[];
};
