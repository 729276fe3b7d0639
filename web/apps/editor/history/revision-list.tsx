import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Link } from '#web/design/link/link.tsx';
import { displayLanguage, listFormat } from '#web/i18n/format/format.ts';
import { useEditor } from '../editor.ts';
import type { PageRevision } from '../pages/page-operations.ts';
import styles from './revision-list.module.css';

/** The maximum shown at once. */
const pageSize = 50;

type RevisionListProps = { pageId: string; revisions: readonly PageRevision[]; chosen: number };

/** The revisions of a page, newest first, each with an address of its own. */
export function RevisionList({ pageId, revisions, chosen }: RevisionListProps) {
  const { texts, to } = useEditor();
  const t = texts('editorPages');
  const last = revisions.at(-1);
  const getHref = (query: string) => to(`/pages/${pageId}/history?${query}`);
  return (
    <nav className={styles.nav} aria-label={t('history.versions')}>
      <ol className={styles.list}>
        {revisions.map((revision) => (
          <li key={revision.id}>
            <Link
              className={styles.revision}
              href={getHref(`revision=${revision.id}`)}
              aria-current={revision.id === chosen ? 'true' : undefined}
            >
              <RevisionLabel {...revision} />
            </Link>
          </li>
        ))}
      </ol>
      {last && revisions.length === pageSize ? (
        <Link className={styles.older} href={getHref(`before=${last.id}`)}>
          {t('history.older')}
        </Link>
      ) : null}
    </nav>
  );
}

function RevisionLabel({ at, by, what, languages, publishAt }: PageRevision) {
  const { texts, locale } = useEditor();
  const t = texts('editorPages');
  const clock = useClock();
  const names = languages.map((code) => displayLanguage(code, locale.language));
  return (
    <>
      <time dateTime={at} className={styles.at}>
        {clock.full(at)}
      </time>
      <span className={styles.what}>
        {t(`history.what.${what}`)}
        {names.length > 0 ? ` (${listFormat(names, locale)})` : null}
        {publishAt ? ` ${t('history.publishAt', { moment: clock.full(publishAt) })}` : null}
      </span>
      <span className={styles.by}>{by || t('history.nobody')}</span>
    </>
  );
}
