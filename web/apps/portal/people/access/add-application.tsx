import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type ApplicationKey, applications } from '#contracts/identity/roles.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { Select } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { usePortal } from '../../portal.ts';
import type { PeopleData } from '../people-data.ts';
import { getProblem } from '../people-problem.ts';
import { useApplicationName } from './access-labels.tsx';
import { findTerms, RoleFields } from './role-fields.tsx';

type AddApplicationProps = { person: PeopleData['people']['items'][number]; onClose: () => void };

/** UAD-01: grants another application to a person for one of their organisations. */
export function AddApplication({ person, onClose }: AddApplicationProps) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('people');
  const nameOf = useApplicationName();
  const { revalidate } = useRevalidator();
  const change = useChange();
  const [organisation, setOrganisation] = useState(person.organisations[0]?.id ?? '');
  const taken = new Set(
    person.accesses.flatMap((access) => (access.organisation.id === organisation ? access.application : [])),
  );
  const free = applications.filter((key) => !taken.has(key));
  const [chosen, setChosen] = useState<ApplicationKey>();
  const application = chosen && free.includes(chosen) ? chosen : free[0];

  const save = async (fields: FormData) => {
    if (!application) return;
    const isDone = await change.run(
      () =>
        sendOperation('accounts', 'addApplication', {
          person: person.id,
          application,
          organisation,
          ...findTerms(fields),
        }),
      revalidate,
    );
    if (!isDone) return;
    notify('success', t('done.add', { application: nameOf(application), name: person.name }));
    onClose();
  };

  return (
    <FormDialog
      title={t('add')}
      text={person.hasAccount ? t('add.text') : t('add.invited')}
      submitLabel={t('action.add')}
      cancelLabel={t('cancel')}
      busy={change.isBusy}
      problem={change.error && getProblem(change.error, t, 'add')}
      onSubmit={save}
      onClose={onClose}
    >
      <Select
        id="add-organisation"
        name="organisation"
        label={t('field.organisation')}
        value={organisation}
        onChange={({ target }) => setOrganisation(target.value)}
        options={person.organisations.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {application ? (
        <>
          <Select
            id="add-application"
            name="application"
            label={t('field.application')}
            value={application}
            onChange={({ target }) => setChosen(free.find((key) => key === target.value))}
            options={free.map((key) => ({ value: key, label: nameOf(key) }))}
          />
          <RoleFields id="add" application={application} />
        </>
      ) : (
        <p>{t('add.all')}</p>
      )}
    </FormDialog>
  );
}
