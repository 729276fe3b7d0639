/** So many steps can be taken back. */
const maxSteps = 200;
/** Changes of one place that follow each other within this time are one step: a word, not its letters. */
const oneStepMs = 1200;

export type DraftHistory<Draft> = {
  readonly present: Draft;
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
  /** The place that was changed last, and when. */
  readonly last?: { readonly place: string; readonly at: number };
};

export function beginHistory<Draft>(present: Draft): DraftHistory<Draft> {
  return { present, past: [], future: [] };
}

/** The next draft is a step of its own, unless its place has just been changed. `place`: any name of what is changed. */
export function step<Draft>(
  history: DraftHistory<Draft>,
  present: Draft,
  place: string,
  at: number,
): DraftHistory<Draft> {
  if (present === history.present) return history;
  const { last, past } = history;
  const isSameStep = last?.place === place && at - last.at < oneStepMs && history.future.length === 0;
  return {
    present,
    past: isSameStep ? past : [...past, history.present].slice(-maxSteps),
    future: [],
    last: { place, at },
  };
}

/** Takes the last step back; the same history where there is none. */
export function undo<Draft>({ present, past, future }: DraftHistory<Draft>): DraftHistory<Draft> {
  const before = past.at(-1);
  if (before === undefined) return { present, past, future };
  return { present: before, past: past.slice(0, -1), future: [present, ...future] };
}

/** Takes a step again that was taken back; the same history where there is none. */
export function redo<Draft>({ present, past, future }: DraftHistory<Draft>): DraftHistory<Draft> {
  const [next, ...later] = future;
  if (next === undefined) return { present, past, future };
  return { present: next, past: [...past, present], future: later };
}
