import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { webhookEvents } from '#contracts/support/webhooks.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';
import { ChoiceGroup } from '#web/design/form/choices.tsx';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../editor.ts';
import type { Webhook } from './webhook-operations.ts';
import { WebhookSecret } from './webhook-secret.tsx';

const urlProblems = ['required', 'tooLong', 'invalid', 'insecure', 'private'] as const;

/** Adds a webhook receiver or changes one. A new one gets its secret. */
export function WebhookDialog({ webhook, onClose }: { webhook?: Webhook; onClose: () => void }) {
  const { sendMutation, texts, notify } = useEditor();
  const t = texts('editorWebhooks');
  const { revalidate } = useRevalidator();
  const change = useChange();
  const [secret, setSecret] = useState<string>();

  const save = async (fields: FormData) => {
    const wish = {
      url: String(fields.get('url')),
      events: webhookEvents.filter((event) => fields.getAll('events').includes(event)),
    };
    const isDone = await change.run(async () => {
      if (webhook)
        await sendMutation('support', 'changeWebhook', {
          ...wish,
          id: webhook.id,
          isActive: webhook.isActive,
        });
      else setSecret((await sendMutation('support', 'addWebhook', wish)).addWebhook.secret);
    });
    if (!isDone) return;
    await revalidate();
    if (!webhook) return;
    notify('success', t('saved'));
    onClose();
  };

  if (secret) return <WebhookSecret secret={secret} onClose={onClose} />;
  const { code, fields = {} } = change.error ?? {};
  const urlProblem = parseChoice(urlProblems, fields.url ?? '');
  const isRefusedByField = code === 'BAD_USER_INPUT';
  return (
    <FormDialog
      title={t(webhook ? 'change' : 'add')}
      text={t('add.text')}
      submitLabel={t(webhook ? 'save' : 'add')}
      cancelLabel={texts('editor')('cancel')}
      busy={change.isBusy}
      problem={
        change.error && !isRefusedByField
          ? code === 'CONFLICT'
            ? t('error.tooMany')
            : texts('editor')('tryLater')
          : undefined
      }
      onSubmit={save}
      onClose={onClose}
    >
      <TextInput
        id="webhook-url"
        name="url"
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        label={t('url')}
        hint={t('url.hint')}
        defaultValue={webhook?.url}
        error={urlProblem && t(`error.url.${urlProblem}`)}
        aria-required
      />
      <ChoiceGroup
        id="webhook-events"
        type="checkbox"
        name="events"
        legend={t('events')}
        error={fields.events ? t('error.events') : undefined}
        value={webhook?.events ?? ['enquiry']}
        options={webhookEvents.map((event) => ({ value: event, label: t(`event.${event}`) }))}
      />
    </FormDialog>
  );
}
