import type { Pool } from 'pg';
import { badInput } from '#services/foundation/bad-input.ts';
import { conflict } from '#services/foundation/refusals.ts';
import { notifyChanges } from '../../changes.ts';
import { changeHeld, type Held, type Order, type ProductChange, stateHeld } from '../edit-product.ts';
import { noteFirst, noteRevision, type RevisionKind } from '../product-revisions.ts';
import { dropPlan, findPlans, savePlan } from './plans.ts';

type PlanOrder = Order & {
  at: Date;
  /** Whether it is withdrawn; otherwise it is published, as it is written now. */
  takeOff: boolean;
};

/**
 * Plans the publication or withdrawal of a product, however its draft changes until then.
 * @throws NOT_FOUND
 * @throws BAD_USER_INPUT for a time in the past
 * @throws CONFLICT when there is nothing to withdraw: it is not published, and no publication is planned
 */
export function planProduct(pool: Pool, order: PlanOrder): Promise<ProductChange> {
  const { slug, at, takeOff, by } = order;
  if (at.getTime() <= Date.now()) throw badInput('Must be in the future.', 'at');
  return changeHeld(pool, order, async (held) => {
    const { connection, edited } = held;
    const { document } = edited;
    if (takeOff) await mustBeOut(held);
    else {
      const { errors } = await stateHeld(held, document);
      if (errors.length > 0) return errors;
    }
    await savePlan(connection, { slug, takeOff, at, by, document: takeOff ? null : document });
    await note(held, by, takeOff ? 'takeOffPlanned' : 'planned');
    return [];
  });
}

/** @throws CONFLICT unless the product is published, or planned to be */
async function mustBeOut({ connection, edited }: Held): Promise<void> {
  const plans = edited.published ? [] : await findPlans(connection, [edited.slug]);
  const isOut = edited.published !== null || plans.some(({ takeOff, problem }) => !takeOff && !problem);
  if (!isOut) throw conflict('It is not published.');
}

/**
 * Cancels a planned publication or, with `takeOff`, a planned withdrawal; the draft stays.
 * @throws NOT_FOUND
 */
export function cancelPlan(pool: Pool, order: Order & { takeOff: boolean }): Promise<ProductChange> {
  return changeHeld(pool, order, async (held) => {
    if (await dropPlan(held.connection, order.slug, order.takeOff)) await note(held, order.by, 'cancelled');
    return [];
  });
}

async function note({ connection, edited }: Held, by: string, what: RevisionKind): Promise<void> {
  const { slug, document } = edited;
  await noteFirst(connection, edited);
  await noteRevision(connection, { slug, by, what, document });
  // Wakes the clocks of all processes.
  await notifyChanges(connection, [`product:${slug}`]);
}
