import type { Pool } from 'pg';
import type { ProductProblem } from '#contracts/products/draft.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { findVocabulary } from '../../vocabulary/find-vocabulary.ts';
import { publishEarlier, withdraw } from '../edit-product.ts';
import { findEdited, holdDraft } from '../find-draft.ts';
import { dropPlan, duePlan, duePlans, failPlan } from './plans.ts';

/**
 * Publishes and withdraws the products whose plans are due, each in its own transaction; among several
 * processes only one does it. A plan that cannot be carried out leaves the draft as it is, with the problems.
 * Gives how many were done.
 * @throws after all were tried, when one failed unexpectedly: it is still due
 */
export async function publishDueProducts(pool: Pool): Promise<number> {
  let count = 0;
  const failures: unknown[] = [];
  for (const plan of await duePlans(pool)) {
    try {
      if (await carryOut(pool, plan)) count += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return count;
}

function carryOut(pool: Pool, { slug, takeOff }: { slug: string; takeOff: boolean }): Promise<boolean> {
  return inTransaction(pool, async (connection) => {
    await holdDraft(connection, slug);
    const plan = await duePlan(connection, slug, takeOff);
    if (!plan) return false;
    const vocabulary = await findVocabulary(connection);
    const edited = (await findEdited(connection, [slug], vocabulary)).get(slug);
    let problems: readonly ProductProblem[] = [];
    if (edited) {
      const held = { connection, edited, vocabulary };
      if (plan.document) problems = await publishEarlier(held, plan.by, plan.document);
      else if (edited.published) problems = await withdraw(held, plan.by);
    }
    if (problems.length > 0) await failPlan(connection, { slug, takeOff }, problems);
    else await dropPlan(connection, slug, takeOff);
    return problems.length === 0;
  });
}
