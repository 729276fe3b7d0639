import type { ValueType } from './value-types.ts';

/** The specification's rules of an element, in short form. */
export type ElementRule = {
  /**
   * The elements within it as a pattern over their names: `source target?`. `other` stands for one of another namespace
   * that is not named here.
   */
  content: string;
  /** Words may stand in it. */
  text?: boolean;
  /** The type of each attribute; `!`: required. */
  attributes: Readonly<Record<string, ValueType | `${ValueType}!`>>;
  /** Whose attributes it takes besides: of some modules, or anybody's. */
  others?: 'anybody' | readonly string[];
};
