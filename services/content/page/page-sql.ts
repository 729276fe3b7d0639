/** SQL that the statements about pages share. `v` is the version, `p` its page, `s` its site, `t` its text. */

/** STO-02: what is published with a moment to come is there for nobody before, wherever and however it is looked for. */
export const isOut = (version: string) =>
  `(${version}.stage = 'DRAFT' OR ${version}.publication_date IS NULL OR ${version}.publication_date <= now())`;

export const versionTables = `content.page_version v
  JOIN content.page p ON p.id = v.page_id AND ${isOut('v')}
  JOIN content.site s ON s.id = v.site_id`;

/** Joins the text in the first of `:languages` that the page has (LOC-04). */
export const firstWantedText = `JOIN LATERAL (
  SELECT * FROM content.page_text
  WHERE page_id = v.page_id AND stage = v.stage AND language = ANY(:languages::text[])
  ORDER BY array_position(:languages::text[], language) LIMIT 1
) t ON true`;

export const languagesOfPage = `ARRAY(
  SELECT language FROM content.page_text WHERE page_id = v.page_id AND stage = v.stage ORDER BY language
)`;

/**
 * A page limited to countries is there only for readers in `:country`, which is null for all; one limited to the reader's
 * comes before one for all.
 */
export const forCountry = `(:country::text IS NULL OR v.countries = '{}' OR :country = ANY(v.countries))`;
export const ownCountryFirst = `v.countries = '{}'`;
