import type { ReactNode } from 'react';
import { Button } from '#web/design/button/button.tsx';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { usePortal } from '../portal.ts';

type NothingListedProps = {
  /** The namespace of its texts. */
  of: 'inventory' | 'people' | 'tickets';
  /** Given when filters are active: removes them. */
  onClear?: (() => void) | undefined;
  /** How to add the first entry. */
  action?: ReactNode;
};

/** The empty state, which distinguishes an empty list from filters without matches. */
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
