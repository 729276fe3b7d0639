import { type Connection, statement } from '#services/foundation/statement.ts';

const plan = statement<never, { pageIds: readonly string[] }>(
  'content_plan_releases',
  `INSERT INTO content.release (page_id, release_at)
   SELECT page_id, publication_date FROM content.page_version
   WHERE stage = 'PUBLISHED' AND page_id = ANY(:pageIds) AND publication_date > now()
   ON CONFLICT (page_id) DO UPDATE SET release_at = EXCLUDED.release_at, released_at = NULL`,
);

const drop = statement<never, { pageIds: readonly string[] }>(
  'content_drop_plans',
  `DELETE FROM content.release plan WHERE page_id = ANY(:pageIds) AND released_at IS NULL AND NOT EXISTS (
     SELECT FROM content.page_version v
     WHERE v.page_id = plan.page_id AND v.stage = 'PUBLISHED' AND v.publication_date >= plan.release_at
   )`,
);

/** Records which of the pages, as published now, become visible only later. */
export async function planReleases(connection: Connection, pageIds: readonly string[]): Promise<void> {
  await drop(connection, { pageIds });
  await plan(connection, { pageIds });
}

const planOne = statement<never, { pageId: string; releaseAt: Date }>(
  'content_plan_release',
  `INSERT INTO content.release (page_id, release_at) VALUES (:pageId, :releaseAt)
   ON CONFLICT (page_id) DO UPDATE SET release_at = EXCLUDED.release_at, released_at = NULL`,
);

/** Schedules the announcement of a page, also for now. */
export async function planRelease(connection: Connection, pageId: string, releaseAt: Date): Promise<void> {
  await planOne(connection, { pageId, releaseAt });
}
