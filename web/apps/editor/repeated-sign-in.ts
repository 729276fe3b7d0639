import { useSyncExternalStore } from 'react';

/** Signing in again when the session ends in the middle of work; every waiting operation then continues. */
export type RepeatedSignIn = {
  /** Resolves when the editor has signed in again. */
  readonly signIn: () => Promise<void>;
  readonly succeeded: () => void;
  readonly isWanted: () => boolean;
  /** Calls on every change until the returned function is called. */
  readonly subscribe: (changed: () => void) => () => void;
};

export function createRepeatedSignIn(): RepeatedSignIn {
  const listeners = new Set<() => void>();
  let waiting: (() => void)[] = [];
  const notify = () => {
    for (const changed of listeners) changed();
  };
  return {
    signIn: () =>
      new Promise((resolve) => {
        waiting = [...waiting, resolve];
        notify();
      }),
    succeeded() {
      const waited = waiting;
      waiting = [];
      for (const goOn of waited) goOn();
      notify();
    },
    isWanted: () => waiting.length > 0,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** Whether the sign-in dialog is open. */
export function useIsSignInWanted({ subscribe, isWanted }: RepeatedSignIn): boolean {
  return useSyncExternalStore(subscribe, isWanted);
}
