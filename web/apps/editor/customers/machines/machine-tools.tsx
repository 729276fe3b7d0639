import { machineFields } from '#contracts/support/machine-fields.ts';
import { useListFilters } from '#web/apps/frame/list-filters.ts';
import { useListQuery } from '#web/apps/frame/list-query.ts';
import { useTypedSearch } from '#web/apps/frame/typed-search.ts';
import { Toolbar, ToolbarSearch, ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { useEditor } from '../../editor.ts';
import type { MachineList } from './machine-operations.ts';

/** Search and filters of the machines; all of them are part of the address. */
export function MachineTools({ products }: { products: MachineList['installedProducts'] }) {
  const { texts } = useEditor();
  const t = texts('editorCustomers');
  const portal = texts('inventory');
  const [query, choose] = useListQuery();
  const searching = useTypedSearch(query.get('search') ?? '', (search) => choose({ search }));
  const filters = useListFilters({
    chosen: [query.get('product'), query.get('status')],
    fold: 'narrow',
    children: (
      <>
        <ToolbarSelect
          label={t('machine.product')}
          all={t('filter.product.all')}
          value={query.get('product') ?? ''}
          onChange={({ target }) => choose({ product: target.value })}
          options={products.map(({ slug, model }) => ({ value: slug, label: model }))}
        />
        <ToolbarSelect
          label={portal('field.status')}
          all={portal('filter.status.all')}
          value={query.get('status') ?? ''}
          onChange={({ target }) => choose({ status: target.value })}
          options={machineFields.status.values.map((value) => ({ value, label: portal(`status.${value}`) }))}
        />
      </>
    ),
  });
  return (
    <Toolbar label={t('tools')} filters={filters}>
      <ToolbarSearch label={t('machines.search')} {...searching} />
    </Toolbar>
  );
}
