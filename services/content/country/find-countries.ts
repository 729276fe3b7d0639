import { statement } from '#services/foundation/statement.ts';
import { oncePerReader } from '../once-per-reader.ts';
import type { country } from './country.tables.ts';

export type CountryRow = typeof country.$inferSelect;

const all = statement<CountryRow>(
  'content_countries',
  `SELECT country_code AS "countryCode", hidden, supported_languages AS "supportedLanguages",
     default_language AS "defaultLanguage", default_measurement_system AS "defaultMeasurementSystem", names,
     sort_index AS "sortIndex"
   FROM content.country ORDER BY sort_index, country_code`,
);

export const allCountries = oncePerReader(({ connection }) => all(connection));
