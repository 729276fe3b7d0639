import { useRevalidator } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { usePortal } from '../../portal.ts';
import type { SeenAccess, SeenPerson } from '../people-data.ts';
import { getProblem } from '../people-problem.ts';
import { useApplicationName } from './access-labels.tsx';
import { findTerms, RoleFields } from './role-fields.tsx';

type UpdateAccessProps = { person: SeenPerson; access: SeenAccess; onClose: () => void };

export function UpdateAccess({ person, access, onClose }: UpdateAccessProps) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('people');
  const { revalidate } = useRevalidator();
  const change = useChange();
  const application = useApplicationName()(access.application);
  const save = async (fields: FormData) => {
    const isDone = await change.run(
      () => sendOperation('accounts', 'updateAccess', { access: access.id, ...findTerms(fields) }),
      revalidate,
    );
    if (!isDone) return;
    notify('success', t('done.update', { application, name: person.name }));
    onClose();
  };
  return (
    <FormDialog
      title={t('update', { application })}
      submitLabel={t('save')}
      cancelLabel={t('cancel')}
      busy={change.isBusy}
      problem={change.error && getProblem(change.error, t, 'update')}
      onSubmit={save}
      onClose={onClose}
    >
      <RoleFields id="update" application={access.application} terms={access} />
    </FormDialog>
  );
}
