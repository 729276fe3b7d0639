import type { ReactNode } from 'react';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { useEditor } from '../editor.ts';

/** In place of a form that the person may not change. */
export function ReadOnly({ action }: { action?: ReactNode }) {
  const t = useEditor().texts('editor');
  return <EmptyState title={t('readOnly')} text={t('readOnly.text')} action={action} />;
}

/** Above a form that the person may read only. */
export function ReadOnlyNote() {
  const t = useEditor().texts('editor');
  return (
    <p role="note">
      {t('readOnly')} {t('readOnly.text')}
    </p>
  );
}
