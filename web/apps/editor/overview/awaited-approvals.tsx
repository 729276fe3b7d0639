import { Link } from '#web/design/link/link.tsx';
import { useEditor } from '../editor.ts';
import type { PlannedRelease } from '../pages/page-operations.ts';
import { Group } from './group.tsx';
import { isAwaited } from './is-awaited.ts';
import styles from './recent-pages.module.css';

/**
 * Decision 17: the releases that others have submitted and this chief editor may approve; hidden if there are
 * none.
 */
export function AwaitedApprovals({ planned }: { planned: readonly PlannedRelease[] }) {
  const { session, texts, to } = useEditor();
  const t = texts('editorPages');
  const awaited = planned.filter((release) => isAwaited(release, session));
  if (awaited.length === 0) return null;
  return (
    <Group id="awaited" title={t('approval.waits')}>
      <ol className={styles.list}>
        {awaited.map(({ pageId, title, submittedBy }) => (
          <li key={pageId} className={styles.entry}>
            <span className={styles.page}>
              <Link className={styles.name} href={to(`/pages/${pageId}`)}>
                {title || t('untitled')}
              </Link>
              <span className={styles.place}>
                {t('approval.log.submitted', { name: submittedBy ?? t('history.nobody') })}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Group>
  );
}
