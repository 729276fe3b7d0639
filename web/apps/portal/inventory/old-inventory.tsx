import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { DataTable } from '#web/design/table/table.tsx';
import { ExportTool } from '../lists/export-tool.tsx';
import { findPage } from '../lists/find-page.ts';
import { ListPages } from '../lists/list-pages.tsx';
import { ListScreen } from '../lists/list-screen.tsx';
import { NothingListed } from '../lists/nothing-listed.tsx';
import { type Portal, usePortal } from '../portal.ts';
import type { OldInventory } from './inventory-operations.ts';
import { useMachineCsvTexts } from './machine-csv-texts.ts';
import { useDayLabel } from './machine-labels.tsx';

export const title = (portal: Portal) => portal.texts('inventory')('old.title');

export const createLoader =
  ({ sendOperation }: Portal) =>
  async ({ request }: LoaderFunctionArgs) =>
    (await sendOperation('support', 'oldInventory', { page: findPage(new URL(request.url).searchParams) }))
      .machines;

/** AST-01: the flat list of the former system, with the numbers on old documents; read-only. */
export function Component() {
  const { total, items } = useLoaderData<OldInventory>();
  const { texts, to, sendOperation } = usePortal();
  const t = texts('inventory');
  const dayLabel = useDayLabel();
  const words = useMachineCsvTexts();
  const [query] = useSearchParams();
  const all = { filter: {}, search: '' };
  return (
    <ListScreen
      back={{ href: to('/inventory'), label: t('title') }}
      title={t('old.title')}
      lead={t('old.lead')}
      actions={
        <ExportTool
          name="machines.csv"
          words={words}
          load={async () => (await sendOperation('support', 'machinesExport', all)).machinesExport}
        />
      }
      pages={<ListPages path="/inventory/old" total={total} pageSize={100} current={findPage(query)} />}
    >
      {items.length > 0 ? (
        <DataTable
          caption={t('old.title')}
          columns={[
            { key: 'legacyId', title: t('field.legacyId'), cell: (machine) => machine.legacyId || '–' },
            { key: 'model', title: t('field.model'), cell: (machine) => machine.model },
            { key: 'serialNumber', title: t('field.serialNumber'), cell: (machine) => machine.serialNumber },
            {
              key: 'location',
              title: t('field.location'),
              cell: (machine) => `${machine.place.organisationName}, ${machine.place.name}`,
            },
            {
              key: 'year',
              title: t('field.yearOfConstruction'),
              cell: (machine) => String(machine.yearOfConstruction),
            },
            {
              key: 'software',
              title: t('field.softwareVersion'),
              cell: (machine) => machine.softwareVersion || '–',
            },
            {
              key: 'warranty',
              title: t('field.warrantyUntil'),
              cell: (machine) => dayLabel(machine.warrantyUntil) || '–',
            },
          ]}
          rows={items}
          getKey={(machine) => machine.id}
        />
      ) : (
        <NothingListed of="inventory" />
      )}
    </ListScreen>
  );
}
