import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { may } from '#contracts/editing/roles.ts';
import { Button } from '#web/design/button/button.tsx';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { Link } from '#web/design/link/link.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { type Editor, useEditor } from '../editor.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import type { Webhook } from './webhook-operations.ts';
import { WebhookState } from './webhook-state.tsx';
import styles from './webhooks.module.css';

export const title = ({ texts }: Editor) => texts('editorWebhooks')('title');

/** Null for editors who are not chief editors. */
export const createLoader =
  ({ sendQuery, session }: Editor) =>
  async (): Promise<Webhook[] | null> =>
    may(session.grants, 'manageWebhooks') ? (await sendQuery('support', 'webhooks')).webhooks : null;

/** Decision 19: the webhook receivers. */
export function Component() {
  const webhooks = useLoaderData<Webhook[] | null>();
  const t = useEditor().texts('editorWebhooks');
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button icon="plus" onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );
  return (
    <Wrap>
      <PageHead title={t('title')} lead={t('lead')} actions={webhooks?.length ? add : null} />
      {webhooks === null ? <EmptyState title={t('forChiefs')} /> : null}
      {webhooks?.length === 0 ? <EmptyState title={t('none')} text={t('none.text')} action={add} /> : null}
      {webhooks?.length ? <Table webhooks={webhooks} /> : null}
      {isAdding ? <WebhookDialog onClose={() => setAdding(false)} /> : null}
    </Wrap>
  );
}

function Table({ webhooks }: { webhooks: readonly Webhook[] }) {
  const { texts, to } = useEditor();
  const t = texts('editorWebhooks');
  return (
    <DataTable
      cards
      caption={t('title')}
      rows={webhooks}
      getKey={({ id }) => id}
      columns={[
        {
          key: 'url',
          title: t('url'),
          isRowHeader: true,
          cell: ({ id, url }) => (
            <Link className={styles.address} href={to(`/webhooks/${id}`)}>
              {url}
            </Link>
          ),
        },
        {
          key: 'events',
          title: t('events'),
          cell: ({ events }) => (
            <ul className={styles.lines}>
              {events.map((event) => (
                <li key={event}>{t(`event.${event}`)}</li>
              ))}
            </ul>
          ),
        },
        { key: 'state', title: t('state'), cell: (webhook) => <WebhookState webhook={webhook} /> },
      ]}
    />
  );
}
