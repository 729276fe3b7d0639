import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { DateTime } from '#web/apps/frame/time/date-time.tsx';
import { Button, ButtonRow } from '#web/design/button/button.tsx';
import { FactorLine } from '#web/design/factor-line/factor-line.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { listFormat } from '#web/i18n/format/format.ts';
import { useProof } from '../../account/proof.tsx';
import { usePortal } from '../../portal.ts';
import type { PeopleData, SeenPerson } from '../people-data.ts';

type ListedSignIn = PeopleData['people']['items'][number]['signIn'];

/** The second factor of a person, as a word with a symbol. */
export function SecondFactorState({ signIn }: { signIn: ListedSignIn }) {
  const { texts, locale } = usePortal();
  const t = texts('people');
  if (!signIn.isHere) return <span className="muted">{t('signIn.elsewhere')}</span>;
  const kinds = [
    ...(signIn.passkeys > 0 ? [t('signIn.passkeys', { count: signIn.passkeys })] : []),
    ...(signIn.hasApp ? [t('signIn.app')] : []),
  ];
  const words = kinds.length > 0 ? listFormat(kinds, locale, 'plain') : t('signIn.none');
  return (
    <StatusLabel status={kinds.length > 0 ? 'done' : 'none'}>
      {signIn.isRequired ? `${words} · ${t('signIn.required')}` : words}
    </StatusLabel>
  );
}

/** UAD-01: how the person signs in, and the reset of the second factor when the phone is lost. */
export function SignInPanel({ person }: { person: SeenPerson }) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('people');
  const { revalidate } = useRevalidator();
  const proof = useProof();
  const [isResetting, setResetting] = useState(false);
  const { signIn, id, name } = person;
  const hasAny = signIn.hasApp || signIn.passkeys > 0;

  const run = async (work: () => Promise<unknown>, done: string) => {
    if ((await proof.run(work, revalidate)) === undefined) return;
    setResetting(false);
    notify('success', done);
  };
  const require = (isRequired: boolean) =>
    run(
      () => sendOperation('accounts', 'requireSecondFactorOf', { person: id, isRequired }),
      t('signIn.done.saved'),
    );

  return (
    <Panel title={t('signIn.title')}>
      <FactorLine
        title={t('signIn.factor')}
        state={
          <>
            <SecondFactorState signIn={signIn} />
            {hasAny ? ` · ${t('signIn.codes', { count: signIn.recoveryCodes })}` : null}
          </>
        }
        actions={
          signIn.mayBeChanged ? (
            <ButtonRow>
              <Button
                variant="secondary"
                size="compact"
                busy={proof.isBusy}
                onClick={() => require(!signIn.isRequired)}
              >
                {t(signIn.isRequired ? 'signIn.release' : 'signIn.require')}
                <span className="visually-hidden">: {t('signIn.factor')}</span>
              </Button>
              {hasAny ? (
                <Button variant="danger" size="compact" onClick={() => setResetting(true)}>
                  {t('signIn.reset')}
                </Button>
              ) : null}
            </ButtonRow>
          ) : null
        }
      />
      <FactorLine
        title={t('column.lastSignIn')}
        state={person.lastSignInAt ? <DateTime at={person.lastSignInAt} /> : t('never')}
      />
      <FactorLine
        title={t('signIn.sessions', { count: signIn.sessions })}
        actions={
          signIn.mayBeChanged && signIn.sessions > 0 ? (
            <Button
              variant="secondary"
              size="compact"
              busy={proof.isBusy}
              onClick={() =>
                run(() => sendOperation('accounts', 'endSessionsOf', { person: id }), t('signIn.done.end'))
              }
            >
              {t('signIn.end')}
            </Button>
          ) : null
        }
      />
      {isResetting ? (
        <FormDialog
          title={t('signIn.reset')}
          text={t('signIn.reset.text')}
          submitLabel={t('signIn.reset')}
          cancelLabel={t('cancel')}
          danger
          busy={proof.isBusy}
          onSubmit={() =>
            run(
              () => sendOperation('accounts', 'resetSecondFactorOf', { person: id }),
              t('signIn.done.reset', { name }),
            )
          }
          onClose={() => setResetting(false)}
        />
      ) : null}
      {proof.dialog}
    </Panel>
  );
}
