import { applications } from '#contracts/identity/roles.ts';
import { useListFilters } from '#web/apps/frame/list-filters.ts';
import { useListQuery } from '#web/apps/frame/list-query.ts';
import { useTypedSearch } from '#web/apps/frame/typed-search.ts';
import { Toolbar, ToolbarSearch, ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { ExportTool } from '../../lists/export-tool.tsx';
import { usePortal } from '../../portal.ts';
import { useApplicationName } from '../access/access-labels.tsx';
import { accessStatuses, parseFilters, peopleSorts } from './people-choice.ts';
import { usePeopleCsvTexts } from './people-csv-texts.ts';

/** Search, filters and sorting; all of them are part of the address. */
export function PeopleTools({ organisations }: { organisations: readonly { id: string; name: string }[] }) {
  const { texts, sendOperation } = usePortal();
  const t = texts('people');
  const nameOf = useApplicationName();
  const words = usePeopleCsvTexts();
  const [query, choose] = useListQuery();
  const choice = parseFilters(query);
  const exportPeople = async () => {
    const { after, ...all } = choice;
    return (await sendOperation('accounts', 'peopleExport', all)).peopleExport;
  };
  const searching = useTypedSearch(choice.search, (search) => choose({ search }));
  const filters = useListFilters({
    chosen: [choice.status, choice.application, choice.organisation],
    fold: 'narrow',
    children: (
      <>
        <ToolbarSelect
          label={t('field.status')}
          all={t('filter.status.all')}
          value={choice.status ?? ''}
          onChange={({ target }) => choose({ status: target.value })}
          options={accessStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
        />
        <ToolbarSelect
          label={t('filter.application')}
          all={t('filter.application.all')}
          value={choice.application ?? ''}
          onChange={({ target }) => choose({ application: target.value })}
          options={applications.map((key) => ({ value: key, label: nameOf(key) }))}
        />
        {organisations.length > 1 ? (
          <ToolbarSelect
            label={t('filter.organisation')}
            all={t('filter.organisation.all')}
            value={choice.organisation ?? ''}
            onChange={({ target }) => choose({ organisation: target.value })}
            options={organisations.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : null}
        <ToolbarSelect
          label={t('sort')}
          value={choice.sort}
          onChange={({ target }) => choose({ sort: target.value === 'name' ? '' : target.value })}
          options={peopleSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
        />
      </>
    ),
  });
  return (
    <Toolbar
      label={t('tools')}
      filters={filters}
      actions={<ExportTool name="people.csv" load={exportPeople} words={words} />}
    >
      <ToolbarSearch label={t('search')} {...searching} />
    </Toolbar>
  );
}
