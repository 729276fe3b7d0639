import { useState } from 'react';
import { AskError } from './ask-error.ts';

export type Change = {
  readonly isBusy: boolean;
  /** Why the last attempt failed; undefined before the first and after one that succeeded. */
  readonly error: AskError | undefined;
  /** Does it, unless something is being done already; tells whether it was done. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
  readonly forget: () => void;
};

/** Something that the person changes: one attempt at a time, and what came of it. Other errors than `AskError` are thrown. */
export function useChange(): Change {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<AskError>();
  return {
    isBusy,
    error,
    async run(work) {
      if (isBusy) return false;
      setBusy(true);
      try {
        await work();
        setError(undefined);
        return true;
      } catch (reason) {
        if (!(reason instanceof AskError)) throw reason;
        setError(reason);
        return false;
      } finally {
        setBusy(false);
      }
    },
    forget: () => setError(undefined),
  };
}
