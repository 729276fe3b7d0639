import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#web/design/button/button.tsx';
import { CodeList } from '#web/design/code-list/code-list.tsx';
import { FactorLine } from '#web/design/factor-line/factor-line.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { useEditor } from '../../editor.ts';
import { ConfirmApp } from './confirm-app.tsx';
import type { OwnAccess, OwnChange } from './own-data.ts';
import { PasswordDialog, type Proved } from './password-dialog.tsx';

type Shown =
  | { kind: 'password'; wish: Proved }
  | { kind: 'app'; entry: string; offer: NonNullable<OwnChange['offer']> }
  | { kind: 'codes'; codes: readonly string[] };

/** The editor's second factor: an authenticator app, and recovery codes. */
export function OwnFactor({ own }: { own: OwnAccess }) {
  const { notify, texts } = useEditor();
  const t = texts('account');
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);

  const done = async (wish: Proved, { entry, offer, recoveryCodes }: OwnChange) => {
    if (wish === 'beginOwnEditorFactor' && entry && offer) return setShown({ kind: 'app', entry, offer });
    setShown(recoveryCodes ? { kind: 'codes', codes: recoveryCodes } : undefined);
    if (wish === 'removeOwnEditorFactor') notify('success', t('removed'));
    await revalidate();
  };
  const button = (wish: Proved, label: string, of = '') => (
    <Button variant="secondary" size="compact" onClick={() => setShown({ kind: 'password', wish })}>
      {label}
      {of ? <span className="visually-hidden">: {of}</span> : null}
    </Button>
  );

  return (
    <Panel
      title={t('factor.title')}
      text={texts('editorTeam')(own.isFactorRequired ? 'factor.must' : 'factor.may')}
    >
      <FactorLine
        title={t('totp.title')}
        state={
          <StatusLabel status={own.hasFactor ? 'done' : 'none'}>
            {t(own.hasFactor ? 'totp.on' : 'totp.off')}
          </StatusLabel>
        }
        actions={
          own.hasFactor && !own.isFactorRequired
            ? button('removeOwnEditorFactor', t('remove'), t('totp.title'))
            : button('beginOwnEditorFactor', t('totp.add'))
        }
      />
      {own.hasFactor ? (
        <FactorLine
          title={t('recovery.title')}
          state={t('recovery.left', { count: own.recoveryCodes })}
          actions={button('newOwnEditorRecoveryCodes', t('recovery.new'))}
        />
      ) : null}
      {shown?.kind === 'password' ? (
        <PasswordDialog
          wish={shown.wish}
          onDone={(change) => void done(shown.wish, change)}
          onClose={close}
        />
      ) : null}
      {shown?.kind === 'app' ? (
        <ConfirmApp
          entry={shown.entry}
          offer={shown.offer}
          onDone={(codes) => {
            notify('success', t('totp.added'));
            setShown({ kind: 'codes', codes });
            void revalidate();
          }}
          onClose={close}
        />
      ) : null}
      {shown?.kind === 'codes' ? (
        <FormDialog
          title={t('recovery.title')}
          text={t('recovery.text')}
          submitLabel={t('close')}
          onSubmit={close}
          onClose={close}
        >
          <CodeList codes={shown.codes} />
        </FormDialog>
      ) : null}
    </Panel>
  );
}
