import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';
import type { ContentProblem } from '#contracts/content/problems.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { findPublished } from '../../page/draft/find-drafts.ts';
import { holdPage } from '../../page/edit/hold-page.ts';
import { done, ofPage, type PageChange, refused } from '../../page/edit/page-change.ts';
import { unlessPathTaken } from '../../page/edit/path-taken.ts';
import { publishHeld, takeOffHeld } from '../publish-page.ts';
import { dropPlan, duePlan, duePlans, failPlan } from './plans.ts';

/**
 * Publishes the pages whose moment has come, and takes off those that are to go, each on its own; of several processes one
 * does it. What cannot be done keeps its draft and says why. Gives how many are out.
 * @throws after all were tried, when something went wrong with one: it is still due
 */
export async function publishDue(pool: Pool): Promise<number> {
  let published = 0;
  const failures: unknown[] = [];
  for (const { id, pageId } of await duePlans(pool)) {
    try {
      const change = await carryOut(pool, id, pageId);
      if (change?.done) published += 1;
      else if (change) await giveUp(pool, id, pageId, change.problems);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return published;
}

/** Undefined: there is nothing to do any more. */
async function carryOut(pool: Pool, id: number, pageId: string): Promise<PageChange | undefined> {
  let wasDue = false;
  const change = await unlessPathTaken(pageId, 0, () =>
    inTransaction(pool, async (connection) => {
      const held = await holdPage(connection, pageId);
      const plan = await duePlan(connection, id);
      wasDue = plan !== undefined;
      if (!plan) return refused(pageId, 0, []);
      if (plan.takeOff) {
        const { languages, by } = plan;
        const isThere = languages.some((language) => held.publishedLanguages.includes(language));
        const change = isThere ? await takeOffHeld(connection, held, languages, by) : done(pageId, 0);
        if (change.done) await dropPlan(connection, pageId, id);
        return change;
      }
      // What is approved is the text that is stored now (decision 17).
      if (plan.draft.adhoc && !isDeepStrictEqual(plan.draft, held.draft)) {
        return refused(pageId, 0, [ofPage('adhoc', 'changedSinceApproval')]);
      }
      const live = plan.isOvertaken ? await findPublished(connection, pageId) : undefined;
      const { blocks, texts } = plan.draft;
      // The words are those of the plan; what belongs to the page is as it was published last.
      const draft = live ? { ...live.page, blocks, texts } : plan.draft;
      const staying = {
        fallbacks: plan.fallbacks ?? undefined,
        everywhere: plan.everywhere ?? undefined,
      };
      const change = await publishHeld(connection, { ...held, draft }, plan.languages, plan.by, staying);
      if (change.done) await dropPlan(connection, pageId, id);
      return change;
    }),
  );
  return wasDue ? change : undefined;
}

function giveUp(pool: Pool, id: number, pageId: string, problems: readonly ContentProblem[]): Promise<void> {
  return inTransaction(pool, async (connection) => {
    await holdPage(connection, pageId);
    await failPlan(connection, id, problems);
  });
}
