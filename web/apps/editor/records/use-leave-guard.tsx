import { type ReactNode, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useRecordWords } from './record-words.ts';

type LeaveGuard = {
  /** From now on nothing is lost by leaving. */
  readonly open: () => void;
  readonly dialog: ReactNode;
};

/** Asks before what was typed is left behind. */
export function useLeaveGuard(isChanged: boolean): LeaveGuard {
  const { t } = useRecordWords();
  const isOpen = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && !isOpen.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isChanged) return undefined;
    const hold = (event: BeforeUnloadEvent) => {
      if (!isOpen.current) event.preventDefault();
    };
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [isChanged]);
  const dialog =
    blocker.state === 'blocked' ? (
      <FormDialog
        title={t('leave.title')}
        text={t('leave.text')}
        submitLabel={t('leave.go')}
        cancelLabel={t('leave.stay')}
        danger
        onSubmit={() => blocker.proceed()}
        onClose={() => blocker.reset()}
      />
    ) : null;
  return {
    open: () => {
      isOpen.current = true;
    },
    dialog,
  };
}
