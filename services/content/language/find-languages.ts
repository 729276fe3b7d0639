import { statement } from '#services/foundation/statement.ts';
import { oncePerReader } from '../once-per-reader.ts';

export type LanguageRow = { languageCode: string; defaultCountry: string };

const all = statement<LanguageRow>(
  'content_languages',
  `SELECT language_code AS "languageCode", default_country AS "defaultCountry"
   FROM content.language ORDER BY sort_index`,
);

export const allLanguages = oncePerReader(({ connection }) => all(connection));
