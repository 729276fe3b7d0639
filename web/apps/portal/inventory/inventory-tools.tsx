import { findFields } from '#contracts/form-fields.ts';
import { machineFields, machineOrderNames } from '#contracts/support/machine-fields.ts';
import { useListFilters } from '#web/apps/frame/list-filters.ts';
import { useListQuery } from '#web/apps/frame/list-query.ts';
import { useTypedSearch } from '#web/apps/frame/typed-search.ts';
import { Toolbar, ToolbarSearch, ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { ExportTool } from '../lists/export-tool.tsx';
import { usePortal } from '../portal.ts';
import { parseInventoryFilters } from './inventory-choice.ts';
import type { MachinesData } from './inventory-operations.ts';
import { useMachineCsvTexts } from './machine-csv-texts.ts';
import { codeOptions } from './machine-labels.tsx';

const chosenByCode = findFields(machineFields, { kind: 'choice', filter: true });

type InventoryToolsProps = {
  organisations: MachinesData['machineTree'];
  brands: { value: string; label: string }[];
};

/** Search, filters and sorting; all of them are part of the address. */
export function InventoryTools({ organisations, brands }: InventoryToolsProps) {
  const { texts, sendOperation } = usePortal();
  const t = texts('inventory');
  const words = useMachineCsvTexts();
  const [query, choose] = useListQuery();
  const { filter, search, sort } = parseInventoryFilters(query);
  const locations = organisations
    .filter(({ id }) => !filter.organisation || id === filter.organisation)
    .flatMap((organisation) => organisation.locations);
  const searching = useTypedSearch(search, (words) => choose({ search: words }));
  const filters = useListFilters({
    chosen: Object.values(filter),
    fold: 'narrow',
    children: (
      <>
        {organisations.length > 1 ? (
          <ToolbarSelect
            label={t('field.organisation')}
            all={t('filter.organisation.all')}
            value={filter.organisation ?? ''}
            onChange={({ target }) => choose({ organisation: target.value, location: '' })}
            options={organisations.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : null}
        <ToolbarSelect
          label={t('field.location')}
          all={t('filter.location.all')}
          value={filter.location ?? ''}
          onChange={({ target }) => choose({ location: target.value })}
          options={locations.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {brands.length > 1 ? (
          <ToolbarSelect
            label={t('field.brand')}
            all={t('filter.brand.all')}
            value={filter.brand ?? ''}
            onChange={({ target }) => choose({ brand: target.value })}
            options={brands}
          />
        ) : null}
        {chosenByCode.map((name) => (
          <ToolbarSelect
            key={name}
            label={t(`field.${name}`)}
            all={t(`filter.${name}.all`)}
            value={filter[name] ?? ''}
            onChange={({ target }) => choose({ [name]: target.value })}
            options={codeOptions(t, name)}
          />
        ))}
        <ToolbarSelect
          label={t('sort')}
          value={sort}
          onChange={({ target }) => choose({ sort: target.value === 'place' ? '' : target.value })}
          options={machineOrderNames.map((order) => ({ value: order, label: t(`sort.${order}`) }))}
        />
      </>
    ),
  });
  return (
    <Toolbar
      filters={filters}
      label={t('tools')}
      actions={
        <ExportTool
          name="machines.csv"
          words={words}
          load={async () =>
            (await sendOperation('support', 'machinesExport', { filter, search })).machinesExport
          }
        />
      }
    >
      <ToolbarSearch label={t('search')} {...searching} />
    </Toolbar>
  );
}
