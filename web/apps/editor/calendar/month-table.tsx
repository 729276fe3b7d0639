import { classNames } from '#web/design/class-names.ts';
import { Link } from '#web/design/link/link.tsx';
import { formatDate } from '#web/i18n/format/format.ts';
import { dateFormat } from '#web/i18n/format/formatters.ts';
import { dateTag } from '#web/i18n/format/varieties.ts';
import { useEditor } from '../editor.ts';
import styles from './calendar.module.css';
import type { PlannedEntry } from './calendar-operations.ts';
import { entryHref } from './entry-href.ts';
import { dayIn } from './month.ts';

type MonthTableProps = {
  caption: string;
  month: string;
  weeks: readonly (readonly string[])[];
  entries: readonly PlannedEntry[];
  timeZone: string;
};

/** A month as a table with a column for each day of the week; each day lists its plans. */
export function MonthTable({ caption, month, weeks, entries, timeZone }: MonthTableProps) {
  const { locale } = useEditor();
  const byDay = Map.groupBy(entries, ({ at }) => dayIn(at, timeZone));
  const today = dayIn(new Date(), timeZone);
  const weekday = dateFormat(dateTag(locale), { weekday: 'short', timeZone: 'UTC' });
  const longWeekday = dateFormat(dateTag(locale), { weekday: 'long', timeZone: 'UTC' });
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {(weeks[0] ?? []).map((day) => (
            <th key={day} scope="col" abbr={longWeekday.format(new Date(day))}>
              {weekday.format(new Date(day))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                className={classNames(!day.startsWith(month) && styles.outside)}
                data-today={day === today || undefined}
              >
                <time className={styles.day} dateTime={day}>
                  <span aria-hidden="true">{Number(day.slice(8))}</span>
                  <span className="visually-hidden">{formatDate(day, locale, 'day', 'UTC')}</span>
                </time>
                <DayEntries entries={byDay.get(day) ?? []} timeZone={timeZone} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayEntries({ entries, timeZone }: { entries: readonly PlannedEntry[]; timeZone: string }) {
  const { texts, to, locale } = useEditor();
  const t = texts('editorCalendar');
  if (entries.length === 0) return null;
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={`${entry.id} ${entry.at} ${entry.takeOff}`}>
          <Link
            className={styles.entry}
            href={to(entryHref(entry))}
            data-what={entry.hasFailed ? 'failed' : entry.takeOff ? 'takeOff' : undefined}
          >
            <span className={styles.what}>
              <time dateTime={entry.at}>{formatDate(entry.at, locale, 'time', timeZone)}</time>{' '}
              <span className={styles.does}>
                {t(entry.hasFailed ? 'what.failed' : entry.takeOff ? 'what.takeOff' : 'what.publish')}
              </span>
            </span>
            <span className={styles.title}>{entry.title || texts('editorPages')('untitled')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
