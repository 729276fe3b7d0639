import { OperationError } from './fetch-operation.ts';

export type ChangeState = {
  readonly isBusy: boolean;
  /** Why the last attempt failed; undefined before the first, while one runs, and after one that succeeded. */
  readonly error: OperationError | undefined;
};

const idle: ChangeState = { isBusy: false, error: undefined };
const busy: ChangeState = { isBusy: true, error: undefined };

/**
 * The state of `useChange`, outside React: a second click before the first has been rendered finds it busy,
 * too.
 */
export function createChangeStore() {
  let state = idle;
  const listeners = new Set<() => void>();
  const become = (next: ChangeState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async run(work: () => Promise<unknown>, reload?: () => Promise<unknown>): Promise<boolean> {
      if (state.isBusy) return false;
      become(busy);
      try {
        await work();
        return true;
      } catch (reason) {
        if (!(reason instanceof OperationError)) throw reason;
        become({ isBusy: true, error: reason });
        return false;
      } finally {
        // React Router's reload never rejects: errors are shown in the screen.
        await reload?.();
        become({ ...state, isBusy: false });
      }
    },
    forget: () => become({ ...state, error: undefined }),
  };
}
