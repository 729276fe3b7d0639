/** SQL fragments for statements about pages. `v` is the version, `p` its page, `s` its site, `t` its text. */

/** STO-02: a page with a future moment cannot be found before it, by any way. */
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

/** SQL: a published page offers the file of this id by a form, in any language. */
export const needsForm = (version: string, file: string) => {
  const form = `jsonb_build_array(jsonb_build_object('type', 'form', 'file', ${file}::text))`;
  return `(${version}.blocks @> ${form} OR EXISTS (
    SELECT FROM content.page_text own WHERE own.page_id = ${version}.page_id AND own.stage = ${version}.stage AND own.blocks @> ${form}))`;
};

export const languagesOfPage = `ARRAY(
  SELECT language FROM content.page_text WHERE page_id = v.page_id AND stage = v.stage ORDER BY language
)`;

/**
 * A page limited to countries exists only for readers in `:country` (null: all readers); one limited to the reader's
 * country takes precedence over one for all.
 */
export const forCountry = `(:country::text IS NULL OR v.countries = '{}' OR :country = ANY(v.countries))`;
export const ownCountryFirst = `v.countries = '{}'`;
