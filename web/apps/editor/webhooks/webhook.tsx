import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { deliveryStates } from '#contracts/support/webhooks.ts';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { parseChoice, withQuery } from '#web/apps/frame/with-query.ts';
import { DataList } from '#web/design/data-list/data-list.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Pagination } from '#web/design/pagination/pagination.tsx';
import { Panel, Panels } from '#web/design/panel/panel.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { Toolbar, ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { listFormat } from '#web/i18n/format/format.ts';
import { type Editor, useEditor } from '../editor.ts';
import { Deliveries } from './deliveries.tsx';
import { WebhookActions } from './webhook-actions.tsx';
import type { WebhookDetail } from './webhook-operations.ts';
import { WebhookState } from './webhook-state.tsx';

export const title = ({ texts }: Editor) => texts('editorWebhooks')('title');

export const createLoader =
  ({ sendQuery }: Editor) =>
  async ({ params, request }: LoaderFunctionArgs): Promise<WebhookDetail> => {
    const choice = parseDeliveries(new URL(request.url).searchParams);
    return (await sendQuery('support', 'webhook', { id: params.id ?? '', ...choice })).webhook;
  };

/** One webhook receiver: its events, and the outcome of each message. */
export function Component() {
  const webhook = useLoaderData<WebhookDetail>();
  const { texts, to, locale } = useEditor();
  const t = texts('editorWebhooks');
  const clock = useClock();
  const [query, setQuery] = useSearchParams();
  const { state, page } = parseDeliveries(query);
  const { items, pages } = webhook.deliveries;
  return (
    <Wrap>
      <PageHead
        title={new URL(webhook.url).host}
        lead={webhook.url}
        back={{ href: to('/webhooks'), label: t('title') }}
        aside={<WebhookState webhook={webhook} />}
        actions={<WebhookActions webhook={webhook} />}
      />
      <Panels>
        <Panel title={t('about')}>
          <DataList
            items={[
              {
                term: t('events'),
                value: listFormat(
                  webhook.events.map((event) => t(`event.${event}`)),
                  locale,
                  'plain',
                ),
              },
              { term: t('since'), value: clock.full(webhook.createdAt) },
              { term: t('changedBy'), value: webhook.changedBy },
            ]}
          />
        </Panel>
        <Panel title={t('deliveries')} text={t('deliveries.text')}>
          <Toolbar label={t('deliveries')}>
            <ToolbarSelect
              label={t('state')}
              all={t('delivery.all')}
              value={state ?? ''}
              onChange={({ target }) =>
                setQuery(withQuery(query, { state: target.value, page: '' }), { preventScrollReset: true })
              }
              options={deliveryStates.map((value) => ({ value, label: t(`delivery.${value}`) }))}
            />
          </Toolbar>
          <Deliveries deliveries={items} />
          <Pagination
            labels={{
              pages: t('pages'),
              previous: t('pages.previous'),
              next: t('pages.next'),
            }}
            current={page}
            last={pages}
            getHref={(wanted) =>
              to(`/webhooks/${webhook.id}?${withQuery(query, { page: wanted > 1 ? String(wanted) : '' })}`)
            }
          />
        </Panel>
      </Panels>
    </Wrap>
  );
}

function parseDeliveries(query: URLSearchParams) {
  const page = query.get('page') ?? '';
  return {
    state: parseChoice(deliveryStates, query.get('state')) ?? null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}
