import { productStates } from '#contracts/products/draft.ts';
import { useListFilters } from '#web/apps/frame/list-filters.ts';
import { useListQuery } from '#web/apps/frame/list-query.ts';
import { useTypedSearch } from '#web/apps/frame/typed-search.ts';
import { Toolbar, ToolbarSearch, ToolbarSelect } from '#web/design/toolbar/toolbar.tsx';
import { displayLanguage } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import type { ListedProducts } from '../catalogue-operations.ts';
import { indented } from '../class-options.ts';
import { siteLanguages } from '../site-languages.ts';
import { ExportLinks } from './export-links.tsx';

type ProductToolsProps = { classes: ListedProducts['catalogueWords']['classifications'] };

/** Search and filters of the products; all of them are part of the address. */
export function ProductTools({ classes }: ProductToolsProps) {
  const { texts, locale, sites } = useEditor();
  const t = texts('editorCatalogue');
  const [query, choose] = useListQuery();
  const searching = useTypedSearch(query.get('search') ?? '', (search) => choose({ search }));
  const filters = useListFilters({
    chosen: [query.get('class'), query.get('state'), query.get('lacks')],
    fold: 'narrow',
    children: (
      <>
        <ToolbarSelect
          label={t('class')}
          all={t('filter.class.all')}
          value={query.get('class') ?? ''}
          onChange={({ target }) => choose({ class: target.value })}
          options={indented(classes)}
        />
        <ToolbarSelect
          label={t('state')}
          all={t('filter.state.all')}
          value={query.get('state') ?? ''}
          onChange={({ target }) => choose({ state: target.value })}
          options={productStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
        />
        <ToolbarSelect
          label={t('filter.lacks')}
          all={t('filter.lacks.all')}
          value={query.get('lacks') ?? ''}
          onChange={({ target }) => choose({ lacks: target.value })}
          options={[
            { value: 'data', label: t('filter.lacks.data') },
            ...siteLanguages(sites).map((code) => ({
              value: code,
              label: t('filter.lacks.language', { language: displayLanguage(code, locale.language) }),
            })),
          ]}
        />
      </>
    ),
  });
  return (
    <Toolbar label={t('tools')} filters={filters} actions={<ExportLinks />}>
      <ToolbarSearch label={t('search')} {...searching} />
    </Toolbar>
  );
}
