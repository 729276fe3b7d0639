import type { KeyboardEvent } from 'react';
import type { Visitor } from './why-hidden.ts';

/** What the lists of the tree can do. */
export type TreeActions = {
  readonly visitor: Visitor;
  readonly selected: string | undefined;
  readonly select: (path: string) => void;
  readonly add: (list: string) => void;
  readonly move: (list: string, id: string, to: number) => void;
  readonly remove: (list: string, id: string) => void;
  /** On which level the entries of a list stand, from 1. */
  readonly levelOf: (list: string) => number;
  /** The arrow keys to the sides change the level. */
  readonly turn: (event: KeyboardEvent, list: string, id: string) => void;
};
