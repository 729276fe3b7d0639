import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { usePortal } from '../../portal.ts';
import type { SeenAccess, SeenPerson } from '../people-data.ts';
import { getProblem } from '../people-problem.ts';
import styles from '../person/person.module.css';
import { useApplicationName } from './access-labels.tsx';
import { UpdateAccess } from './update-access.tsx';

type Action = SeenAccess['actions'][number];

const operations = {
  grant: 'grantAccess',
  acceptRequest: 'acceptRequest',
  resendInvite: 'resendInvite',
  sendNewInvite: 'sendNewInvite',
  deny: 'denyAccess',
  suspend: 'suspendAccess',
  resume: 'resumeAccess',
  withdraw: 'withdrawAccess',
} as const satisfies Record<Exclude<Action, 'update'>, string>;

/** Actions that take something away from a person need a confirmation. */
const confirmed: ReadonlySet<Action> = new Set(['deny', 'suspend', 'withdraw']);
const leading: ReadonlySet<Action> = new Set(['acceptRequest', 'grant', 'resume', 'sendNewInvite']);

type AccessActionsProps = {
  person: SeenPerson;
  access: SeenAccess;
  /** Limits the actions where there is no room for all. */
  among?: readonly Action[];
};

/** UAD-02: the actions that the state of an access allows, according to the back end. */
export function AccessActions({ person, access, among }: AccessActionsProps) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('people');
  const { revalidate } = useRevalidator();
  const change = useChange();
  const [openDialog, setOpenDialog] = useState<Action>();
  const application = useApplicationName()(access.application);
  // Granting an inactive access again is the same as resuming it, so there is one button.
  const actions = access.actions.filter(
    (action) =>
      (action !== 'grant' || !access.actions.includes('resume')) && (among?.includes(action) ?? true),
  );

  const run = async (action: Exclude<Action, 'update'>) => {
    const isDone = await change.run(
      () => sendOperation('accounts', operations[action], { access: access.id }),
      revalidate,
    );
    if (!isDone) return;
    setOpenDialog(undefined);
    notify('success', t(`done.${action}`, { application, name: person.name }));
  };
  const choose = (action: Action) => {
    change.forget();
    if (action === 'update' || confirmed.has(action)) setOpenDialog(action);
    else void run(action);
  };
  const problem = change.error && getProblem(change.error, t, openDialog ?? 'action');

  return (
    <div className={styles.actions}>
      {actions.map((action) => (
        <Button
          key={action}
          size="compact"
          variant={leading.has(action) ? 'primary' : 'secondary'}
          busy={change.isBusy}
          onClick={() => choose(action)}
        >
          {t(`action.${action}`)}
          <span className="visually-hidden">
            : {application}
            {among ? `, ${person.name}` : null}
          </span>
        </Button>
      ))}
      {openDialog === undefined && problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      {openDialog === 'update' ? (
        <UpdateAccess person={person} access={access} onClose={() => setOpenDialog(undefined)} />
      ) : null}
      {openDialog && openDialog !== 'update' ? (
        <FormDialog
          title={t(`confirm.${openDialog as 'deny' | 'suspend' | 'withdraw'}`, {
            application,
            name: person.name,
          })}
          text={t(`confirm.${openDialog as 'deny' | 'suspend' | 'withdraw'}.text`)}
          submitLabel={t(`action.${openDialog}`)}
          cancelLabel={t('cancel')}
          danger
          busy={change.isBusy}
          problem={problem}
          onSubmit={() => run(openDialog)}
          onClose={() => setOpenDialog(undefined)}
        />
      ) : null}
    </div>
  );
}
