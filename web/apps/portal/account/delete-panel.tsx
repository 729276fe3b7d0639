import { useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { TextArea, TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { Prose } from '#web/design/prose/prose.tsx';
import { listFormat } from '#web/i18n/format/format.ts';
import { usePortal } from '../portal.ts';
import type { Account } from './account-operations.ts';
import { useProof } from './proof.tsx';
import { refusalLabel } from './refusal-labels.ts';

/** ACC-01: the last administrator of an organisation reads why the account cannot be deleted yet. */
export function DeletePanel({ account }: { account: Account }) {
  const { texts, locale } = usePortal();
  const t = texts('account');
  const [isOpen, setOpen] = useState(false);
  const left = account.lastAdministratorOf.map(({ name }) => name);
  return (
    <Panel title={t('delete.title')} text={t('delete.text')}>
      {left.length > 0 ? (
        <p>{t('delete.last', { organisations: listFormat(left, locale) })}</p>
      ) : (
        <div>
          <Button variant="danger" size="compact" onClick={() => setOpen(true)}>
            {t('delete.title')}
          </Button>
        </div>
      )}
      {isOpen ? <DeleteDialog account={account} onClose={() => setOpen(false)} /> : null}
    </Panel>
  );
}

function DeleteDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { texts, sendOperation, session, home, locale } = usePortal();
  const t = texts('account');
  const service = texts('portal');
  const change = useChange();
  const proof = useProof();
  const isMismatch = change.error?.code === 'BAD_USER_INPUT';
  const isLast = change.error?.code === 'CONFLICT';

  const remove = async (fields: FormData) => {
    const email = String(fields.get('email')).trim();
    const reason = String(fields.get('reason'));
    let isGone = false;
    await change.run(async () => {
      isGone = Boolean(
        await proof.guard(() => sendOperation('accounts', 'deleteAccount', { email, reason })),
      );
    });
    if (!isGone) return;
    // The tenant has ended the session with the account; only the tokens remain to be deleted.
    await session.signOut().catch((error: unknown) => console.warn('The session is gone already', error));
    location.assign(home);
  };
  const problem = isLast
    ? t('delete.last', {
        organisations: listFormat(findOrganisations(change.error?.details, account), locale),
      })
    : ((change.error && refusalLabel(change.error, t)) ?? service('tryLater'));
  return (
    <>
      <FormDialog
        title={t('delete.title')}
        text={t('delete.text')}
        submitLabel={t('delete.action')}
        cancelLabel={service('cancel')}
        danger
        busy={change.isBusy}
        problem={change.error && !isMismatch ? problem : undefined}
        onSubmit={remove}
        onClose={onClose}
      >
        {account.losesWithAccount.length > 0 ? (
          <Prose>
            <p>{t('delete.loses')}</p>
            <ul>
              {account.losesWithAccount.map((key) => (
                <li key={key}>{service(`service.${key}`)}</li>
              ))}
            </ul>
          </Prose>
        ) : null}
        <TextInput
          id="delete-email"
          name="email"
          type="email"
          autoComplete="off"
          label={t('delete.email')}
          hint={account.email}
          error={isMismatch ? t('delete.mismatch') : undefined}
        />
        <TextArea
          id="delete-reason"
          name="reason"
          rows={3}
          label={t('delete.reason')}
          optional={t('optional')}
        />
      </FormDialog>
      {proof.dialog}
    </>
  );
}

/** The names of the organisations in a refusal, as far as the account knows them. */
function findOrganisations(
  details: Readonly<Record<string, unknown>> | undefined,
  account: Account,
): string[] {
  const named = Array.isArray(details?.organisations) ? details.organisations.map(String) : [];
  return named.map((id) => account.organisations.find((own) => own.id === id)?.name ?? id);
}
