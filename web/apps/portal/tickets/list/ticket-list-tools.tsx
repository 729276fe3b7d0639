import { ticketFilterFields, ticketSeverities } from '#contracts/support/ticket-fields.ts';
import { useListFilters } from '#web/apps/frame/list-filters.ts';
import { useListQuery } from '#web/apps/frame/list-query.ts';
import { useTypedSearch } from '#web/apps/frame/typed-search.ts';
import { Toolbar, ToolbarSearch, ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { ExportTool } from '../../lists/export-tool.tsx';
import { usePortal } from '../../portal.ts';
import { codeOptions } from '../ticket-labels.ts';
import type { TicketListData } from '../ticket-operations.ts';
import { useTicketCsvTexts } from './ticket-csv-texts.ts';
import { parseTicketFilters, ticketOrderNames } from './ticket-list-choice.ts';

/** Search, filters and sorting; all of them are part of the address. */
export function TicketListTools({ data }: { data: TicketListData }) {
  const { ticketChoices, ticketSettings, ticketAssignees, tickets } = data;
  const { locations, organisations } = ticketChoices;
  const isDesk = ticketSettings.readerIsEmployee;
  const { texts, sendOperation } = usePortal();
  const t = texts('tickets');
  const [query, choose] = useListQuery();
  const { filter, view, search } = parseTicketFilters(query);
  const machines = locations
    .filter(({ id }) => !filter.location || id === filter.location)
    .flatMap((location) => location.machines);
  const searching = useTypedSearch(search, (words) => choose({ search: words }));
  const words = useTicketCsvTexts(isDesk);
  const filters = useListFilters({
    chosen: [...Object.values(filter), query.get('sort')],
    fold: 'always',
    children: (
      <>
        {ticketFilterFields.map((name) => (
          <ToolbarSelect
            key={name}
            label={t(`field.${name}`)}
            all={t(`filter.${name}.all`)}
            value={filter[name] ?? ''}
            onChange={({ target }) => choose({ [name]: target.value })}
            options={codeOptions(t, name)}
          />
        ))}
        {isDesk ? (
          <>
            <ToolbarSelect
              label={t('field.severity')}
              all={t('filter.severity.all')}
              value={filter.severity ?? ''}
              onChange={({ target }) => choose({ severity: target.value })}
              options={ticketSeverities.map((level) => ({ value: level, label: t(`severity.${level}`) }))}
            />
            <ToolbarSelect
              label={t('field.assignee')}
              all={t('filter.assignee.all')}
              value={filter.assignee ?? ''}
              onChange={({ target }) => choose({ assignee: target.value })}
              options={[
                { value: 'nobody', label: t('filter.assignee.nobody') },
                ...ticketAssignees.map(({ id, name }) => ({ value: id, label: name ?? '' })),
              ]}
            />
          </>
        ) : null}
        {organisations.length > 1 ? (
          <ToolbarSelect
            label={t('field.organisation')}
            all={t('filter.organisation.all')}
            value={filter.organisation ?? ''}
            onChange={({ target }) => choose({ organisation: target.value, location: '', machine: '' })}
            options={organisations.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : null}
        {locations.length > 1 ? (
          <ToolbarSelect
            label={t('field.location')}
            all={t('filter.location.all')}
            value={filter.location ?? ''}
            onChange={({ target }) => choose({ location: target.value, machine: '' })}
            options={locations.map(({ id, name, organisation }) => ({
              value: id,
              label: filter.organisation ? name : `${organisation.name}, ${name}`,
            }))}
          />
        ) : null}
        {machines.length > 0 ? (
          <ToolbarSelect
            label={t('field.machine')}
            all={t('filter.machine.all')}
            value={filter.machine ?? ''}
            onChange={({ target }) => choose({ machine: target.value })}
            options={machines.map(({ id, name, ownName, serialNumber }) => ({
              value: id,
              label: [ownName || name, serialNumber].join(' · '),
            }))}
          />
        ) : null}
        <ToolbarSelect
          label={t('filter.whose')}
          all={t('filter.whose.all')}
          value={query.get('whose') ?? ''}
          onChange={({ target }) => choose({ whose: target.value })}
          options={(['mine', 'followed'] as const).map((whose) => ({
            value: whose,
            label: t(`filter.whose.${whose}`),
          }))}
        />
        <ToolbarSelect
          label={t('sort')}
          value={tickets.sort}
          onChange={({ target }) =>
            choose({ sort: target.value === (isDesk ? 'due' : 'turn') ? '' : target.value })
          }
          options={ticketOrderNames.map((order) => ({ value: order, label: t(`sort.${order}`) }))}
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
          name="tickets.csv"
          words={words}
          load={async () =>
            (await sendOperation('support', 'ticketsExport', { filter, view, search })).ticketsExport
          }
        />
      }
    >
      <ToolbarSearch label={t('search')} {...searching} />
    </Toolbar>
  );
}
