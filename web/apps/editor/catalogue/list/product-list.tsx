import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Button, ButtonLink } from '#web/design/button/button.tsx';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { Link } from '#web/design/link/link.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { type Editor, useEditor } from '../../editor.ts';
import { ListPages } from '../../lists/list-pages.tsx';
import { useRights } from '../../rights/use-rights.ts';
import type { ListedProduct, ListedProducts } from '../catalogue-operations.ts';
import { siteLanguages } from '../site-languages.ts';
import styles from './product-list.module.css';
import { isNarrowed, parseProductFilters } from './product-list-choice.ts';
import { ProductState } from './product-state.tsx';
import { ProductTools } from './product-tools.tsx';

export const title = ({ texts }: Editor) => texts('editorCatalogue')('title');

export const createLoader =
  ({ sendQuery, locale }: Editor) =>
  ({ request }: LoaderFunctionArgs): Promise<ListedProducts> =>
    sendQuery('products', 'listedProducts', {
      language: locale.language,
      ...parseProductFilters(new URL(request.url).searchParams),
    });

/** CAT-03: the products and services, with what visitors see of each and what it still lacks. */
export function Component() {
  const { editedProducts: list, catalogueWords } = useLoaderData<ListedProducts>();
  const { texts, to } = useEditor();
  const t = texts('editorCatalogue');
  const [query, setQuery] = useSearchParams();
  const mayManage = useRights().may('manageProducts');
  const add = (
    <ButtonLink href={to('/catalogue/new')} size="compact" icon="plus">
      {t('new')}
    </ButtonLink>
  );
  const bring = (
    <ButtonLink href={to('/catalogue/import')} variant="secondary" size="compact" icon="upload">
      {texts('editorImporting')('import')}
    </ButtonLink>
  );
  return (
    <Wrap>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          mayManage ? (
            <>
              <ButtonLink href={to('/catalogue/structure')} variant="secondary" size="compact" icon="list">
                {texts('editorStructure')('title')}
              </ButtonLink>
              {bring}
              {add}
            </>
          ) : null
        }
      />
      <ProductTools classes={catalogueWords.classifications} />
      <p className={styles.total} role="status">
        {isNarrowed(query)
          ? t('total.found', { count: list.total, all: list.all })
          : t('total', { count: list.all })}
      </p>
      {list.items.length > 0 ? (
        <Table items={list.items} classes={catalogueWords.classifications} />
      ) : isNarrowed(query) ? (
        <EmptyState
          title={t('none.found')}
          action={
            <Button variant="secondary" onClick={() => setQuery({})}>
              {t('none.clear')}
            </Button>
          }
        />
      ) : (
        <EmptyState
          title={t('none')}
          text={t('none.text')}
          action={
            mayManage ? (
              <>
                {bring} {add}
              </>
            ) : null
          }
        />
      )}
      <ListPages
        list="/catalogue"
        pageInfo={list}
        labels={{ first: t('pages.first'), next: t('pages.next') }}
      />
    </Wrap>
  );
}

type TableProps = {
  items: readonly ListedProduct[];
  classes: ListedProducts['catalogueWords']['classifications'];
};

function Table({ items, classes }: TableProps) {
  const { texts, to, sites } = useEditor();
  const t = texts('editorCatalogue');
  const clock = useClock();
  const wanted = siteLanguages(sites);
  const names = new Map(classes.map(({ slug, name }) => [slug, name]));
  return (
    <DataTable
      cards
      isDense
      caption={t('title')}
      rows={items}
      getKey={({ slug }) => slug}
      columns={[
        {
          key: 'name',
          title: t('name'),
          isRowHeader: true,
          cell: ({ slug, name }) => (
            <Link className={styles.name} href={to(`/catalogue/${slug}`)}>
              {name}
            </Link>
          ),
        },
        {
          key: 'class',
          title: t('class'),
          cell: ({ classification }) => names.get(classification ?? '') ?? t('class.none'),
        },
        {
          key: 'state',
          title: t('state'),
          cell: ({ state, plannedAt }) => (
            <>
              <ProductState state={state} />
              {plannedAt ? (
                <span className={styles.planned}>
                  {t('state.planned', { moment: clock.format(plannedAt) })}
                </span>
              ) : null}
            </>
          ),
        },
        {
          key: 'data',
          title: t('data'),
          cardLabel: t('data'),
          cell: ({ filled, asked }) => (
            <span data-lacking={filled < asked || undefined} className={styles.count}>
              {asked > 0 ? t('data.count', { filled, asked }) : t('data.none')}
            </span>
          ),
        },
        {
          key: 'languages',
          title: t('languages'),
          cardLabel: t('languages'),
          cell: ({ languages }) => {
            const complete = wanted.filter((code) => languages.includes(code)).length;
            return (
              <span data-lacking={complete < wanted.length || undefined} className={styles.count}>
                {t('languages.count', { complete, wanted: wanted.length })}
              </span>
            );
          },
        },
        {
          key: 'changed',
          title: t('changed'),
          isMinor: true,
          cell: ({ at, by }) =>
            by ? t('changed.by', { name: by, moment: clock.format(at) }) : clock.format(at),
        },
      ]}
    />
  );
}
