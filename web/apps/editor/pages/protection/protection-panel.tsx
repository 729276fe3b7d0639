import { useEffect, useState } from 'react';
import { may } from '#contracts/editing/roles.ts';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Button } from '#web/design/button/button.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { useEditor } from '../../editor.ts';
import { usePageWork } from '../page-work.ts';
import { AddPassword } from './add-password.tsx';
import { InvitationDialog } from './invitation-dialog.tsx';
import type { Password } from './protection-data.ts';
import styles from './protection-panel.module.css';
import { RemovePassword } from './remove-password.tsx';

type Open = { kind: 'add' } | { kind: 'invite' | 'remove'; password: Password };

/**
 * Decision 8: the passwords of a protected page, each for one group of people. Changes take effect at once,
 * without publication.
 */
export function ProtectionPanel() {
  const { sendQuery, session, texts } = useEditor();
  const t = texts('editorProtection');
  const isChief = may(session.grants, 'protectPages');
  const clock = useClock();
  const { id } = usePageWork().page;
  const [passwords, setPasswords] = useState<readonly Password[] | 'failed'>();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);

  useEffect(() => {
    let isCurrent = true;
    sendQuery('content', 'pagePasswords', { pageId: id }).then(
      ({ pagePasswords }) => isCurrent && setPasswords(pagePasswords),
      () => isCurrent && setPasswords('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [sendQuery, id]);

  const button = (kind: 'invite' | 'remove', password: Password) => (
    <Button
      size="compact"
      variant={kind === 'remove' ? 'danger' : 'secondary'}
      aria-label={t('action.for', { action: t(kind), label: password.label })}
      onClick={() => setOpen({ kind, password })}
    >
      {t(kind)}
    </Button>
  );

  return (
    <Panel
      title={t('title')}
      text={t('text')}
      actions={
        isChief ? (
          <Button size="compact" variant="secondary" icon="plus" onClick={() => setOpen({ kind: 'add' })}>
            {t('add')}
          </Button>
        ) : null
      }
    >
      {passwords === 'failed' ? <p role="alert">{texts('editor')('tryLater')}</p> : null}
      {passwords && passwords !== 'failed' && passwords.length > 0 ? (
        <DataTable
          cards
          caption={t('field.password')}
          columns={[
            { key: 'label', title: t('column.label'), cell: (password) => password.label },
            {
              key: 'until',
              title: t('column.until'),
              cell: (password) => (password.expiresAt ? clock.full(password.expiresAt) : t('forever')),
            },
            {
              key: 'actions',
              title: t('column.actions'),
              cell: (password) => (
                <div className={styles.actions}>
                  {button('invite', password)}
                  {isChief ? button('remove', password) : null}
                </div>
              ),
            },
          ]}
          rows={passwords}
          getKey={(password) => password.label}
        />
      ) : null}
      {passwords?.length === 0 ? <p>{t('none')}</p> : null}
      {open?.kind === 'add' ? <AddPassword pageId={id} onChange={setPasswords} onClose={close} /> : null}
      {open?.kind === 'invite' ? <InvitationDialog password={open.password} onClose={close} /> : null}
      {open?.kind === 'remove' ? (
        <RemovePassword pageId={id} password={open.password} onChange={setPasswords} onClose={close} />
      ) : null}
    </Panel>
  );
}
