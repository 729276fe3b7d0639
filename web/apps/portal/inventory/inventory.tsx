import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { SegmentedLinks } from '#web/design/segmented-control/segmented-control.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import { ListPages } from '../lists/list-pages.tsx';
import { ListScreen } from '../lists/list-screen.tsx';
import { NothingListed } from '../lists/nothing-listed.tsx';
import { type Portal, usePortal } from '../portal.ts';
import { type BrandNames, loadBrandNames } from './brand-names.ts';
import styles from './inventory.module.css';
import { isNarrowed, parseInventoryFilters } from './inventory-choice.ts';
import type { MachinesData, MachineTree } from './inventory-operations.ts';
import { InventoryTools } from './inventory-tools.tsx';
import { MachineTable } from './machine-table.tsx';
import { MachineTreeView } from './machine-tree-view.tsx';

type Loaded = { list: MachinesData; brands: BrandNames } | { tree: MachineTree };

export const title = (portal: Portal) => portal.texts('inventory')('title');

export const createLoader =
  ({ sendOperation }: Portal) =>
  async ({ request }: LoaderFunctionArgs): Promise<Loaded> => {
    const { searchParams } = new URL(request.url);
    if (searchParams.get('view') === 'tree')
      return { tree: (await sendOperation('support', 'machineTree')).machineTree };
    const [list, brands] = await Promise.all([
      sendOperation('support', 'machines', parseInventoryFilters(searchParams)),
      loadBrandNames(),
    ]);
    return { list, brands };
  };

/** AST-01: the machines of the person's organisations, as a list or as a tree of locations. */
export function Component() {
  const loaded = useLoaderData<Loaded>();
  const { texts, to } = usePortal();
  const t = texts('inventory');
  const head = {
    title: t('title'),
    lead: t('lead'),
    actions: (
      <SegmentedLinks
        label={t('view')}
        value={'tree' in loaded ? 'tree' : 'list'}
        options={[
          { value: 'list', label: t('view.list'), href: to('/inventory') },
          { value: 'tree', label: t('view.tree'), href: to('/inventory?view=tree') },
        ]}
      />
    ),
  };
  if ('list' in loaded) return <MachineList head={head} {...loaded} />;
  return (
    <ListScreen {...head} pages={<OldInventory />}>
      <MachineTreeView organisations={loaded.tree} />
    </ListScreen>
  );
}

type MachineListProps = {
  head: { title: string; lead: string; actions: ReactNode };
  list: MachinesData;
  brands: BrandNames;
};

function MachineList({ head, list: { machines, machineTree }, brands }: MachineListProps) {
  const t = usePortal().texts('inventory');
  const [query, setQuery] = useSearchParams();
  const { total, items, counts } = machines;
  const { page } = parseInventoryFilters(query);
  return (
    <ListScreen
      {...head}
      tools={<InventoryTools organisations={machineTree} brands={getBrands(counts, brands)} />}
      total={t('total', { count: total })}
      pages={
        <>
          <ListPages path="/inventory" total={total} pageSize={25} current={page} />
          <OldInventory />
        </>
      }
    >
      {items.length > 0 ? (
        <MachineTable machines={items} brands={brands} />
      ) : (
        <NothingListed of="inventory" onClear={isNarrowed(query) ? () => setQuery({}) : undefined} />
      )}
    </ListScreen>
  );
}

/** The brands with at least one machine, sorted by name. */
function getBrands(counts: MachinesData['machines']['counts'], names: BrandNames) {
  const ids = new Set(counts.map(({ brand }) => brand));
  return [...ids]
    .map((id) => ({ value: id, label: names[id] ?? id }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

function OldInventory() {
  const { texts, to } = usePortal();
  return (
    <p className={styles.old}>
      <TextLink href={to('/inventory/old')}>{texts('inventory')('old')}</TextLink>
    </p>
  );
}
