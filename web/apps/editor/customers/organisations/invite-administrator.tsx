import { useRevalidator } from 'react-router';
import { languages } from '#contracts/languages.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { Select, TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { displayLanguage } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import { useProblemText } from '../form/form-problems.tsx';
import type { Organisation } from './organisation-operations.ts';

/** Invites an administrator for the organisation's people. */
export function InviteAdministrator({
  organisation,
  onClose,
}: {
  organisation: Organisation;
  onClose: () => void;
}) {
  const { sendMutation, texts, notify, locale } = useEditor();
  const t = texts('editorCustomers');
  const { revalidate } = useRevalidator();
  const problemText = useProblemText();
  const change = useChange();
  const { code, fields = {}, details } = change.error ?? {};
  const bind = (name: 'email' | 'firstName' | 'lastName') => ({
    id: `invite-${name}`,
    name,
    label: t(`field.${name}`),
    autoComplete: 'off',
    'aria-required': true,
    error: fields[name] && problemText({ field: name, code: fields[name] }),
  });
  const problem = () => {
    if (code === undefined || Object.keys(fields).length > 0) return undefined;
    if (details?.reason === 'exists') return t('invite.exists');
    return t(code === 'TOO_MANY_ATTEMPTS' ? 'invite.tooMany' : 'invite.failed');
  };
  const invite = async (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '');
    const person = {
      email: text('email'),
      firstName: text('firstName'),
      lastName: text('lastName'),
      language: text('language'),
    };
    const operation =
      organisation.kind === 'internal' ? 'inviteOwnAdministrator' : 'inviteOrganisationAdministrator';
    const isDone = await change.run(async () => {
      await sendMutation('accounts', operation, { organisation: organisation.id, person });
      await revalidate();
    });
    if (!isDone) return;
    notify('success', t('invite.sent'));
    onClose();
  };
  const why = problem();
  return (
    <FormDialog
      title={t('invite')}
      text={t(organisation.kind === 'internal' ? 'invite.text.internal' : 'invite.text')}
      submitLabel={t('invite.send')}
      cancelLabel={texts('editor')('cancel')}
      busy={change.isBusy}
      {...(why && { problem: why })}
      onSubmit={invite}
      onClose={onClose}
    >
      <TextInput {...bind('email')} type="email" inputMode="email" maxLength={254} />
      <TextInput {...bind('firstName')} maxLength={200} />
      <TextInput {...bind('lastName')} maxLength={200} />
      <Select
        id="invite-language"
        name="language"
        label={t('field.language')}
        defaultValue={locale.language}
        options={languages.map((code) => ({ value: code, label: displayLanguage(code, locale.language) }))}
      />
    </FormDialog>
  );
}
