import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { Button, IconButton } from '#web/design/button/button.tsx';
import { Select } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { usePortal } from '../../portal.ts';
import type { Organisations, SeenPerson } from '../people-data.ts';
import { getProblem } from '../people-problem.ts';
import styles from './person.module.css';

type Belonging = SeenPerson['organisations'][number];
type PanelProps = { person: SeenPerson; organisations: Organisations };

/** UAD-01: the person's organisations, as far as the administrator manages them. */
export function OrganisationsPanel({ person, organisations }: PanelProps) {
  const t = usePortal().texts('people');
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Belonging>();
  const belongs = new Set(person.organisations.map(({ id }) => id));
  const others = organisations.filter(({ id }) => !belongs.has(id));
  return (
    <Panel
      title={t('organisations')}
      actions={
        others.length > 0 ? (
          <Button variant="secondary" size="compact" icon="plus" onClick={() => setAdding(true)}>
            {t('action.addOrganisation')}
          </Button>
        ) : undefined
      }
    >
      <ul className={styles.organisations}>
        {person.organisations.map((organisation) => (
          <li key={organisation.id} className={styles.organisation}>
            <div>
              <p className={styles.organisationName}>{organisation.name}</p>
              <p className="muted small">
                {[organisation.id, organisation.city, organisation.subRegion].join(' · ')}
                {' · '}
                {t('members', { count: organisation.members })}
              </p>
            </div>
            <IconButton
              name="close"
              label={t('action.removeOrganisation', { organisation: organisation.name })}
              onClick={() => setLeaving(organisation)}
            />
          </li>
        ))}
      </ul>
      {isAdding ? (
        <AddOrganisation person={person} organisations={others} onClose={() => setAdding(false)} />
      ) : null}
      {leaving ? (
        <RemoveOrganisation person={person} organisation={leaving} onClose={() => setLeaving(undefined)} />
      ) : null}
    </Panel>
  );
}

function AddOrganisation({ person, organisations, onClose }: PanelProps & { onClose: () => void }) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('people');
  const { revalidate } = useRevalidator();
  const change = useChange();
  const save = async (fields: FormData) => {
    const organisation = String(fields.get('organisation'));
    const isDone = await change.run(
      () => sendOperation('accounts', 'addOrganisation', { person: person.id, organisation }),
      revalidate,
    );
    if (!isDone) return;
    notify('success', t('done.addOrganisation', { name: person.name }));
    onClose();
  };
  return (
    <FormDialog
      title={t('action.addOrganisation')}
      text={t('addOrganisation.text')}
      submitLabel={t('action.addOrganisation')}
      cancelLabel={t('cancel')}
      busy={change.isBusy}
      problem={change.error && getProblem(change.error, t, 'addOrganisation')}
      onSubmit={save}
      onClose={onClose}
    >
      <Select
        id="join-organisation"
        name="organisation"
        label={t('field.organisation')}
        options={organisations.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormDialog>
  );
}

type RemoveProps = { person: SeenPerson; organisation: Belonging; onClose: () => void };

function RemoveOrganisation({ person, organisation, onClose }: RemoveProps) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('people');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const change = useChange();
  const words = { name: person.name, organisation: organisation.name };
  const remove = async () => {
    let isSeen = true;
    const isDone = await change.run(async () => {
      const variables = { person: person.id, organisation: organisation.id };
      const { removeOrganisation } = await sendOperation('accounts', 'removeOrganisation', variables);
      isSeen = removeOrganisation !== null;
    });
    if (isDone) notify('success', t('done.removeOrganisation', words));
    if (isDone && !isSeen) return navigate('/user-admin');
    await revalidate();
    if (isDone) onClose();
  };
  return (
    <FormDialog
      title={t('confirm.removeOrganisation', words)}
      text={t('confirm.removeOrganisation.text')}
      submitLabel={t('remove')}
      cancelLabel={t('cancel')}
      danger
      busy={change.isBusy}
      problem={change.error && getProblem(change.error, t, 'removeOrganisation')}
      onSubmit={remove}
      onClose={onClose}
    />
  );
}
