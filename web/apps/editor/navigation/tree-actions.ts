import type { KeyboardEvent } from 'react';
import type { Visitor } from './why-hidden.ts';

/** The actions of the tree's lists. */
export type TreeActions = {
  readonly visitor: Visitor;
  readonly selected: string | undefined;
  readonly select: (path: string) => void;
  readonly add: (list: string) => void;
  readonly move: (list: string, id: string, to: number) => void;
  readonly remove: (list: string, id: string) => void;
  /** The level of a list's entries, from 1. */
  readonly levelOf: (list: string) => number;
  /** Handles the horizontal arrow keys, which change the level. */
  readonly turn: (event: KeyboardEvent, list: string, id: string) => void;
};
