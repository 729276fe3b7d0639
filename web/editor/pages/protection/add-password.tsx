import { useState } from 'react';
import { useChange } from '#web/request/application/change.ts';
import { TextInput } from '#web/ui/form/text-fields.tsx';
import { FormDialog } from '#web/ui/form-dialog/form-dialog.tsx';
import { useEditor } from '../../editor.ts';
import type { PasswordsDialog } from './protection-data.ts';

/** One more password for a page: for whom, the word itself, and until when. */
export function AddPassword({ pageId, onChange, onClose }: PasswordsDialog) {
  const { change, tell, texts } = useEditor();
  const t = texts('editorProtection');
  const attempt = useChange();
  const [problem, setProblem] = useState<string>();

  const add = (fields: FormData) =>
    attempt.run(async () => {
      const label = String(fields.get('label'));
      const { addPagePassword } = await change('content', 'addPagePassword', {
        pageId,
        label,
        password: String(fields.get('password')),
        expiresAt: endOf(String(fields.get('until'))),
      });
      onChange(addPagePassword.passwords);
      if (addPagePassword.problem) return setProblem(t(`problem.${addPagePassword.problem}`));
      tell('success', t('added', { label }));
      onClose();
    });

  return (
    <FormDialog
      title={t('add')}
      text={t('add.text')}
      submitLabel={t('add.submit')}
      cancelLabel={texts('editor')('cancel')}
      busy={attempt.isBusy}
      problem={attempt.error ? texts('editor')('tryLater') : problem}
      onSubmit={(fields) => void add(fields)}
      onClose={onClose}
    >
      <TextInput id="password-label" name="label" label={t('field.label')} hint={t('hint.label')} />
      <TextInput
        id="password-word"
        name="password"
        label={t('field.password')}
        hint={t('hint.password')}
        autoComplete="off"
        spellCheck={false}
      />
      <TextInput
        id="password-until"
        name="until"
        type="date"
        label={t('field.until')}
        hint={t('hint.until')}
      />
    </FormDialog>
  );
}

/** The last moment of a day here; null: no day was chosen. */
function endOf(day: string): string | null {
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) ? null : end.toISOString();
}
