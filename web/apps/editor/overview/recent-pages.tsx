import { DateTime } from '#web/apps/frame/time/date-time.tsx';
import { Link } from '#web/design/link/link.tsx';
import { useEditor } from '../editor.ts';
import { PageState } from '../pages/list/page-state.tsx';
import type { PageEntry } from '../pages/page-operations.ts';
import { Group } from './group.tsx';
import styles from './recent-pages.module.css';

/** The pages last edited by the team, on any site, each linked to its form. */
export function RecentPages({ entries }: { entries: readonly PageEntry[] }) {
  const { sites, texts, to } = useEditor();
  const t = texts('editorPages');
  return (
    <Group id="recent" title={t('recent')}>
      {entries.length === 0 ? (
        <p className={styles.none}>{t('recent.none')}</p>
      ) : (
        <ol className={styles.list}>
          {entries.map(({ id, siteId, path, title, updatedAt, updatedBy, ...entry }) => (
            <li key={id} className={styles.entry}>
              <span className={styles.page}>
                <Link className={styles.name} href={to(`/pages/${id}`)}>
                  {title || t('untitled')}
                </Link>
                <span className={styles.place}>
                  {[sites.find((site) => site.id === siteId)?.name, path].filter(Boolean).join(' · ')}
                </span>
              </span>
              <PageState {...entry} />
              <span className={styles.when}>
                <DateTime at={updatedAt} />
                <span>{updatedBy}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Group>
  );
}
