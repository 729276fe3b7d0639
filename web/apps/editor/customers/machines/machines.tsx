import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '#web/design/button/button.tsx';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { Link } from '#web/design/link/link.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { type Status, StatusLabel } from '#web/design/status-label/status-label.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { type Editor, useEditor } from '../../editor.ts';
import { ListPages } from '../../lists/list-pages.tsx';
import styles from '../customers.module.css';
import { mayManageCustomers } from '../may-manage.ts';
import { isNarrowed, parseMachineFilters } from './machine-choice.ts';
import type { ListedMachine, MachineList } from './machine-operations.ts';
import { MachineTools } from './machine-tools.tsx';

export const title = ({ texts }: Editor) => texts('editorCustomers')('machines');

/** Null for editors who are not in charge of customers. */
export const createLoader =
  ({ sendQuery, session }: Editor) =>
  async ({ request }: LoaderFunctionArgs): Promise<MachineList | null> => {
    if (!mayManageCustomers(session)) return null;
    return sendQuery('support', 'installedMachines', parseMachineFilters(new URL(request.url).searchParams));
  };

/** AST-01: the machines of all customers. */
export function Component() {
  const loaded = useLoaderData<MachineList | null>();
  const { texts, to } = useEditor();
  const t = texts('editorCustomers');
  const [query, setQuery] = useSearchParams();
  if (!loaded)
    return (
      <Wrap>
        <PageHead title={t('machines')} />
        <EmptyState title={t('forManagers')} />
      </Wrap>
    );
  const { installedMachines: list, installedProducts: products } = loaded;
  const add = (
    <ButtonLink href={to('/machines/new')} size="compact" icon="plus">
      {t('machine.new')}
    </ButtonLink>
  );
  return (
    <Wrap>
      <PageHead title={t('machines')} lead={t('machines.lead')} actions={add} />
      <MachineTools products={products} />
      <p className={styles.total} role="status">
        {texts('inventory')('total', { count: list.total })}
      </p>
      {list.items.length > 0 ? <Table items={list.items} /> : null}
      {list.items.length === 0 && isNarrowed(query) ? (
        <EmptyState
          title={texts('inventory')('none.found')}
          action={
            <Button variant="secondary" onClick={() => setQuery({})}>
              {texts('inventory')('none.clear')}
            </Button>
          }
        />
      ) : null}
      {list.items.length === 0 && !isNarrowed(query) ? (
        <EmptyState title={texts('inventory')('none')} text={t('machines.none.text')} action={add} />
      ) : null}
      <ListPages
        list="/machines"
        pageInfo={list}
        labels={{ first: t('pages.first'), next: t('pages.next') }}
      />
    </Wrap>
  );
}

const status: Record<ListedMachine['status'], Status> = {
  inService: 'done',
  stored: 'waiting',
  decommissioned: 'none',
};

function Table({ items }: { items: readonly ListedMachine[] }) {
  const { texts, to } = useEditor();
  const t = texts('editorCustomers');
  const portal = texts('inventory');
  return (
    <DataTable
      cards
      isDense
      caption={t('machines')}
      rows={items}
      getKey={({ id }) => id}
      columns={[
        {
          key: 'serialNumber',
          title: portal('field.serialNumber'),
          isRowHeader: true,
          cell: ({ id, serialNumber }) => (
            <Link className={styles.name} href={to(`/machines/${id}`)}>
              {serialNumber}
            </Link>
          ),
        },
        { key: 'model', title: portal('field.machine'), cell: ({ model }) => model },
        {
          key: 'organisation',
          title: portal('field.organisation'),
          cell: ({ place }) => (
            <Link className={styles.link} href={to(`/organisations/${place.organisationId}`)}>
              {place.organisationName}
            </Link>
          ),
        },
        { key: 'location', title: portal('field.location'), cell: ({ place }) => place.name },
        {
          key: 'ownName',
          title: portal('field.ownName'),
          isMinor: true,
          cell: ({ ownName, line }) => [ownName, line].filter(Boolean).join(' · ') || '–',
        },
        {
          key: 'status',
          title: portal('field.status'),
          cell: (machine) => (
            <StatusLabel status={status[machine.status]}>{portal(`status.${machine.status}`)}</StatusLabel>
          ),
        },
      ]}
    />
  );
}
