import { useState, useSyncExternalStore } from 'react';
import { type ChangeState, createChangeStore } from './change-store.ts';

export type Change = ChangeState & {
  /**
   * Runs the change unless one is running already; resolves to whether it was done. `reload` runs afterwards in any case, and
   * the change is busy until it ends: until then buttons say what is not so any more, and a second click would undo the first.
   */
  readonly run: (work: () => Promise<unknown>, reload?: () => Promise<unknown>) => Promise<boolean>;
  readonly forget: () => void;
};

/** Something that the person changes: one attempt at a time, and what came of it. Other errors than `OperationError` are thrown. */
export function useChange(): Change {
  const [store] = useState(createChangeStore);
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  return { ...state, run: store.run, forget: store.forget };
}
