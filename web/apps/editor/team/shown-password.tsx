import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../editor.ts';
import styles from './team.module.css';

type ShownPasswordProps = { name: string; password: string; onClose: () => void };

/** A generated password, shown only this once. */
export function ShownPassword({ name, password, onClose }: ShownPasswordProps) {
  const t = useEditor().texts('editorTeam');
  return (
    <FormDialog
      title={t('password.title', { name })}
      text={t('password.text')}
      submitLabel={t('password.done')}
      onSubmit={onClose}
      onClose={onClose}
    >
      <output className={styles.password}>{password}</output>
    </FormDialog>
  );
}
