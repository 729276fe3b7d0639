import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '#web/design/button/button.tsx';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { useEditor } from '../editor.ts';
import styles from '../pages/list/page-list.module.css';
import { isNarrowed } from '../pages/list/page-list-choice.ts';
import { PageRow } from '../pages/list/page-row.tsx';
import type { PageEntry, PlannedRelease } from '../pages/page-operations.ts';
import { PageTools } from '../pages/page-tools.tsx';
import { useRights } from '../rights/use-rights.ts';
import { PlannedReleases } from './planned-releases.tsx';

export type ReleaseListData = { entries: PageEntry[]; planned: PlannedRelease[] };

type ReleaseListProps = ReleaseListData & { type: 'STORY' | 'MEDIA_RELEASE' };

/** Stories or media releases: the planned ones, then all of them, newest first. */
export function ReleaseList({ type, entries, planned }: ReleaseListProps) {
  const { texts, to, sites } = useEditor();
  const t = texts('editorPages');
  const [query, setQuery] = useSearchParams();
  const newHref = to(`/pages/new?type=${type}`);
  const mayAdd = useRights().mayWhole('editPages', query.get('site') ?? sites[0]?.id);
  return (
    <>
      <PageHead
        title={t(`list.${type}`)}
        lead={t(`lead.${type}`)}
        actions={
          mayAdd ? (
            <ButtonLink href={newHref} size="compact" icon="plus">
              {t(`new.${type}`)}
            </ButtonLink>
          ) : null
        }
      />
      <PlannedReleases planned={planned} />
      <PageTools />
      <p className={styles.total} role="status">
        {t(`total.${type}`, { count: entries.length })}
      </p>
      {entries.length > 0 ? (
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <PageRow entry={entry} />
            </li>
          ))}
        </ul>
      ) : isNarrowed(query) ? (
        <EmptyState
          title={t('none.found')}
          text={t('none.found.text')}
          action={
            <Button variant="secondary" onClick={() => setQuery({})}>
              {t('none.clear')}
            </Button>
          }
        />
      ) : (
        <EmptyState
          title={t(`none.${type}`)}
          text={t('none.text')}
          action={mayAdd ? <ButtonLink href={newHref}>{t(`new.${type}`)}</ButtonLink> : null}
        />
      )}
    </>
  );
}
