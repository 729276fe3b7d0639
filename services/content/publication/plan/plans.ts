import type { PageDraft } from '#contracts/content/draft.ts';
import type { LateWork } from '#contracts/editing/installation-status.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { StayingWish } from '../published-languages.ts';

/** A page is to be published, or unpublished, in some languages at a moment. */
export type Plan = StayingWish & {
  pageId: string;
  languages: readonly string[];
  publishAt: Date;
  takeOff?: boolean;
};

type Values = {
  pageId: string;
  languages: readonly string[];
  publishAt: Date;
  takeOff: boolean;
  fallbacks: readonly string[] | null;
  everywhere: readonly string[] | null;
  by: string;
};

const insert = statement<never, Values>(
  'content_save_plan',
  `INSERT INTO content.planned_publication (page_id, revision_id, languages, publish_at, take_off, fallbacks, everywhere, by)
   SELECT :pageId, max(id), :languages, :publishAt, :takeOff, :fallbacks, :everywhere, :by
   FROM content.page_revision WHERE page_id = :pageId`,
);

/** Plans the newest revision of a page, in place of earlier plans for the same languages. */
export async function savePlan(connection: Connection, plan: Plan, by: string): Promise<void> {
  const { pageId, languages, publishAt, takeOff = false, fallbacks = null, everywhere = null } = plan;
  await dropPlanned(connection, pageId, languages, takeOff);
  await insert(connection, { pageId, languages, publishAt, takeOff, fallbacks, everywhere, by });
}

const narrow = statement<never, { pageId: string; languages: readonly string[]; takeOff: boolean }>(
  'content_narrow_plans',
  `UPDATE content.planned_publication SET languages =
     ARRAY(SELECT language FROM unnest(languages) language WHERE language <> ALL(:languages::text[]))
   WHERE page_id = :pageId AND take_off = :takeOff AND languages && :languages::text[]`,
);
const dropEmpty = statement<never, { pageId: string }>(
  'content_drop_empty_plans',
  "DELETE FROM content.planned_publication WHERE page_id = :pageId AND languages = '{}'",
);

/** Cancels plans of these languages to be published or, with `takeOff`, to be unpublished. */
export async function dropPlanned(
  connection: Connection,
  pageId: string,
  languages: readonly string[],
  takeOff = false,
): Promise<void> {
  await narrow(connection, { pageId, languages, takeOff });
  await dropEmpty(connection, { pageId });
}

const drop = statement<{ pageId: string }, { pageId: string; id: number | null }>(
  'content_drop_plan',
  `DELETE FROM content.planned_publication WHERE page_id = :pageId AND (:id::bigint IS NULL OR id = :id)
   RETURNING page_id AS "pageId"`,
);

/**
 * Cancels all plans for a page, or only the plan `id`.
 * @returns whether there was one
 */
export async function dropPlan(
  connection: Connection,
  pageId: string,
  id: number | null = null,
): Promise<boolean> {
  return (await drop(connection, { pageId, id })).length > 0;
}

export type PlanRow = {
  id: number;
  languages: string[];
  publishAt: Date;
  takeOff: boolean;
  by: string;
  problem: string | null;
};

const ofPage = statement<PlanRow, { pageId: string }>(
  'content_plans_of_page',
  `SELECT id::int, languages, publish_at AS "publishAt", take_off AS "takeOff", by, problem
   FROM content.planned_publication WHERE page_id = :pageId ORDER BY publish_at, id`,
);

/** The plans of a page, the next first, failed ones included. */
export async function plansOfPage(connection: Connection, pageId: string): Promise<PlanRow[]> {
  return ofPage(connection, { pageId });
}

const isDue = 'plan.publish_at <= now() AND plan.problem IS NULL';

type DueId = { id: number; pageId: string };
const due = statement<DueId>(
  'content_due_plans',
  `SELECT id::int, page_id AS "pageId" FROM content.planned_publication plan
   WHERE ${isDue} ORDER BY publish_at, id LIMIT 100`,
);

/** Plans whose moment has come. */
export async function duePlans(connection: Connection): Promise<DueId[]> {
  return due(connection);
}

export type DuePlan = {
  draft: PageDraft;
  languages: string[];
  by: string;
  takeOff: boolean;
  fallbacks: string[] | null;
  everywhere: string[] | null;
  /** The page was published after the plan was made, so its address and settings may be newer. */
  isOvertaken: boolean;
};

const dueOf = statement<DuePlan, { id: number }>(
  'content_due_plan',
  `SELECT r.draft, plan.languages, plan.by, plan.take_off AS "takeOff", plan.fallbacks, plan.everywhere, EXISTS (
     SELECT FROM content.page_revision later
     WHERE later.page_id = plan.page_id AND later.id > plan.revision_id AND later.what = 'published'
   ) AS "isOvertaken"
   FROM content.planned_publication plan JOIN content.page_revision r ON r.id = plan.revision_id
   WHERE plan.id = :id AND ${isDue}`,
);

/**
 * For a caller that has locked the page. Undefined: another process has carried it out, or an editor cancelled it.
 */
export async function duePlan(connection: Connection, id: number): Promise<DuePlan | undefined> {
  return (await dueOf(connection, { id }))[0];
}

const fail = statement<never, { id: number; problem: string }>(
  'content_fail_plan',
  `UPDATE content.planned_publication plan SET problem = :problem WHERE id = :id AND ${isDue}`,
);

/** Stores why a plan failed at its moment; it is not tried again. */
export async function failPlan(connection: Connection, id: number, problems: unknown): Promise<void> {
  await fail(connection, { id, problem: JSON.stringify(problems) });
}

const next = statement<{ milliseconds: number | null }>(
  'content_next_plan',
  `SELECT extract(epoch FROM min(publish_at) - now())::float8 * 1000 AS milliseconds
   FROM content.planned_publication WHERE problem IS NULL`,
);

/** Milliseconds until the next plan, by the database's clock; null: nothing is planned. */
export async function untilNextPlan(connection: Connection): Promise<number | null> {
  return (await next(connection))[0]?.milliseconds ?? null;
}

/** The due plans, and for how long the oldest of them has been; those of a moment ago are just being carried out. */
export async function findLatePlans(connection: Connection): Promise<LateWork> {
  const [plans, wait] = await Promise.all([duePlans(connection), untilNextPlan(connection)]);
  return { count: plans.length, lateSeconds: Math.max(0, -(wait ?? 0) / 1000) };
}
