import type { LateWork } from '#contracts/editing/installation-status.ts';
import type { ProductDraft, ProductProblem } from '#contracts/products/draft.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';

/** A planned step of a product. */
export type ProductPlan = {
  slug: string;
  takeOff: boolean;
  at: Date;
  by: string;
  /** Why it could not be carried out when it was due; null: it is still to come. */
  problem: readonly ProductProblem[] | null;
};

type NewPlan = {
  slug: string;
  takeOff: boolean;
  at: Date;
  by: string;
  /** Null: it is withdrawn. */
  document: string | null;
};

const save = statement<never, NewPlan>(
  'products_save_plan',
  `INSERT INTO products.planned_product (slug, take_off, at, by, document)
   VALUES (:slug, :takeOff, :at, :by, :document)
   ON CONFLICT (slug, take_off) DO UPDATE
   SET at = excluded.at, by = excluded.by, document = excluded.document, problem = NULL`,
);

/** Plans a step in place of the one planned before. */
export async function savePlan(
  connection: Connection,
  { document, ...plan }: Omit<NewPlan, 'document'> & { document: ProductDraft | null },
): Promise<void> {
  await save(connection, { ...plan, document: document && JSON.stringify(document) });
}

const drop = statement<{ slug: string }, { slug: string; takeOff: boolean | null }>(
  'products_drop_plan',
  `DELETE FROM products.planned_product WHERE slug = :slug AND (:takeOff::boolean IS NULL OR take_off = :takeOff)
   RETURNING slug`,
);

/** Deletes one of the plans; null: both. Gives whether there was one. */
export async function dropPlan(
  connection: Connection,
  slug: string,
  takeOff: boolean | null,
): Promise<boolean> {
  return (await drop(connection, { slug, takeOff })).length > 0;
}

const ofProducts = statement<ProductPlan, { slugs: readonly string[] }>(
  'products_plans',
  `SELECT slug, take_off AS "takeOff", at, by, problem FROM products.planned_product
   WHERE slug = ANY(:slugs) ORDER BY at, take_off`,
);

/** The plans of some products in the order of their time, failed ones included. */
export async function findPlans(connection: Connection, slugs: readonly string[]): Promise<ProductPlan[]> {
  return ofProducts(connection, { slugs });
}

const isDue = 'at <= now() AND problem IS NULL';

const due = statement<{ slug: string; takeOff: boolean }>(
  'products_due_plans',
  `SELECT slug, take_off AS "takeOff" FROM products.planned_product WHERE ${isDue} ORDER BY at LIMIT 100`,
);

/** The plans that are due. */
export async function duePlans(connection: Connection): Promise<{ slug: string; takeOff: boolean }[]> {
  return due(connection);
}

type DuePlan = { document: ProductDraft | null; by: string };

const dueOf = statement<DuePlan, { slug: string; takeOff: boolean }>(
  'products_due_plan',
  `SELECT document, by FROM products.planned_product WHERE slug = :slug AND take_off = :takeOff AND ${isDue}`,
);

/**
 * The due plan of a product that the caller has locked. Undefined: another process has carried it out, or an
 * editor has cancelled it.
 */
export async function duePlan(
  connection: Connection,
  slug: string,
  takeOff: boolean,
): Promise<DuePlan | undefined> {
  return (await dueOf(connection, { slug, takeOff }))[0];
}

const fail = statement<never, { slug: string; takeOff: boolean; problem: string }>(
  'products_fail_plan',
  'UPDATE products.planned_product SET problem = :problem WHERE slug = :slug AND take_off = :takeOff',
);

/** Stores why a plan could not be carried out; it is not tried again. */
export async function failPlan(
  connection: Connection,
  { slug, takeOff }: { slug: string; takeOff: boolean },
  problem: readonly ProductProblem[],
): Promise<void> {
  await fail(connection, { slug, takeOff, problem: JSON.stringify(problem) });
}

const next = statement<{ milliseconds: number | null }>(
  'products_next_plan',
  `SELECT extract(epoch FROM min(at) - now())::float8 * 1000 AS milliseconds
   FROM products.planned_product WHERE problem IS NULL`,
);

/** The time until the next plan is due, in milliseconds by the database's clock; null: nothing is planned. */
export async function untilNextPlan(connection: Connection): Promise<number | null> {
  return (await next(connection))[0]?.milliseconds ?? null;
}

/** The due plans, and for how long the oldest of them has been; those of a moment ago are just being carried out. */
export async function findLatePlans(connection: Connection): Promise<LateWork> {
  const [plans, wait] = await Promise.all([duePlans(connection), untilNextPlan(connection)]);
  return { count: plans.length, lateSeconds: Math.max(0, -(wait ?? 0) / 1000) };
}

export type PlannedProduct = Omit<ProductPlan, 'problem'> & { title: string; hasFailed: boolean };

const between = statement<PlannedProduct, { from: Date; until: Date; language: string; limit: number }>(
  'products_planned_between',
  `SELECT plan.slug, take_off AS "takeOff", plan.at, plan.by, problem IS NOT NULL AS "hasFailed",
     coalesce(names->>:language, names->>'en', plan.slug) AS title
   FROM products.planned_product plan
   LEFT JOIN LATERAL (
     SELECT coalesce(plan.document->'names', d.document->'names', p.names) AS names
     FROM (SELECT 1) one
     LEFT JOIN products.product_draft d ON d.slug = plan.slug
     LEFT JOIN products.product p ON p.slug = plan.slug
   ) named ON true
   WHERE plan.at >= :from AND plan.at < :until ORDER BY plan.at, plan.slug LIMIT :limit`,
);

/** The plans between two times, in their order. */
export async function findPlanned(
  connection: Connection,
  period: { from: Date; until: Date; language: string },
  limit: number,
): Promise<PlannedProduct[]> {
  return between(connection, { ...period, limit });
}
