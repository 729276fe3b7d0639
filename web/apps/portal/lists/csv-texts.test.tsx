import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { accessStates } from '#contracts/identity/accesses.ts';
import { peopleAsCsv } from '#services/identity/person/people-as-csv.ts';
import type { Readers } from '#services/identity/readers.ts';
import { machineListCsv } from '#services/support/machine/machine-list-csv.ts';
import { ticketsAsCsv } from '#services/support/ticket/list/export-tickets.ts';
import { type Application, ApplicationContext } from '#web/apps/frame/application.ts';
import type { CsvTexts } from '#web/apps/frame/tables/save-csv.ts';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import type { Namespace } from '#web/i18n/message-store.ts';
import { translator } from '#web/i18n/translator.ts';
import { useMachineCsvTexts } from '../inventory/machine-csv-texts.ts';
import { usePeopleCsvTexts } from '../people/list/people-csv-texts.ts';
import { useTicketCsvTexts } from '../tickets/list/ticket-csv-texts.ts';

const portal = {
  locale: { language: 'de', region: 'ch' },
  texts: (namespace: Namespace) => translator('de', namespace),
} as unknown as Application;

/** The words that a list of the portal gives to its file. */
function wordsOf(useWords: () => CsvTexts): CsvTexts {
  let words: CsvTexts | undefined;
  function Words() {
    words = useWords();
    return null;
  }
  renderToStaticMarkup(
    <ApplicationContext value={portal}>
      <Words />
    </ApplicationContext>,
  );
  return words!;
}

beforeAll(() => loadLanguage('de'));

test.each([
  ['people', usePeopleCsvTexts, () => peopleAsCsv([], null, {} as Readers)],
  ['machines', useMachineCsvTexts, () => machineListCsv([], new Map())],
  ['tickets', () => useTicketCsvTexts(true), () => ticketsAsCsv([], { isEmployee: true })],
] as const)('0081 each column of the file of %s is called something', async (_, useWords, file) => {
  const words = wordsOf(useWords);
  const columns = (await file()).replace('\uFEFF', '').trim().split(',');
  expect(columns.length).toBeGreaterThan(5);
  expect(columns.filter((column) => !words.title(column))).toEqual([]);
});

test('0081 codes read as in the list, and what people wrote as they wrote it', () => {
  const people = wordsOf(usePeopleCsvTexts);
  expect(people.title('name')).toBe('Person');
  expect(people.value?.('status', 'active')).toBe('Aktiv');
  expect(people.value?.('role', 'administrator')).toBe('Administrator');
  expect(people.value?.('name', 'active')).toBeUndefined();
  const machines = wordsOf(useMachineCsvTexts);
  expect(machines.title('yearOfConstruction')).toBe('Baujahr');
  expect(machines.value?.('contract', 'none')).toBe('Keiner');
  expect(wordsOf(() => useTicketCsvTexts(true)).value?.('subject', 'hint')).toBeUndefined();
});

test('0081 a column that no message names, and a code from elsewhere, stay as the back end writes them', () => {
  const words = wordsOf(usePeopleCsvTexts);
  expect(words.title('shoeSize')).toBeUndefined();
  expect(words.title('__proto__')).toBeUndefined();
  expect(words.value?.('status', 'constructor')).toBeUndefined();
  expect(accessStates.filter((state) => state !== 'none' && !words.value?.('status', state))).toEqual([]);
});
