import type { ReactNode } from 'react';
import { DateTime } from '#web/apps/frame/time/date-time.tsx';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Badge } from '#web/design/badge/badge.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import { Link } from '#web/design/link/link.tsx';
import { listFormat } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import type { ChosenPages } from '../bulk/use-chosen-pages.ts';
import type { PageEntry } from '../page-operations.ts';
import { LanguageMarks } from './language-marks.tsx';
import styles from './page-row.module.css';
import { PageState } from './page-state.tsx';

type PageRowProps = {
  entry: PageEntry;
  /** Shown before the title: the button that unfolds child pages. */
  before?: ReactNode;
  /** The depth in the tree. */
  depth?: number;
  /** Absent: it cannot be chosen here. */
  chosen?: ChosenPages;
};

/** A page in a list: name, path, publication state, and the last editor. */
export function PageRow({ entry, before, depth, chosen }: PageRowProps) {
  const { texts, to, locale } = useEditor();
  const t = texts('editorPages');
  const clock = useClock();
  return (
    <div className={styles.row} data-depth={depth ? Math.min(depth, 4) : undefined}>
      <div className={styles.name}>
        {chosen ? (
          <input
            type="checkbox"
            className={styles.choice}
            aria-label={texts('editorBulk')('choose', { title: entry.title || t('untitled') })}
            checked={chosen.has(entry.id)}
            onChange={({ target }) => chosen.choose(entry.id, target.checked)}
          />
        ) : null}
        {before ?? (depth === undefined ? null : <span className={styles.gap} />)}
        <div className={styles.words}>
          <Link className={styles.title} href={to(`/pages/${entry.id}`)}>
            {entry.title || t('untitled')}
          </Link>
          <span className={styles.path}>{entry.path}</span>
          {entry.countries.length > 0 ? <Badge>{listFormat(entry.countries, locale, 'plain')}</Badge> : null}
          {entry.protection === 'none' ? null : <Badge>{t(`protection.${entry.protection}`)}</Badge>}
        </div>
        <Link
          className={styles.eye}
          href={to(`/pages/${entry.id}?part=preview&full=true`)}
          aria-label={t('list.preview', { title: entry.title || t('untitled') })}
          title={t('part.preview')}
        >
          <Icon name="eye" />
        </Link>
      </div>
      <div className={styles.state}>
        <PageState {...entry} />
        {entry.publishAt ? (
          <span className={styles.when}>
            <DateTime at={entry.publishAt} />
          </span>
        ) : entry.publicationDate ? (
          <span className={styles.when}>
            {texts('application')('labelled', {
              label: t('field.publicationDate'),
              value: clock.format(entry.publicationDate),
            })}
          </span>
        ) : null}
      </div>
      <LanguageMarks languages={entry.languages} published={entry.publishedLanguages} />
      <span className={styles.when}>
        <DateTime at={entry.updatedAt} />
        {entry.updatedBy ? ` · ${entry.updatedBy}` : null}
      </span>
    </div>
  );
}
