import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { webhookEvents } from '#contracts/support/webhooks.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { DateTime } from '#web/apps/frame/time/date-time.tsx';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';
import { Button } from '#web/design/button/button.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { useEditor } from '../editor.ts';
import type { Delivery } from './webhook-operations.ts';
import styles from './webhooks.module.css';

/** Often enough to see a test arrive, seldom enough for a list that stays open. */
const lookAgainMs = 3000;
const soonMs = 60_000;
const shapes = { waiting: 'waiting', delivered: 'done', failed: 'failed' } as const;

/** The outcome of each message. While one is due soon, the list refreshes itself. */
export function Deliveries({ deliveries }: { deliveries: readonly Delivery[] }) {
  const { sendMutation, texts, notify } = useEditor();
  const t = texts('editorWebhooks');
  const clock = useClock();
  const { revalidate } = useRevalidator();
  const change = useChange();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each loaded list
  useEffect(() => {
    const isSoon = deliveries.some(({ dueAt }) => dueAt && Date.parse(dueAt) < Date.now() + soonMs);
    const timer = isSoon ? setTimeout(() => void revalidate(), lookAgainMs) : undefined;
    return () => clearTimeout(timer);
  }, [deliveries]);

  const again = async (id: string) => {
    let isStored = false;
    const isDone = await change.run(async () => {
      isStored = (await sendMutation('support', 'sendWebhookAgain', { id })).sendWebhookAgain;
    });
    if (!isDone) notify('error', texts('editor')('tryLater'));
    else notify(isStored ? 'success' : 'error', t(isStored ? 'again.done' : 'again.gone'));
    await revalidate();
  };
  const nameOf = (event: string) => {
    const known = parseChoice(webhookEvents, event);
    return known ? t(`event.${known}`) : t('event.test');
  };

  if (deliveries.length === 0) return <p>{t('deliveries.none')}</p>;
  return (
    <DataTable
      cards
      caption={t('deliveries.text')}
      rows={deliveries}
      getKey={({ id }) => id}
      columns={[
        {
          key: 'event',
          title: t('column.event'),
          isRowHeader: true,
          cell: ({ event, body }) => (
            <details>
              <summary className={styles.event}>{nameOf(event)}</summary>
              <pre className={styles.body} translate="no">
                {body}
              </pre>
            </details>
          ),
        },
        {
          key: 'created',
          title: t('column.created'),
          cardLabel: t('column.created'),
          cell: ({ createdAt }) => <DateTime at={createdAt} />,
        },
        {
          key: 'state',
          title: t('state'),
          cell: ({ state, attempts, dueAt }) => (
            <div className={styles.lines}>
              <StatusLabel status={shapes[state]}>{t(`delivery.${state}`)}</StatusLabel>
              {attempts > 0 && state !== 'delivered' ? (
                <span className="muted">
                  {t('attempts', { count: attempts })}
                  {dueAt ? ` ${t('next', { moment: clock.format(dueAt, 'moment') })}` : null}
                </span>
              ) : null}
            </div>
          ),
        },
        {
          key: 'answer',
          title: t('column.answer'),
          cell: ({ status, answer, problem }) => (
            <div className={styles.lines}>
              {problem ? <span>{t(`problem.${problem}`)}</span> : null}
              {status ? (
                <span className={styles.answer} translate="no">
                  {[status, answer].filter(Boolean).join(' ')}
                </span>
              ) : null}
            </div>
          ),
        },
        {
          key: 'again',
          title: t('column.action'),
          cell: ({ id, event, createdAt }) => (
            <Button
              size="compact"
              variant="secondary"
              icon="refresh"
              busy={change.isBusy}
              onClick={() => void again(id)}
            >
              {t('again')}
              <span className="visually-hidden">
                : {nameOf(event)}, {clock.full(createdAt)}
              </span>
            </Button>
          ),
        },
      ]}
    />
  );
}
