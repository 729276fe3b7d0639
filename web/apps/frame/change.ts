import { useState, useSyncExternalStore } from 'react';
import { type ChangeState, createChangeStore } from './change-store.ts';

export type Change = ChangeState & {
  /**
   * Runs the change unless one is running already; resolves to whether it succeeded. `reload` runs afterwards
   * in any case, and the change stays busy until it ends: before that, buttons show outdated state, and a
   * second click would undo the first.
   */
  readonly run: (work: () => Promise<unknown>, reload?: () => Promise<unknown>) => Promise<boolean>;
  readonly forget: () => void;
};

/**
 * A change by the person: one attempt at a time, with its outcome. Errors other than `OperationError` are
 * thrown.
 */
export function useChange(): Change {
  const [store] = useState(createChangeStore);
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  return { ...state, run: store.run, forget: store.forget };
}
