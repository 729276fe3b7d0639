import { type Connection, statement } from '#services/foundation/statement.ts';

/** The address of a published page. */
export type PublishedPage = { id: string; siteId: string; path: string };

const pages = statement<PublishedPage>(
  'content_health_pages',
  `SELECT page_id AS id, site_id AS "siteId", path FROM content.page_version WHERE stage = 'PUBLISHED'`,
);

/** Every page that visitors can see. */
export function publishedPages(connection: Connection): Promise<PublishedPage[]> {
  return pages(connection);
}

/** A page with findings. */
export type ChangedPage = { pageId: string; siteId: string; name: string };

/** SQL; `v` is the published version. The name is the title in the page's own language, otherwise any. */
export const pageColumns = `v.page_id AS "pageId", v.site_id AS "siteId", (
    SELECT t.title FROM content.page_text t JOIN content.page p ON p.id = t.page_id
    WHERE t.page_id = v.page_id AND t.stage = v.stage
    ORDER BY t.language <> p.source_language, t.title LIMIT 1
  ) AS name`;

const undescribed = statement<ChangedPage & { languages: string[] }>(
  'content_health_undescribed',
  `SELECT ${pageColumns}, bare.languages
   FROM (
     SELECT page_id, array_agg(language ORDER BY language) AS languages FROM content.page_text
     WHERE stage = 'PUBLISHED' AND coalesce(description, '') = '' GROUP BY page_id
   ) bare
   JOIN content.page_version v ON v.page_id = bare.page_id AND v.stage = 'PUBLISHED' AND v.type <> 'SYSTEM'
   ORDER BY v.path, v.page_id`,
);

/** Pages that were published without a description, with the languages that lack it. */
export function undescribedPages(connection: Connection): Promise<(ChangedPage & { languages: string[] })[]> {
  return undescribed(connection);
}
