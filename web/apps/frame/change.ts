import { useState } from 'react';
import { OperationError } from './fetch-operation.ts';

export type Change = {
  readonly isBusy: boolean;
  /** Why the last attempt failed; undefined before the first, while one runs, and after one that succeeded. */
  readonly error: OperationError | undefined;
  /**
   * Runs the change unless one is running already; resolves to whether it was done. `reload` runs afterwards in any case, and
   * the change is busy until it ends: until then buttons say what is not so any more, and a second click would undo the first.
   */
  readonly run: (work: () => Promise<unknown>, reload?: () => Promise<unknown>) => Promise<boolean>;
  readonly forget: () => void;
};

/** Something that the person changes: one attempt at a time, and what came of it. Other errors than `OperationError` are thrown. */
export function useChange(): Change {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<OperationError>();
  return {
    isBusy,
    error,
    async run(work, reload) {
      if (isBusy) return false;
      setBusy(true);
      setError(undefined);
      try {
        await work();
        return true;
      } catch (reason) {
        if (!(reason instanceof OperationError)) throw reason;
        setError(reason);
        return false;
      } finally {
        // React Router's reload does not fail: what fails shows in its screen.
        await reload?.();
        setBusy(false);
      }
    },
    forget: () => setError(undefined),
  };
}
