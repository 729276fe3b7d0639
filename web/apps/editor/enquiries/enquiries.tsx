import type { ResultOf } from 'gql.tada';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { DateTime } from '#web/apps/frame/time/date-time.tsx';
import { withQuery } from '#web/apps/frame/with-query.ts';
import { ButtonLink } from '#web/design/button/button.tsx';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { Link } from '#web/design/link/link.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Pagination } from '#web/design/pagination/pagination.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { type Editor, useEditor } from '../editor.ts';
import styles from './enquiries.module.css';
import { parseFilters } from './enquiry-choice.ts';
import { type ListedEnquiry, statusOf, useEnquiryLabels } from './enquiry-labels.ts';
import type { enquiryReads } from './enquiry-operations.ts';
import { EnquiryTools } from './enquiry-tools.tsx';

type List = ResultOf<typeof enquiryReads.enquiries>['enquiries'];

export const title = ({ texts }: Editor) => texts('editorEnquiries')('title');

export const createLoader =
  ({ sendQuery }: Editor) =>
  async ({ request }: LoaderFunctionArgs): Promise<List> =>
    (await sendQuery('support', 'enquiries', parseFilters(new URL(request.url).searchParams))).enquiries;

/** Issue of the forms, decision 19: what visitors and customers sent. */
export function Component() {
  const list = useLoaderData<List>();
  const { to } = useEditor();
  const { t } = useEnquiryLabels();
  const [query] = useSearchParams();
  return (
    <Wrap>
      <PageHead title={t('title')} lead={t('lead', { days: list.retentionDays })} />
      <EnquiryTools />
      <p className={styles.total} role="status">
        {t('total', { count: list.total })}
      </p>
      {list.items.length > 0 ? <Table items={list.items} /> : <Nothing isNarrowed={query.size > 0} />}
      <Pagination
        labels={{ pages: t('pages'), previous: t('pages.previous'), next: t('pages.next') }}
        current={parseFilters(query).page}
        last={list.pages}
        getHref={(page) => to(`/enquiries?${withQuery(query, { page: page > 1 ? String(page) : '' })}`)}
      />
    </Wrap>
  );
}

function Table({ items }: { items: readonly ListedEnquiry[] }) {
  const { to } = useEditor();
  const labels = useEnquiryLabels();
  const { t } = labels;
  return (
    <DataTable
      cards
      caption={t('title')}
      columns={[
        {
          key: 'number',
          title: t('column.number'),
          cell: (item) => (
            <Link className={styles.number} href={to(`/enquiries/${item.id}`)}>
              {item.number}
            </Link>
          ),
        },
        {
          key: 'sender',
          title: t('column.sender'),
          cell: (item) => <span className={styles.sender}>{labels.sender(item)}</span>,
        },
        { key: 'kind', title: t('column.kind'), cell: (item) => labels.kind(item.kind) },
        {
          key: 'state',
          title: t('column.state'),
          cell: (item) => <StatusLabel status={statusOf[item.state]}>{t(`state.${item.state}`)}</StatusLabel>,
        },
        {
          key: 'received',
          title: t('column.received'),
          cell: (item) => <DateTime at={item.receivedAt} />,
        },
      ]}
      rows={items}
      getKey={(item) => item.id}
    />
  );
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  const { to } = useEditor();
  const { t } = useEnquiryLabels();
  if (!isNarrowed) return <EmptyState title={t('none')} text={t('none.text')} />;
  return (
    <EmptyState
      title={t('none.found')}
      action={
        <ButtonLink variant="secondary" href={to('/enquiries')}>
          {t('none.clear')}
        </ButtonLink>
      }
    />
  );
}
