import { writeCell } from '#contracts/csv-cell.ts';
import type { EventLabels } from './event-labels.ts';
import type { SourcedEvent } from './event-list.ts';

/** The most events of one file. */
export const maxInFile = 10_000;

/**
 * Events as a table in the reader's words; `saveCsv` gives it the reader's separator and time zone. Names cannot become
 * formulas (0081).
 */
export function eventsCsv(events: readonly SourcedEvent[], labels: EventLabels): string {
  const { t } = labels;
  const head = [
    t('column.at'),
    t('column.until'),
    t('column.times'),
    t('column.person'),
    t('column.roles'),
    t('column.operation'),
    t('column.kind'),
    t('column.subjects'),
    t('column.count'),
  ];
  const rows = events.map((event) => [
    event.at,
    event.until,
    String(event.times),
    event.editor,
    labels.roles(event),
    labels.operation(event.operation),
    labels.kind(event.kind),
    labels.subjects(event),
    String(event.subjectCount),
  ]);
  return [head, ...rows].map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}
