import { useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../../editor.ts';
import type { PasswordChange, PasswordsDialog } from './protection-data.ts';

/** Adds a password to a page, with its recipients and expiry. */
export function AddPassword({ pageId, onChange, onClose }: PasswordsDialog) {
  const { sendMutation, notify, texts } = useEditor();
  const t = texts('editorProtection');
  const clock = useClock();
  const attempt = useChange();
  const [problem, setProblem] = useState<Problem | null>(null);
  const getError = (field: Field) =>
    problem && fieldOf[problem] === field ? t(`problem.${problem}`) : undefined;

  const add = (fields: FormData) =>
    attempt.run(async () => {
      const label = String(fields.get('label'));
      const { addPagePassword } = await sendMutation('content', 'addPagePassword', {
        pageId,
        label,
        password: String(fields.get('password')),
        // The last minute of the day in the displayed time zone; undefined: no day was chosen.
        expiresAt: clock.read(`${fields.get('until')}T23:59`)?.toISOString() ?? null,
      });
      onChange(addPagePassword.passwords);
      setProblem(addPagePassword.problem);
      if (addPagePassword.problem) {
        document.getElementById(fieldOf[addPagePassword.problem] ?? '')?.focus();
        return;
      }
      notify('success', t('added', { label }));
      onClose();
    });

  return (
    <FormDialog
      title={t('add')}
      text={t('add.text')}
      submitLabel={t('add.submit')}
      cancelLabel={texts('editor')('cancel')}
      busy={attempt.isBusy}
      problem={
        attempt.error
          ? texts('editor')('tryLater')
          : problem && !fieldOf[problem]
            ? t(`problem.${problem}`)
            : undefined
      }
      onSubmit={(fields) => void add(fields)}
      onClose={onClose}
    >
      <TextInput
        id="password-label"
        name="label"
        label={t('field.label')}
        hint={t('hint.label')}
        error={getError('password-label')}
      />
      <TextInput
        id="password-word"
        name="password"
        label={t('field.password')}
        hint={t('hint.password')}
        error={getError('password-word')}
        autoComplete="off"
        spellCheck={false}
      />
      <TextInput
        id="password-until"
        name="until"
        type="date"
        label={t('field.until')}
        hint={`${t('hint.until')} ${t('hint.until.day', { zone: clock.zone(new Date()) })}`}
        error={getError('password-until')}
      />
    </FormDialog>
  );
}

type Problem = NonNullable<PasswordChange['problem']>;

type Field = 'password-label' | 'password-word' | 'password-until';

/** The field at which a problem is shown; null: the form. */
const fieldOf: Readonly<Record<Problem, Field | null>> = {
  absent: null,
  labelMissing: 'password-label',
  labelTaken: 'password-label',
  labelTooLong: 'password-label',
  passwordShort: 'password-word',
  expiresInPast: 'password-until',
};
