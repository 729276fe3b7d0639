import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { PageHead } from '#web/ui/page-head/page-head.tsx';
import { Wrap } from '#web/ui/section/section.tsx';
import { SegmentedLinks } from '#web/ui/segmented-control/segmented-control.tsx';
import { TextLink } from '#web/ui/text-link/text-link.tsx';
import { type Portal, usePortal } from '../portal.ts';
import styles from './inventory.module.css';
import { inventoryChoiceIn, isNarrowed } from './inventory-choice.ts';
import type { MachinesData, MachineTree } from './inventory-operations.ts';
import { InventoryPages } from './inventory-pages.tsx';
import { InventoryTools } from './inventory-tools.tsx';
import { MachineTable } from './machine-table.tsx';
import { MachineTreeView } from './machine-tree-view.tsx';

type Loaded = { list: MachinesData } | { tree: MachineTree };

export const title = (portal: Portal) => portal.texts('inventory')('title');

export const createLoader =
  ({ ask }: Portal) =>
  async ({ request }: LoaderFunctionArgs): Promise<Loaded> => {
    const { searchParams } = new URL(request.url);
    return searchParams.get('view') === 'tree'
      ? { tree: (await ask('support', 'machineTree')).machineTree }
      : { list: await ask('support', 'machines', inventoryChoiceIn(searchParams)) };
  };

/** AST-01: the machines of the person's organisations, as a list or by where they stand. */
export function Component() {
  const loaded = useLoaderData<Loaded>();
  const { texts, to } = usePortal();
  const t = texts('inventory');
  const isTree = 'tree' in loaded;
  return (
    <Wrap>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          <SegmentedLinks
            label={t('view')}
            value={isTree ? 'tree' : 'list'}
            options={[
              { value: 'list', label: t('view.list'), href: to('/inventory') },
              { value: 'tree', label: t('view.tree'), href: to('/inventory?view=tree') },
            ]}
          />
        }
      />
      {isTree ? <MachineTreeView organisations={loaded.tree} /> : <MachineList list={loaded.list} />}
      <p className={styles.old}>
        <TextLink href={to('/inventory/old')}>{t('old')}</TextLink>
      </p>
    </Wrap>
  );
}

function MachineList({ list: { machines, machineTree } }: { list: MachinesData }) {
  const t = usePortal().texts('inventory');
  const [query] = useSearchParams();
  return (
    <>
      <InventoryTools organisations={machineTree} />
      <p className={styles.total} role="status">
        {t('total', { count: machines.total })}
      </p>
      {machines.items.length > 0 ? <MachineTable machines={machines.items} /> : <NoMachines />}
      <InventoryPages
        path="/inventory"
        total={machines.total}
        pageSize={25}
        current={inventoryChoiceIn(query).page}
      />
    </>
  );
}

/** None yet is something else than none that fits. */
function NoMachines() {
  const t = usePortal().texts('inventory');
  const [query, setQuery] = useSearchParams();
  if (!isNarrowed(query)) return <EmptyState title={t('none')} text={t('none.text')} />;
  return (
    <EmptyState
      title={t('none.found')}
      text={t('none.found.text')}
      action={
        <Button variant="secondary" onClick={() => setQuery({})}>
          {t('none.clear')}
        </Button>
      }
    />
  );
}
