import { useListFilters } from '#web/apps/frame/list-filters.ts';
import { useListQuery } from '#web/apps/frame/list-query.ts';
import { useTypedSearch } from '#web/apps/frame/typed-search.ts';
import { Toolbar, ToolbarSearch, ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { useEditor } from '../editor.ts';
import { mediaKinds } from './media-data.ts';

/** Search and filters of the library; all of them are part of the address. */
export function MediaTools() {
  const t = useEditor().texts('editorMedia');
  const [query, choose] = useListQuery();
  const searching = useTypedSearch(query.get('search') ?? '', (search) => choose({ search }));
  const filters = useListFilters({
    chosen: [query.get('kind'), query.get('unused')],
    fold: 'narrow',
    children: (
      <>
        <ToolbarSelect
          label={t('filter.kind')}
          all={t('filter.kind.all')}
          value={query.get('kind') ?? ''}
          onChange={({ target }) => choose({ kind: target.value })}
          options={mediaKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        />
        <ToolbarSelect
          label={t('filter.use')}
          all={t('filter.use.all')}
          value={query.get('unused') ?? ''}
          onChange={({ target }) => choose({ unused: target.value })}
          options={[{ value: 'true', label: t('filter.use.unused') }]}
        />
      </>
    ),
  });
  return (
    <Toolbar filters={filters} label={t('tools')}>
      <ToolbarSearch label={t('search')} {...searching} />
    </Toolbar>
  );
}
