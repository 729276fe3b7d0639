import type { ReactNode } from 'react';
import { Button } from '#web/design/button/button.tsx';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { usePortal } from '../portal.ts';

type NothingListedProps = {
  /** The texts that say it. */
  of: 'inventory' | 'people' | 'tickets';
  /** Given when the list is narrowed: shows all. */
  onClear?: (() => void) | undefined;
  /** How the first one comes here. */
  action?: ReactNode;
};

/** None yet is something else than none that fits. */
export function NothingListed({ of, onClear, action }: NothingListedProps) {
  const t = usePortal().texts(of);
  if (!onClear) return <EmptyState title={t('none')} text={t('none.text')} action={action} />;
  return (
    <EmptyState
      title={t('none.found')}
      text={t('none.found.text')}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('none.clear')}
        </Button>
      }
    />
  );
}
