import { useListFilters } from '#web/apps/frame/list-filters.ts';
import { useListQuery } from '#web/apps/frame/list-query.ts';
import { useTypedSearch } from '#web/apps/frame/typed-search.ts';
import { ButtonLink } from '#web/design/button/button.tsx';
import { Toolbar, ToolbarSearch, ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { displayLanguage } from '#web/i18n/format/format.ts';
import { useEditor } from '../editor.ts';
import { pageStates } from './list/page-list-choice.ts';

/** Search and filters of a list of pages; all of them are part of the address. */
export function PageTools() {
  const { texts, sites, locale, to } = useEditor();
  const t = texts('editorPages');
  const [query, choose] = useListQuery();
  const site = sites.find(({ id }) => id === query.get('site')) ?? sites[0];
  const searching = useTypedSearch(query.get('search') ?? '', (search) => choose({ search }));
  const filters = useListFilters({
    chosen: [query.get('site'), query.get('state'), query.get('language')],
    fold: 'narrow',
    children: (
      <>
        {sites.length > 1 ? (
          <ToolbarSelect
            label={t('filter.site')}
            value={site?.id ?? ''}
            onChange={({ target }) => choose({ site: target.value })}
            options={sites.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : null}
        <ToolbarSelect
          label={t('filter.state')}
          all={t('filter.state.all')}
          value={query.get('state') ?? ''}
          onChange={({ target }) => choose({ state: target.value })}
          options={pageStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
        />
        <ToolbarSelect
          label={t('filter.language')}
          all={t('filter.language.all')}
          value={query.get('language') ?? ''}
          onChange={({ target }) => choose({ language: target.value })}
          options={(site?.languages ?? []).map((code) => ({
            value: code,
            label: displayLanguage(code, locale.language),
          }))}
        />
      </>
    ),
  });
  return (
    <Toolbar
      filters={filters}
      label={t('tools')}
      actions={
        <ButtonLink href={to(wordsHref(query.get('search')))} variant="quiet" size="compact" icon="search">
          {texts('editorWords')('title')}
        </ButtonLink>
      }
    >
      <ToolbarSearch label={t('search')} {...searching} />
    </Toolbar>
  );
}

/** The address of the full-text search for the same words. */
function wordsHref(search: string | null): string {
  return `/pages/words${search ? `?${new URLSearchParams({ search })}` : ''}`;
}
