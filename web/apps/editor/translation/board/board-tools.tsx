import { useListFilters } from '#web/apps/frame/list-filters.ts';
import { useListQuery } from '#web/apps/frame/list-query.ts';
import { useTypedSearch } from '#web/apps/frame/typed-search.ts';
import { Toolbar, ToolbarSearch, ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { displayLanguage } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import { allSites, boardFilters, ownSitesFirst, pageTypes, parseBoardFilters } from './board-choice.ts';

/** The filters of the board; all of them are part of the address. */
export function BoardTools() {
  const { texts, sites, session, locale } = useEditor();
  const t = texts('editorTranslation');
  const labels = texts('editorPages');
  const [query, choose] = useListQuery();
  const { siteId, search, language, filter, types } = parseBoardFilters(
    query,
    ownSitesFirst(sites, session.grants),
  );
  const site = sites.find(({ id }) => id === siteId);
  const searching = useTypedSearch(search, (search) => choose({ search }));
  const filters = useListFilters({
    chosen: [query.get('site'), language, filter, types[0]],
    fold: 'narrow',
    children: (
      <>
        <ToolbarSelect
          label={labels('filter.site')}
          value={siteId ?? allSites}
          onChange={({ target }) => choose({ site: target.value, language: '' })}
          options={[
            ...sites.map(({ id, name }) => ({ value: id, label: name })),
            { value: allSites, label: texts('editorCalendar')('site.all') },
          ]}
        />
        <ToolbarSelect
          label={labels('filter.language')}
          all={labels('filter.language.all')}
          value={language ?? ''}
          onChange={({ target }) => choose({ language: target.value })}
          options={(site ? site.languages : [...new Set(sites.flatMap(({ languages }) => languages))]).map(
            (code) => ({
              value: code,
              label: displayLanguage(code, locale.language),
            }),
          )}
        />
        <ToolbarSelect
          label={labels('filter.state')}
          all={labels('filter.state.all')}
          value={filter ?? ''}
          onChange={({ target }) => choose({ state: target.value })}
          options={boardFilters.map((value) => ({
            value,
            label: t(`state.${value}`),
          }))}
        />
        <ToolbarSelect
          label={labels('field.type')}
          all={labels('none.clear')}
          value={types[0] ?? ''}
          onChange={({ target }) => choose({ type: target.value })}
          options={pageTypes.map((value) => ({ value, label: labels(`list.${value}`) }))}
        />
      </>
    ),
  });
  return (
    <Toolbar filters={filters} label={labels('tools')}>
      <ToolbarSearch label={labels('search')} {...searching} />
    </Toolbar>
  );
}
