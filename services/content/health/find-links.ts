import { type Connection, statement } from '#services/foundation/statement.ts';
import { type ChangedPage, pageColumns } from './find-published.ts';

/** Paths that the links of a site lead to, as they were written. */
export type LinkedPath = { siteId: string; path: string };

const paths = statement<LinkedPath>(
  'content_health_linked_paths',
  `SELECT DISTINCT v.site_id AS "siteId", l.path FROM content.page_link l
   JOIN content.page_version v ON v.page_id = l.page_id AND v.stage = l.stage
   WHERE l.stage = 'PUBLISHED' AND l.path IS NOT NULL`,
);

export function linkedPaths(connection: Connection): Promise<LinkedPath[]> {
  return paths(connection);
}

/** A broken link. `languages`: those whose text holds it; empty: every language. */
export type DeadLink = ChangedPage & { target: string; languages: string[] };

const dead = statement<DeadLink, { paths: string }>(
  'content_health_dead_links',
  `SELECT ${pageColumns}, gone.target, gone.languages
   FROM (
     SELECT page_id, target, array_remove(array_agg(DISTINCT language ORDER BY language), NULL) AS languages
     FROM (
       SELECT l.page_id, l.page::text AS target, l.language FROM content.page_link l
       WHERE l.stage = 'PUBLISHED' AND l.kind = 'link' AND l.page IS NOT NULL AND NOT EXISTS (
         SELECT FROM content.page_version there WHERE there.page_id = l.page AND there.stage = 'PUBLISHED')
       UNION ALL
       SELECT l.page_id, l.path, l.language
       FROM json_to_recordset(:paths) AS lost("siteId" uuid, path text)
       JOIN content.page_link l ON l.path = lost.path AND l.stage = 'PUBLISHED'
       JOIN content.page_version here ON here.page_id = l.page_id AND here.stage = l.stage AND here.site_id = lost."siteId"
     ) each
     GROUP BY page_id, target
   ) gone
   JOIN content.page_version v ON v.page_id = gone.page_id AND v.stage = 'PUBLISHED'
   ORDER BY v.path, v.page_id, gone.target`,
);

/** Links to pages that visitors do not see, and to the `lost` ones. */
export function deadLinks(connection: Connection, lost: readonly LinkedPath[]): Promise<DeadLink[]> {
  return dead(connection, { paths: JSON.stringify(lost) });
}

/** A page that no other page links to by id; a link may still name its `path`. */
export type UnreachedPage = ChangedPage & { path: string };

const unreached = statement<UnreachedPage>(
  'content_health_unreached_pages',
  `SELECT ${pageColumns}, v.path FROM content.page_version v
   WHERE v.stage = 'PUBLISHED' AND v.type = 'CONTENT' AND v.path <> '/'
     AND NOT EXISTS (SELECT FROM content.page_link l WHERE l.page = v.page_id AND l.page_id <> v.page_id
       AND l.stage = 'PUBLISHED' AND l.kind IN ('link', 'list'))
     AND NOT EXISTS (SELECT FROM content.page_link l
       JOIN content.page_version above ON above.page_id = l.page_id AND above.stage = 'PUBLISHED'
       WHERE l.stage = 'PUBLISHED' AND l.kind = 'children' AND above.site_id = v.site_id AND above.path = v.parent_path)
   ORDER BY v.path, v.page_id`,
);

/** Stories and releases are left out: their lists lead to them. */
export function unreachedPages(connection: Connection): Promise<UnreachedPage[]> {
  return unreached(connection);
}
