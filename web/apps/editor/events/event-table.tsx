import { DateTime } from '#web/apps/frame/time/date-time.tsx';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { DataTable } from '#web/design/table/table.tsx';
import { useEventLabels } from './event-labels.ts';
import type { SourcedEvent } from './event-list.ts';
import { EventSubjects } from './event-subjects.tsx';
import styles from './events.module.css';

/** Events in rows, on phones as cards. */
export function EventTable({ events }: { events: readonly SourcedEvent[] }) {
  const labels = useEventLabels();
  const clock = useClock();
  const { t } = labels;
  return (
    <DataTable
      cards
      caption={t('title')}
      rows={events}
      getKey={({ source, id }) => `${source} ${id}`}
      columns={[
        { key: 'at', title: t('column.at'), cell: ({ at }) => <DateTime at={at} /> },
        {
          key: 'person',
          title: t('column.person'),
          cell: (event) => (
            <div className={styles.lines}>
              <span className={styles.person}>{event.editor}</span>
              <span className="muted">{labels.roles(event)}</span>
            </div>
          ),
        },
        {
          key: 'operation',
          title: t('column.operation'),
          isRowHeader: true,
          cell: ({ operation, times, until }) => (
            <div className={styles.lines}>
              <span>{labels.operation(operation)}</span>
              {times > 1 ? (
                <span className={styles.times}>
                  {t('times', { count: times, until: clock.format(until, 'time') })}
                </span>
              ) : null}
            </div>
          ),
        },
        {
          key: 'subjects',
          title: t('column.subjects'),
          cell: (event) => <EventSubjects event={event} labels={labels} />,
        },
      ]}
    />
  );
}
