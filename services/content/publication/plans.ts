import type { PageDraft } from '#contracts/content/draft.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';

export type Plan = { pageId: string; languages: readonly string[]; publishAt: Date };

const insertPlan = statement<
  never,
  { pageId: string; languages: readonly string[]; publishAt: Date; by: string }
>(
  'content_keep_plan',
  `INSERT INTO content.planned_publication (page_id, revision_id, languages, publish_at, by)
   SELECT :pageId, max(id), :languages, :publishAt, :by FROM content.page_revision WHERE page_id = :pageId
   ON CONFLICT (page_id) DO UPDATE SET revision_id = EXCLUDED.revision_id, languages = EXCLUDED.languages,
     publish_at = EXCLUDED.publish_at, by = EXCLUDED.by, problem = NULL`,
);

/** Plans the newest revision of a page, in place of what was planned before. */
export async function savePlan(
  connection: Connection,
  { pageId, languages, publishAt }: Plan,
  by: string,
): Promise<void> {
  await insertPlan(connection, { pageId, languages, publishAt, by });
}

const drop = statement<{ pageId: string }, { pageId: string }>(
  'content_drop_plan',
  'DELETE FROM content.planned_publication WHERE page_id = :pageId RETURNING page_id AS "pageId"',
);

/** Whatever was planned for a page no longer is. Tells whether something was. */
export async function dropPlan(connection: Connection, pageId: string): Promise<boolean> {
  return (await drop(connection, { pageId })).length > 0;
}

const isDue = 'plan.publish_at <= now() AND plan.problem IS NULL';

const due = statement<{ pageId: string }>(
  'content_due_plans',
  `SELECT page_id AS "pageId" FROM content.planned_publication plan WHERE ${isDue} ORDER BY publish_at LIMIT 100`,
);

/** The pages whose moment has come. */
export async function duePlans(connection: Connection): Promise<string[]> {
  return (await due(connection)).map(({ pageId }) => pageId);
}

export type DuePlan = { draft: PageDraft; languages: string[]; by: string };

const dueOf = statement<DuePlan, { pageId: string }>(
  'content_due_plan',
  `SELECT r.draft, plan.languages, plan.by FROM content.planned_publication plan
   JOIN content.page_revision r ON r.id = plan.revision_id
   WHERE plan.page_id = :pageId AND ${isDue}`,
);

/** The caller holds the page. Undefined: another process was faster, or an editor has taken it back. */
export async function duePlan(connection: Connection, pageId: string): Promise<DuePlan | undefined> {
  return (await dueOf(connection, { pageId }))[0];
}

const fail = statement<never, { pageId: string; problem: string }>(
  'content_fail_plan',
  `UPDATE content.planned_publication plan SET problem = :problem WHERE page_id = :pageId AND ${isDue}`,
);

/** Notes why a page could not be published when its moment came; it is not tried again. */
export async function failPlan(connection: Connection, pageId: string, problems: unknown): Promise<void> {
  await fail(connection, { pageId, problem: JSON.stringify(problems) });
}

const next = statement<{ milliseconds: number | null }>(
  'content_next_plan',
  `SELECT extract(epoch FROM min(publish_at) - now())::float8 * 1000 AS milliseconds
   FROM content.planned_publication WHERE problem IS NULL`,
);

/** Until the next moment, by the database's clock; null: nothing is planned. */
export async function untilNextPlan(connection: Connection): Promise<number | null> {
  return (await next(connection))[0]?.milliseconds ?? null;
}
