import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '#web/design/button/button.tsx';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { type Editor, useEditor } from '../../editor.ts';
import { useRights } from '../../rights/use-rights.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { useChosenPages } from '../bulk/use-chosen-pages.ts';
import type { PageEntry } from '../page-operations.ts';
import { PageTools } from '../page-tools.tsx';
import styles from './page-list.module.css';
import { isNarrowed, parsePageFilters } from './page-list-choice.ts';
import { PageRow } from './page-row.tsx';
import { PageTreeView } from './page-tree-view.tsx';

export const title = (editor: Editor) => editor.texts('editorPages')('title');

export const createLoader =
  ({ sendQuery, sites }: Editor) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageEntry[]> => {
    const siteIds = sites.map(({ id }) => id);
    const choice = parsePageFilters(new URL(request.url).searchParams, siteIds, ['CONTENT', 'SYSTEM']);
    return (await sendQuery('content', 'editedPages', choice)).editedPages.nodes;
  };

/** EDI-05: all pages of a site as a tree, or those that match the filters as a list. */
export function Component() {
  const entries = useLoaderData<PageEntry[]>();
  const { texts, to, sites } = useEditor();
  const t = texts('editorPages');
  const [query, setQuery] = useSearchParams();
  const chosen = useChosenPages(entries);
  const site = query.get('site');
  const { mayWhole } = useRights();
  const mayChange = mayWhole('editPages', site ?? sites[0]?.id);
  const newHref = to(`/pages/new${site ? `?site=${encodeURIComponent(site)}` : ''}`);
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          mayChange ? (
            <ButtonLink href={newHref} size="compact" icon="plus">
              {t('new')}
            </ButtonLink>
          ) : null
        }
      />
      <PageTools />
      {mayChange ? <BulkBar entries={entries} chosen={chosen} /> : null}
      <p className={styles.total} role="status">
        {t('total', { count: entries.length })}
      </p>
      {entries.length === 0 ? (
        <EmptyState
          title={t(isNarrowed(query) ? 'none.found' : 'none')}
          text={t(isNarrowed(query) ? 'none.found.text' : 'none.text')}
          action={
            isNarrowed(query) ? (
              <Button variant="secondary" onClick={() => setQuery(site ? { site } : {})}>
                {t('none.clear')}
              </Button>
            ) : mayChange ? (
              <ButtonLink href={newHref}>{t('new')}</ButtonLink>
            ) : null
          }
        />
      ) : isNarrowed(query) ? (
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <PageRow entry={entry} {...(mayChange && { chosen })} />
            </li>
          ))}
        </ul>
      ) : (
        <PageTreeView entries={entries} {...(mayChange && { chosen })} />
      )}
    </>
  );
}
