import type { ReactNode } from 'react';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { ReadOnlyContext } from '#web/design/form/read-only.ts';
import { Icon } from '#web/design/icon/icon.tsx';
import { useEditor } from '../editor.ts';
import styles from './read-only.module.css';

/** In place of a form that the person may not change. */
export function ReadOnly({ action }: { action?: ReactNode }) {
  const t = useEditor().texts('editor');
  return <EmptyState title={t('readOnly')} text={t('readOnly.text')} action={action} />;
}

type FormOfRoleProps = {
  mayChange: boolean;
  /** What all languages share may be read only; words of the edited language are not (`LanguageWords`). */
  isForWords?: boolean;
  children: ReactNode;
};

/** A form, whose fields may be read only where the person's role does not extend to it; a sentence above says why. */
export function FormOfRole({ mayChange, isForWords = false, children }: FormOfRoleProps) {
  const t = useEditor().texts('editor');
  return (
    <ReadOnlyContext value={!mayChange}>
      {mayChange ? null : (
        <div role="note" className={styles.note}>
          <Icon name="lock" />
          {isForWords ? (
            <p>{t('readOnly.shared')}</p>
          ) : (
            <div>
              <p className={styles.what}>{t('readOnly')}</p>
              <p>{t('readOnly.text')}</p>
            </div>
          )}
        </div>
      )}
      {children}
    </ReadOnlyContext>
  );
}
