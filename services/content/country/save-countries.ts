import { table, upsertInto } from '#services/foundation/rows.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { notifyChanges } from '../changes.ts';
import type { country } from './country.tables.ts';
import type { CountryRow } from './find-countries.ts';

export type Country = CountryRow;

const upsert = upsertInto(table<typeof country>('content.country'), {
  columns: [
    'countryCode',
    'hidden',
    'supportedLanguages',
    'defaultLanguage',
    'defaultMeasurementSystem',
    'names',
    'sortIndex',
  ],
  key: ['countryCode'],
});

/** Adds and replaces countries. */
export async function saveCountries(connection: Connection, countries: readonly Country[]): Promise<void> {
  const changed = await upsert(connection, countries);
  if (changed.length > 0) await notifyChanges(connection, ['system']);
}
