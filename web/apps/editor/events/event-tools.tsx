import { useSearchParams } from 'react-router';
import { subjectKinds } from '#contracts/editing/events.ts';
import { useListFilters } from '#web/apps/frame/list-filters.ts';
import { useListQuery } from '#web/apps/frame/list-query.ts';
import { useReaderZone } from '#web/apps/frame/time/time-zone.ts';
import { useTypedSearch } from '#web/apps/frame/typed-search.ts';
import { Toolbar, ToolbarDays, ToolbarSearch, ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { useEditor } from '../editor.ts';
import { SaveFileTool } from '../lists/save-file-tool.tsx';
import { eventsCsv, maxInFile } from './event-csv.ts';
import { parseEventFilters } from './event-filters.ts';
import { useEventLabels } from './event-labels.ts';
import { findMissing, hasMore, mergeEvents, openLogs, readOn } from './event-list.ts';
import { createReader, readAtOnce } from './event-reader.ts';

/** Somebody by whom events can be filtered. */
export type Person = { readonly id: string; readonly name: string };

/** Search, person, kind and days, all of them part of the address; the file of what they leave. */
export function EventTools({ people }: { people: readonly Person[] }) {
  const labels = useEventLabels();
  const { t } = labels;
  const [query, choose] = useListQuery();
  const filters = parseEventFilters(query);
  const searching = useTypedSearch(filters.search, (search) => choose({ search }));
  // A day is typed digit by digit, too.
  const from = useTypedSearch(filters.from, (day) => choose({ from: day }));
  const until = useTypedSearch(filters.until, (day) => choose({ until: day }));
  const kinds = subjectKinds.map((kind) => ({ value: kind, label: labels.kind(kind) }));
  const folded = useListFilters({
    chosen: [filters.editor, filters.kind, filters.from, filters.until],
    fold: 'narrow',
    children: (
      <>
        <ToolbarSelect
          label={t('column.person')}
          all={t('people.all')}
          value={filters.editor}
          onChange={({ target }) => choose({ editor: target.value })}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <ToolbarSelect
          label={t('column.kind')}
          all={t('kinds.all')}
          value={filters.kind}
          onChange={({ target }) => choose({ kind: target.value })}
          options={kinds}
        />
        <ToolbarDays
          from={{ label: t('from'), value: from.value, onChange: from.onChange }}
          until={{ label: t('until'), value: until.value, onChange: until.onChange }}
        />
      </>
    ),
  });
  return (
    <Toolbar label={t('tools')} filters={folded} actions={<SaveEvents />}>
      <ToolbarSearch label={t('search')} {...searching} />
    </Toolbar>
  );
}

/** Reads all that the filters leave, up to a bound that is said, into one file. */
function SaveEvents() {
  const { sendQuery, notify } = useEditor();
  const labels = useEventLabels();
  const { t } = labels;
  const [query] = useSearchParams();
  const timeZone = useReaderZone();
  const load = async () => {
    const filters = parseEventFilters(query);
    const read = createReader(sendQuery, { filters, timeZone, first: readAtOnce });
    const logs = await readOn(await openLogs(read), read, maxInFile);
    const events = mergeEvents(logs);
    const missing = findMissing(logs);
    if (missing.length > 0) notify('info', labels.missing(missing));
    if (events.length > maxInFile || hasMore(logs)) notify('info', t('export.cut', { count: maxInFile }));
    return eventsCsv(events.slice(0, maxInFile), labels);
  };
  return <SaveFileTool name="activity-log.csv" label={t('export')} failed={t('export.failed')} load={load} />;
}
