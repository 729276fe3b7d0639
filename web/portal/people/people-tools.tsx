import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { applications } from '#contracts/identity/roles.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Toolbar, ToolbarSearch, ToolbarSelect } from '#web/ui/toolbar/toolbar.tsx';
import { useChange } from '../change.ts';
import { usePortal } from '../portal.ts';
import { useApplicationName } from './access-words.tsx';
import { accessStatuses, choiceIn, peopleSorts, queryWith } from './people-choice.ts';

/** Between the last letter and the question: who types fast asks once. */
const typingMs = 300;

/** Search, filters and order; all of them stand in the address. */
export function PeopleTools({ organisations }: { organisations: readonly { id: string; name: string }[] }) {
  const { texts } = usePortal();
  const t = texts('people');
  const nameOf = useApplicationName();
  const [query, setQuery] = useSearchParams();
  const choice = choiceIn(query);
  const choose = (parts: Record<string, string>) =>
    setQuery((current) => queryWith(current, parts), { replace: true, preventScrollReset: true });
  return (
    <Toolbar label={t('tools')} actions={<Export />}>
      <Search value={choice.search} onSearch={(search) => choose({ search })} />
      <ToolbarSelect
        label={t('filter.status')}
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
    </Toolbar>
  );
}

function Search({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const t = usePortal().texts('people');
  const [typed, setTyped] = useState(value);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => latest.current(typed.trim()), typingMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <ToolbarSearch
      label={t('search')}
      value={typed}
      maxLength={100}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

/** The list as it is narrowed, as a file for a spreadsheet. */
function Export() {
  const { texts, ask, tell } = usePortal();
  const t = texts('people');
  const change = useChange();
  const [query] = useSearchParams();
  const download = async () => {
    const { after, ...choice } = choiceIn(query);
    const isDone = await change.run(async () => {
      const { peopleExport } = await ask('accounts', 'peopleExport', choice);
      save(peopleExport, 'people.csv');
    });
    if (!isDone) tell('error', t('export.failed'));
  };
  return (
    <Button variant="quiet" size="compact" icon="download" busy={change.isBusy} onClick={download}>
      {t('export')}
    </Button>
  );
}

/** With the mark of UTF-8, by which spreadsheets know the letters. */
function save(csv: string, name: string): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
