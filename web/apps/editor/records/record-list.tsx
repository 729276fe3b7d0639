import type { ResultOf } from 'gql.tada';
import { data, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { useListQuery } from '#web/apps/frame/list-query.ts';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { useTypedSearch } from '#web/apps/frame/typed-search.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';
import { ButtonLink } from '#web/design/button/button.tsx';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { Link } from '#web/design/link/link.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { Toolbar, ToolbarSearch, ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { type Editor, useEditor } from '../editor.ts';
import { ListPages } from '../lists/list-pages.tsx';
import { pickText } from '../lists/pick-text.ts';
import { Thumbnail } from '../media/thumbnail.tsx';
import { useRecordRight } from '../rights/use-record-right.ts';
import { type ListedKind, listedKind } from './record-kinds.ts';
import { useRecordLabels } from './record-labels.ts';
import type { recordReads } from './record-operations.ts';
import styles from './records.module.css';
import { useListedTime } from './use-listed-time.ts';

type List = ResultOf<typeof recordReads.records>['records'];
type Loaded = { kind: ListedKind; list: List };
type Listed = List['edges'][number]['node'];

const orders = ['place', 'title', 'changed'] as const;

export const title = ({ texts }: Editor, loaded: unknown) =>
  texts('editorRecords')(`kind.${(loaded as Loaded).kind}`);

export const createLoader =
  ({ sendQuery }: Editor) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<Loaded> => {
    const kind = listedKind(params.kind);
    if (!kind) throw data('Page not found', { status: 404 });
    const query = new URL(request.url).searchParams;
    const { records } = await sendQuery('content', 'records', {
      kind,
      siteId: query.get('site') || null,
      search: query.get('search') ?? '',
      order: parseChoice(orders, query.get('order')) ?? 'place',
      after: query.get('after'),
    });
    return { kind, list: records };
  };

/** The records of a kind. */
export function Component() {
  const { kind, list } = useLoaderData<Loaded>();
  const { to, sites } = useEditor();
  const mayKeep = useRecordRight();
  const labels = useRecordLabels();
  const mayAdd = mayKeep(kind) || sites.some(({ id }) => mayKeep(kind, id));
  const add = mayAdd ? (
    <ButtonLink href={to(`/records/${kind}/new`)} size="compact" icon="plus">
      {labels.t('add')}
    </ButtonLink>
  ) : null;
  return (
    <Wrap>
      <PageHead
        title={labels.kind(kind)}
        lead={labels.t(`about.${kind}`)}
        back={{ href: to('/records'), label: labels.t('title') }}
        actions={
          <>
            {kind === 'redirect' ? <FileLink /> : null}
            {add}
          </>
        }
      />
      <Tools key={kind} kind={kind} />
      <p className={styles.total} role="status">
        {labels.t('total', { count: list.total })}
      </p>
      {list.edges.length > 0 ? <Table kind={kind} list={list} /> : <Nothing kind={kind} action={add} />}
      <ListPages
        list={`/records/${kind}`}
        pageInfo={list.pageInfo}
        labels={{ first: labels.t('pages.first'), next: labels.t('pages.next') }}
      />
    </Wrap>
  );
}

/** A link to all redirects of a site as a table. */
function FileLink() {
  const { to } = useEditor();
  const { t } = useRecordLabels();
  const [query] = useSearchParams();
  const site = query.get('site');
  return (
    <ButtonLink
      variant="secondary"
      href={to(`/records/redirect/file${site ? `?site=${encodeURIComponent(site)}` : ''}`)}
      size="compact"
      icon="file"
    >
      {t('file')}
    </ButtonLink>
  );
}

function Tools({ kind }: { kind: ListedKind }) {
  const { sites } = useEditor();
  const { t } = useRecordLabels();
  const [query, choose] = useListQuery();
  const searching = useTypedSearch(query.get('search') ?? '', (search) => choose({ search }));
  return (
    <Toolbar label={t('tools')}>
      <ToolbarSearch label={t('search')} {...searching} />
      {kind === 'redirect' ? (
        <ToolbarSelect
          label={t('field.siteId')}
          all={t('sites.all')}
          value={query.get('site') ?? ''}
          onChange={({ target }) => choose({ site: target.value })}
          options={sites.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      <ToolbarSelect
        label={t('order')}
        value={parseChoice(orders, query.get('order')) ?? 'place'}
        onChange={({ target }) => choose({ order: target.value === 'place' ? '' : target.value })}
        options={orders.map((order) => ({ value: order, label: t(`order.${order}`) }))}
      />
    </Toolbar>
  );
}

function Table({ kind, list }: Loaded) {
  const { to, locale, sites } = useEditor();
  const labels = useRecordLabels();
  const { t } = labels;
  const clock = useClock();
  const formatListedTime = useListedTime();
  const siteName = (id: string | null) => sites.find((site) => site.id === id)?.name;
  const getDetail = ({ detail, state, siteId }: Listed) => {
    if (kind === 'news') {
      const moment = formatListedTime(detail);
      return state === 'PLANNED' ? t('planned', { moment }) : moment;
    }
    return kind === 'redirect' ? [detail, siteName(siteId)].filter(Boolean).join(' · ') : detail;
  };
  return (
    <DataTable
      cards
      caption={labels.kind(kind)}
      columns={[
        {
          key: 'name',
          title: t('column.name'),
          cell: ({ node }) => (
            <Link className={styles.entry} href={to(`/records/${kind}/${node.id}`)}>
              {node.image ? (
                <span className={styles.look}>
                  <Thumbnail file={{ image: node.image, kind: 'IMAGE' }} />
                </span>
              ) : null}
              {pickText(node.title, locale.language) || t('unnamed')}
            </Link>
          ),
        },
        {
          key: 'detail',
          title: t('column.detail'),
          cell: ({ node }) => <span className={styles.detail}>{getDetail(node)}</span>,
        },
        {
          key: 'changed',
          title: t('column.changed'),
          cell: ({ node }) =>
            node.changedAt && node.changedBy
              ? t('changed', { name: node.changedBy, date: clock.format(node.changedAt, 'short') })
              : '–',
        },
      ]}
      rows={list.edges}
      getKey={({ node }) => node.id}
    />
  );
}

function Nothing({ kind, action }: { kind: ListedKind; action: React.ReactNode }) {
  const { to } = useEditor();
  const { t } = useRecordLabels();
  const [query] = useSearchParams();
  if (query.size === 0) return <EmptyState title={t('none')} text={t('none.text')} action={action} />;
  const all = (
    <ButtonLink variant="secondary" href={to(`/records/${kind}`)}>
      {t('none.clear')}
    </ButtonLink>
  );
  return <EmptyState title={t('none.found')} action={all} />;
}
