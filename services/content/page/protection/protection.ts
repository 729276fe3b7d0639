import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Stage } from '../../page-view.ts';

const inherit = statement<never, { stage: string; siteIds: readonly string[] }>(
  'content_inherit_protection',
  `WITH guards AS MATERIALIZED (
     SELECT page_id, site_id, path FROM content.page_version
     WHERE stage = :stage AND site_id = ANY(:siteIds) AND protection <> 'none'
   ), found AS (
     SELECT v.page_id, (
       SELECT guard.page_id FROM guards guard
       WHERE guard.site_id = v.site_id
         AND (guard.page_id = v.page_id OR guard.path = '/' OR starts_with(v.path, guard.path || '/'))
       ORDER BY guard.page_id = v.page_id DESC, length(guard.path) DESC LIMIT 1
     ) AS guard
     FROM content.page_version v WHERE v.stage = :stage AND v.site_id = ANY(:siteIds)
   )
   UPDATE content.page_version v SET protected_by = found.guard FROM found
   WHERE v.page_id = found.page_id AND v.stage = :stage AND v.protected_by IS DISTINCT FROM found.guard`,
);

/** Decision 8: a page without a protection of its own inherits that of the nearest page above. */
export async function inheritProtection(
  connection: Connection,
  stage: Stage,
  siteIds: readonly string[],
): Promise<void> {
  await inherit(connection, { stage, siteIds: [...new Set(siteIds)] });
}
