import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { usePortal } from '../../portal.ts';
import type { SeenPerson } from '../people-data.ts';
import { getProblem } from '../people-problem.ts';

/**
 * UAD-01: deletes a person's account, or removes them from the administrator's organisations if they belong
 * to others as well.
 */
export function DeletePerson({ person }: { person: SeenPerson }) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('people');
  const navigate = useNavigate();
  const change = useChange();
  const [isConfirming, setConfirming] = useState(false);
  const [isOther, setOther] = useState(false);

  const remove = async (fields: FormData) => {
    const typed = String(fields.get('email')).trim().toLowerCase();
    setOther(typed !== person.email.toLowerCase());
    if (typed !== person.email.toLowerCase()) return;
    let isGone = true;
    const isDone = await change.run(async () => {
      isGone = (await sendOperation('accounts', 'deletePerson', { person: person.id })).deletePerson;
    });
    if (!isDone) return;
    notify('success', t(isGone ? 'done.delete' : 'done.delete.left', { name: person.name }));
    await navigate('/user-admin');
  };

  return (
    <>
      <Button variant="secondary" size="compact" icon="trash" onClick={() => setConfirming(true)}>
        {t('delete')}
      </Button>
      {isConfirming ? (
        <FormDialog
          title={t('delete.title', { name: person.name })}
          text={t('delete.text')}
          submitLabel={t('delete')}
          cancelLabel={t('cancel')}
          danger
          busy={change.isBusy}
          problem={change.error && getProblem(change.error, t, 'delete')}
          onSubmit={remove}
          onClose={() => setConfirming(false)}
        >
          <TextInput
            id="delete-email"
            name="email"
            type="email"
            autoComplete="off"
            label={t('delete.email', { email: person.email })}
            error={isOther ? t('delete.other') : undefined}
          />
        </FormDialog>
      ) : null}
    </>
  );
}
