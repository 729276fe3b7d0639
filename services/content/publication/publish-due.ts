import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';
import type { ContentProblem } from '#contracts/content/problems.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { holdPage } from '../page/hold-page.ts';
import { ofPage, type PageChange, refused } from '../page/page-change.ts';
import { unlessPathTaken } from '../page/path-taken.ts';
import { duePlan, duePlans, failPlan } from './plans.ts';
import { publishHeld } from './publish-page.ts';

/**
 * Publishes the pages whose moment has come, each on its own; of several processes one does it. What cannot be published
 * keeps its draft and says why. Gives how many are out.
 * @throws after all were tried, when something went wrong with one: it is still due
 */
export async function publishDue(pool: Pool): Promise<number> {
  let published = 0;
  const failures: unknown[] = [];
  for (const pageId of await duePlans(pool)) {
    try {
      const change = await publishPlanned(pool, pageId);
      if (change?.done) published += 1;
      else if (change) await giveUp(pool, pageId, change.problems);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return published;
}

/** Undefined: there is nothing to do any more. */
async function publishPlanned(pool: Pool, pageId: string): Promise<PageChange | undefined> {
  let wasDue = false;
  const change = await unlessPathTaken(pageId, 0, () =>
    inTransaction(pool, async (connection) => {
      const held = await holdPage(connection, pageId);
      const plan = await duePlan(connection, pageId);
      wasDue = plan !== undefined;
      if (!plan) return refused(pageId, 0, []);
      // Approved are the words that are kept now (decision 17).
      if (plan.draft.adhoc && !isDeepStrictEqual(plan.draft, held.draft)) {
        return refused(pageId, 0, [ofPage('adhoc', 'changedSinceApproval')]);
      }
      return publishHeld(connection, { ...held, draft: plan.draft }, plan.languages, plan.by);
    }),
  );
  return wasDue ? change : undefined;
}

function giveUp(pool: Pool, pageId: string, problems: readonly ContentProblem[]): Promise<void> {
  return inTransaction(pool, async (connection) => {
    await holdPage(connection, pageId);
    await failPlan(connection, pageId, problems);
  });
}
