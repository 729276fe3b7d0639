import { expect, test } from 'vitest';
import { readerCsv } from '#web/apps/frame/tables/save-csv.ts';
import { makeLocale } from '#web/i18n/locales.ts';
import { eventsCsv } from './event-csv.ts';
import type { EventLabels } from './event-labels.ts';
import type { SourcedEvent } from './event-list.ts';

/** Labels that show the names they are for. */
const labels: EventLabels = {
  t: (key: string, ..._: unknown[]) => key.replace('column.', ''),
  operation: (name) => `did ${name}`,
  kind: (name) => `a ${name}`,
  roles: ({ roles }) => roles.join(' + '),
  subjects: ({ subjects }) => subjects.join(', '),
  missing: () => '',
};

const event: SourcedEvent = {
  ...{ source: 'content', id: '1', cursor: 'c', at: '2026-11-24T09:12:00.123456Z' },
  ...{ until: '2026-11-24T09:20:00.000001Z', times: 7, editorId: 'petra', editor: 'Petra Ott' },
  ...{ roles: ['chief', 'editor'], operation: 'savePage', kind: 'page', subjectIds: ['a', 'b'] },
  ...{ subjects: ['Crimping; without waste', 'Stripping'], subjectCount: 12 },
};
const inGerman = (events: readonly SourcedEvent[]) =>
  readerCsv(eventsCsv(events, labels), { locale: makeLocale('de', 'ch'), timeZone: 'Europe/Zurich' });

test('EDI-02 0081 the file of the log has the reader’s words, separator and zone', () => {
  expect(inGerman([event])).toBe(
    'at (Europe/Zurich);until (Europe/Zurich);times;person;roles;operation;kind;subjects;count\r\n' +
      '2026-11-24 10:12;2026-11-24 10:20;7;Petra Ott;chief + editor;did savePage;a page;"Crimping; without waste, Stripping";12\r\n',
  );
});

test('EDI-02 0081 no name in it becomes a formula', () => {
  const hostile = { ...event, editor: '=HYPERLINK("x")', subjects: ['@SUM(A1)'] };
  const [, row = ''] = inGerman([hostile]).split('\r\n');
  expect(row).toContain(`"'=HYPERLINK(""x"")"`);
  expect(row).toContain(`'@SUM(A1)`);
});
