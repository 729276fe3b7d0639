import { type Connection, statement } from '#services/foundation/statement.ts';
import { pageUrl } from '../page-address.ts';

export type LinkingPage = { id: string; title: string; url: string; isPublished: boolean };

const linking = statement<
  Omit<LinkingPage, 'url'> & { sitePrefix: string; path: string },
  { pageId: string }
>(
  'content_pages_linking_to',
  `SELECT v.page_id AS id, t.title, s.url_prefix AS "sitePrefix", v.path, bool_or(l.stage = 'PUBLISHED') AS "isPublished"
   FROM content.page_link l
   JOIN content.page_version v ON v.page_id = l.page_id AND v.stage = 'DRAFT'
   JOIN content.page p ON p.id = v.page_id
   JOIN content.site s ON s.id = v.site_id
   JOIN content.page_text t ON t.page_id = v.page_id AND t.stage = 'DRAFT' AND t.language = p.source_language
   WHERE l.page = :pageId AND l.page_id <> :pageId
   GROUP BY v.page_id, t.title, s.url_prefix, v.path ORDER BY v.path LIMIT 200`,
);

/** The pages whose links or lists name a page, in what editors or visitors see. */
export async function findLinkingPages(connection: Connection, pageId: string): Promise<LinkingPage[]> {
  const rows = await linking(connection, { pageId });
  return rows.map(({ sitePrefix, path, ...row }) => ({ ...row, url: pageUrl(sitePrefix, path) }));
}
