import { type ReactNode, useState } from 'react';
import { OperationError } from '#web/apps/frame/fetch-operation.ts';
import { usePortal } from '../portal.ts';
import { ProofDialog, type ProofMethods } from './proof-dialog.tsx';
import { refusalLabel } from './refusal-labels.ts';

export type Proof = {
  /**
   * Runs work for which the back end may require re-authentication; then the person re-authenticates, and it
   * runs again. Undefined: the person cancelled, or something is running already. Throws `OperationError` for
   * every other refusal. `reload` runs afterwards in any case, before anything else may start.
   */
  readonly guard: <Value>(
    work: () => Promise<Value>,
    reload?: () => Promise<unknown>,
  ) => Promise<Value | undefined>;
  /** The same, but shows any other refusal as a notice and returns undefined. */
  readonly run: Proof['guard'];
  readonly isBusy: boolean;
  /** The dialog, to be rendered beside the form that uses it, whose values stay. */
  readonly dialog: ReactNode;
};

type Args = { methods: ProofMethods; proven: () => void; cancel: () => void };

/** ACC-01: changing how an account signs in, or deleting it, requires re-authentication. */
export function useProof(): Proof {
  const { texts, notify } = usePortal();
  const [isBusy, setBusy] = useState(false);
  const [pending, setPending] = useState<Args>();

  const prove = (methods: ProofMethods): Promise<boolean> =>
    new Promise((resolve) => {
      const end = (isProven: boolean) => () => {
        setPending(undefined);
        resolve(isProven);
      };
      setPending({ methods, proven: end(true), cancel: end(false) });
    });

  const guard: Proof['guard'] = async (work, reload) => {
    if (isBusy) return undefined;
    setBusy(true);
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof OperationError) || error.code !== 'PROOF_REQUIRED') throw error;
      return (await prove((error.details.proof ?? {}) as ProofMethods)) ? await work() : undefined;
    } finally {
      // React Router's reload never rejects: errors are shown in the screen.
      await reload?.();
      setBusy(false);
    }
  };

  return {
    isBusy,
    dialog: pending ? (
      <ProofDialog methods={pending.methods} onProven={pending.proven} onClose={pending.cancel} />
    ) : null,
    guard,
    async run(work, reload) {
      try {
        return await guard(work, reload);
      } catch (error) {
        if (!(error instanceof OperationError)) throw error;
        notify('error', refusalLabel(error, texts('account')) ?? texts('portal')('tryLater'));
        return undefined;
      }
    },
  };
}
