import { isSame } from '../same.ts';
import type { MergeRule } from './merge.ts';

/** How many steps can be undone. */
const maxSteps = 200;
/** Changes at one place within this time become one step: a word, not its letters. */
const oneStepMs = 1200;

/** The states before and after a step; only their difference counts. */
type Step<Document> = { readonly from: Document; readonly to: Document };

/** The person's own steps; changes by others are in none of them. The latest is last. */
export type History<Document> = {
  readonly undo: readonly Step<Document>[];
  readonly redo: readonly Step<Document>[];
  /** The last changed place, and when. */
  readonly last?: { readonly place: string; readonly at: number };
};

export const noHistory: History<never> = { undo: [], redo: [] };

/**
 * The history after a change: a new step, unless the same place has just been changed. `place`: any name for what is
 * changed.
 */
export function withStep<Document>(
  { undo, redo, last }: History<Document>,
  before: Document,
  after: Document,
  place: string,
  at: number,
): History<Document> {
  const previous = undo.at(-1);
  const isOneStep =
    last?.place === place && at - last.at < oneStepMs && redo.length === 0 && previous?.from === before;
  const step = { from: after, to: isOneStep ? previous.to : before };
  return {
    undo: [...(isOneStep ? undo.slice(0, -1) : undo), step].slice(-maxSteps),
    redo: [],
    last: { place, at },
  };
}

/**
 * Undoes (or redoes) the last step on the present document: later changes by others stay. A step that no longer has
 * an effect is skipped.
 */
export function travel<Document>(
  history: History<Document>,
  direction: 'undo' | 'redo',
  present: Document,
  merge: MergeRule<Document>,
): { history: History<Document>; document: Document } {
  const steps = [...history[direction]];
  for (let step = steps.pop(); step; step = steps.pop()) {
    const document =
      step.from === present
        ? step.to
        : merge({ base: step.from, mine: present, theirs: step.to }, 'mine').document;
    if (isSame(document, present)) continue;
    const back = { from: document, to: present };
    const other = direction === 'undo' ? history.redo : history.undo;
    const left =
      direction === 'undo'
        ? { undo: steps, redo: [...other, back] }
        : { undo: [...other, back], redo: steps };
    return { history: left, document };
  }
  return { history: { ...history, [direction]: [] }, document: present };
}
