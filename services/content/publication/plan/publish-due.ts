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
 * Carries out the plans that are due, each in its own transaction; of several processes one does it. A plan that
 * fails keeps its draft and records why.
 * @returns how many were carried out
 * @throws after all were tried, when one failed for a technical reason: it is still due
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

/** Undefined: there is nothing left to do. */
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
      // An approval holds for the text that is stored now (decision 17).
      if (plan.draft.adhoc && !isDeepStrictEqual(plan.draft, held.draft)) {
        return refused(pageId, 0, [ofPage('adhoc', 'changedSinceApproval')]);
      }
      const live = plan.isOvertaken ? await findPublished(connection, pageId) : undefined;
      const { blocks, texts } = plan.draft;
      // The texts are those of the plan; the settings of the page are those of its last publication.
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
