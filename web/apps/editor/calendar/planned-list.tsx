import { Link } from '#web/design/link/link.tsx';
import { type Status, StatusLabel } from '#web/design/status-label/status-label.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { displayLanguage, formatDate, listFormat } from '#web/i18n/format/format.ts';
import { useEditor } from '../editor.ts';
import styles from './calendar.module.css';
import type { PlannedEntry } from './calendar-operations.ts';
import { entryHref } from './entry-href.ts';
import { dayIn } from './month.ts';

type PlannedListProps = { caption: string; entries: readonly PlannedEntry[]; timeZone: string };

/** The plans by day, the next first. */
export function PlannedList({ caption, entries, timeZone }: PlannedListProps) {
  const { texts, to, locale, sites } = useEditor();
  const t = texts('editorCalendar');
  const statusOf = ({ hasFailed, takeOff }: PlannedEntry): Status =>
    hasFailed ? 'failed' : takeOff ? 'waiting' : 'open';
  const siteName = (id: string | null) => sites.find((site) => site.id === id)?.name;
  return (
    <DataTable
      cards
      caption={caption}
      rows={entries}
      getKey={({ id, at, takeOff }) => `${id} ${at} ${takeOff}`}
      getGroup={({ at }) => ({
        key: dayIn(at, timeZone),
        title: formatDate(at, locale, 'weekday', timeZone),
      })}
      columns={[
        {
          key: 'title',
          title: t('column.page'),
          isRowHeader: true,
          cell: (entry) => (
            <span className={styles.name}>
              <Link className={styles.title} href={to(entryHref(entry))}>
                {entry.title || texts('editorPages')('untitled')}
              </Link>
              <span className={styles.note}>
                {entry.kind !== 'page'
                  ? t(entry.kind)
                  : [siteName(entry.siteId), entry.path].filter(Boolean).join(' · ')}
              </span>
            </span>
          ),
        },
        {
          key: 'at',
          title: t('column.time'),
          cell: ({ at }) => <time dateTime={at}>{formatDate(at, locale, 'time', timeZone)}</time>,
        },
        {
          key: 'what',
          title: t('column.what'),
          cell: (entry) => (
            <StatusLabel status={statusOf(entry)}>
              {t(entry.hasFailed ? 'what.failed' : entry.takeOff ? 'what.takeOff' : 'what.publish')}
            </StatusLabel>
          ),
        },
        {
          key: 'languages',
          title: t('column.languages'),
          cell: ({ languages }) =>
            listFormat(
              languages.map((language) => displayLanguage(language, locale.language)),
              locale,
            ),
        },
        { key: 'by', title: t('column.by'), cardLabel: t('column.by'), cell: ({ by }) => by || '–' },
      ]}
    />
  );
}
