import { type Connection, statement } from '#services/foundation/statement.ts';

/** A planned publication or unpublication. */
export type PlannedEntry = {
  kind: 'page' | 'news';
  id: string;
  siteId: string | null;
  title: string;
  path: string;
  at: Date;
  takeOff: boolean;
  languages: string[];
  by: string;
  /** Its moment has passed, and it failed. */
  hasFailed: boolean;
};

const entries = statement<PlannedEntry, { from: Date; until: Date; limit: number }>(
  'content_calendar',
  `SELECT * FROM (
     SELECT 'page' AS kind, v.page_id AS id, v.site_id AS "siteId", t.title, v.path, plan.publish_at AS at,
       plan.take_off AS "takeOff", plan.languages, plan.by, plan.problem IS NOT NULL AS "hasFailed"
     FROM content.planned_publication plan
     JOIN content.page_version v ON v.page_id = plan.page_id AND v.stage = 'DRAFT'
     JOIN content.page p ON p.id = v.page_id
     JOIN content.page_text t ON t.page_id = v.page_id AND t.stage = v.stage AND t.language = p.source_language
     UNION ALL
     SELECT 'page', v.page_id, v.site_id, t.title, v.path, due.release_at, false,
       ARRAY(SELECT language FROM content.page_text WHERE page_id = v.page_id AND stage = 'PUBLISHED' ORDER BY language),
       coalesce((SELECT who FROM content.release_log
         WHERE page_id = v.page_id AND what = 'scheduled' ORDER BY id DESC LIMIT 1), ''), false
     FROM content.release due
     JOIN content.page_version v ON v.page_id = due.page_id AND v.stage = 'DRAFT'
     JOIN content.page p ON p.id = v.page_id
     JOIN content.page_text t ON t.page_id = v.page_id AND t.stage = v.stage AND t.language = p.source_language
     WHERE due.released_at IS NULL
     UNION ALL
     SELECT 'news', n.id, NULL, coalesce(n.title->>'en', (SELECT min(value) FROM jsonb_each_text(n.title))), '',
       n.publication_date, false, ARRAY(SELECT key FROM jsonb_each_text(n.title) ORDER BY key),
       coalesce((SELECT r.by FROM content.record_revision r
         WHERE r.kind = 'news' AND r.record_id = n.id::text ORDER BY r.id DESC LIMIT 1), ''), false
     FROM content.news_item n WHERE n.publication_date > now()
   ) planned
   WHERE at >= :from AND at < :until ORDER BY at, title, id LIMIT :limit`,
);

/** What is planned between two moments, the next first. */
export function findPlanned(
  connection: Connection,
  { from, until }: { from: Date; until: Date },
  limit: number,
): Promise<PlannedEntry[]> {
  return entries(connection, { from, until, limit });
}
