import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../editor.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import type { Webhook } from './webhook-operations.ts';
import { WebhookSecret } from './webhook-secret.tsx';
import styles from './webhooks.module.css';

/** The actions for a webhook receiver. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const { sendMutation, texts, notify } = useEditor();
  const t = texts('editorWebhooks');
  const { id, url, events, isActive } = webhook;
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const change = useChange();
  const [open, setOpen] = useState<'change' | 'secret' | 'remove'>();
  const [secret, setSecret] = useState<string>();
  const close = () => setOpen(undefined);

  const run = async (work: () => Promise<unknown>) => {
    const isDone = await change.run(work);
    if (!isDone) notify('error', texts('editor')('tryLater'));
    return isDone;
  };
  const sendTest = async () => {
    if (!(await run(() => sendMutation('support', 'testWebhook', { id })))) return;
    notify('success', t('test.sent'));
    await revalidate();
  };
  const setActive = async () => {
    const wish = { id, url, events, isActive: !isActive };
    if (await run(() => sendMutation('support', 'changeWebhook', wish))) await revalidate();
  };
  const renew = () =>
    change.run(async () => {
      setSecret((await sendMutation('support', 'renewWebhookSecret', { id })).renewWebhookSecret.secret);
      close();
    });
  const remove = async () => {
    if (!(await change.run(() => sendMutation('support', 'removeWebhook', { id })))) return;
    notify('success', t('removed'));
    await navigate('/webhooks');
  };

  const confirmed = { secret: renew, remove } as const;
  return (
    <div className={styles.actions}>
      {isActive ? (
        <Button size="compact" busy={change.isBusy} onClick={() => void sendTest()}>
          {t('test')}
        </Button>
      ) : null}
      <Button size="compact" variant="secondary" icon="edit" onClick={() => setOpen('change')}>
        {t('change')}
      </Button>
      <Button size="compact" variant="secondary" busy={change.isBusy} onClick={() => void setActive()}>
        {t(isActive ? 'pause' : 'resume')}
      </Button>
      <Button size="compact" variant="secondary" icon="lock" onClick={() => setOpen('secret')}>
        {t('secret.new')}
      </Button>
      <Button size="compact" variant="quiet" icon="trash" onClick={() => setOpen('remove')}>
        {t('remove')}
      </Button>
      {open === 'change' ? <WebhookDialog webhook={webhook} onClose={close} /> : null}
      {open === 'secret' || open === 'remove' ? (
        <FormDialog
          title={t(open === 'secret' ? 'secret.new' : 'remove')}
          text={t(open === 'secret' ? 'secret.new.text' : 'remove.text')}
          submitLabel={t(open === 'secret' ? 'secret.new' : 'remove')}
          cancelLabel={texts('editor')('cancel')}
          danger={open === 'remove'}
          busy={change.isBusy}
          problem={change.error && texts('editor')('tryLater')}
          onSubmit={() => void confirmed[open]()}
          onClose={close}
        />
      ) : null}
      {secret ? <WebhookSecret secret={secret} isExchanged onClose={() => setSecret(undefined)} /> : null}
    </div>
  );
}
