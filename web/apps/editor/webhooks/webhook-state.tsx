import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { useEditor } from '../editor.ts';
import type { Webhook } from './webhook-operations.ts';
import styles from './webhooks.module.css';

/** Whether a receiver is active, and how many messages have not reached it. */
export function WebhookState({ webhook }: { webhook: Pick<Webhook, 'isActive' | 'waiting' | 'failed'> }) {
  const t = useEditor().texts('editorWebhooks');
  const { isActive, waiting, failed } = webhook;
  return (
    <div className={styles.lines}>
      <StatusLabel status={isActive ? 'done' : 'none'}>
        {t(isActive ? 'state.active' : 'state.paused')}
      </StatusLabel>
      {waiting > 0 ? (
        <StatusLabel status="waiting">{t('count.waiting', { count: waiting })}</StatusLabel>
      ) : null}
      {failed > 0 ? <StatusLabel status="failed">{t('count.failed', { count: failed })}</StatusLabel> : null}
    </div>
  );
}
