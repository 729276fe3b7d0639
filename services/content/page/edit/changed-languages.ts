/** SQL columns that visitors would see changed by a publication in the published languages. */
export const compared = `v.path, v.type, v.page_type, v.theme, v.injection_kind, v.injection_slug, v.countries, v.protection,
  v.required_role, v.table_of_contents, v.image, v.sort_index, v.publication_date, v.category, v.adhoc, v.contacts,
  v.products`;
const textColumns = 'language, title, navigation_title, description, lead, texts';

/** The same for the texts of one language, of the row `text`. */
export const comparedOfText = (text: string) => textColumns.replaceAll(/\w+/gu, `${text}.$&`);

/** SQL: `changed.languages`, those in which the published version `live` differs from the draft `v`. */
export const changedLanguages = `LEFT JOIN LATERAL (
    SELECT ARRAY(
      SELECT shown.language FROM content.page_text shown
      LEFT JOIN content.page_text own
        ON own.page_id = v.page_id AND own.stage = v.stage AND own.language = shown.language
      WHERE shown.page_id = live.page_id AND shown.stage = live.stage AND (
        (${compared}) IS DISTINCT FROM (${compared.replaceAll('v.', 'live.')})
        OR (${comparedOfText('own')}, v.blocks)
          IS DISTINCT FROM (${comparedOfText('shown')}, coalesce(shown.blocks, live.blocks))
      )
      ORDER BY shown.language
    ) AS languages
  ) changed ON true`;
