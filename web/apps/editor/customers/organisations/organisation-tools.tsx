import { organisationStates } from '#contracts/identity/organisation-fields.ts';
import { useListFilters } from '#web/apps/frame/list-filters.ts';
import { useListQuery } from '#web/apps/frame/list-query.ts';
import { countryChoices } from '#web/apps/frame/places/country-choices.ts';
import { useTypedSearch } from '#web/apps/frame/typed-search.ts';
import { Toolbar, ToolbarSearch, ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { useEditor } from '../../editor.ts';

/** Search and filters of the organisations; all of them are part of the address. */
export function OrganisationTools({ regions }: { regions: readonly string[] }) {
  const { texts, locale } = useEditor();
  const t = texts('editorCustomers');
  const [query, choose] = useListQuery();
  const searching = useTypedSearch(query.get('search') ?? '', (search) => choose({ search }));
  const filters = useListFilters({
    chosen: [query.get('country'), query.get('region'), query.get('state')],
    fold: 'narrow',
    children: (
      <>
        <ToolbarSelect
          label={t('field.country')}
          all={t('filter.country.all')}
          value={query.get('country') ?? ''}
          onChange={({ target }) => choose({ country: target.value })}
          options={countryChoices(locale.language)}
        />
        <ToolbarSelect
          label={t('field.subRegion')}
          all={t('filter.region.all')}
          value={query.get('region') ?? ''}
          onChange={({ target }) => choose({ region: target.value })}
          options={regions.map((region) => ({ value: region, label: region }))}
        />
        <ToolbarSelect
          label={t('state')}
          all={t('filter.state.all')}
          value={query.get('state') ?? ''}
          onChange={({ target }) => choose({ state: target.value })}
          options={organisationStates.map((state) => ({ value: state, label: t(`filter.state.${state}`) }))}
        />
      </>
    ),
  });
  return (
    <Toolbar label={t('tools')} filters={filters}>
      <ToolbarSearch label={t('organisations.search')} {...searching} />
    </Toolbar>
  );
}
