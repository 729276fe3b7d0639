import type { Pool } from 'pg';
import type { Backend } from '#contracts/backend.ts';
import { execute } from '#contracts/execute.ts';
import { graphql } from '#contracts/products/graphql.ts';
import { startDueWork } from '#services/foundation/due-work.ts';
import type { Log } from '#services/foundation/log.ts';
import { statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { orderWebhooks } from './order-webhooks.ts';

/** The product back end, and the token of a caller that may ask what has changed. */
export type ProductSource = { readonly backend: Backend; readonly token: string };

export type ProductNews = {
  /** Says what has changed, by the tags of the product back end. */
  readonly changed: (tags: readonly string[]) => void;
  readonly close: () => Promise<void>;
};

const changedQuery = graphql(`
  query changedProducts($after: String) {
    changedProducts(after: $after) {
      cursor hasNextPage items { slug type revision names { language name } }
    }
  }
`);

/** A product back end elsewhere says nothing by itself: it is asked so often. */
const againMs = 5 * 60_000;

const known = statement<{ cursor: string; isWanted: boolean }>(
  'support_product_feed',
  `SELECT cursor, EXISTS (SELECT FROM support.webhook WHERE is_active AND 'product' = ANY (events)) AS "isWanted"
   FROM support.product_feed`,
);

/** Nothing where another process has gone on from there. */
const goOn = statement<{ cursor: string }, { before: string | null; cursor: string }>(
  'support_go_on_in_product_feed',
  `INSERT INTO support.product_feed AS feed (single, cursor) VALUES (true, :cursor)
   ON CONFLICT (single) DO UPDATE SET cursor = EXCLUDED.cursor WHERE feed.cursor = :before::text RETURNING cursor`,
);

type Parts = { pool: Pool; log: Log; products: ProductSource; ready: Promise<void> };

/**
 * Tells other programs of products that were added, changed or taken off: each change once, however many processes learn of
 * it, and after a start what changed meanwhile. What was there before the first start is no news.
 */
export function startProductNews({ pool, log, products, ready }: Parts): ProductNews {
  const { wake, close } = startDueWork({
    async work() {
      while (await orderNext(pool, products));
      return againMs;
    },
    failed(error) {
      log.warn('Programs could not be notified of changed products; it is tried again', { error });
      return againMs;
    },
    ready,
  });
  return {
    changed(tags) {
      if (tags.some((tag) => tag.startsWith('product:') || tag === 'products' || tag === 'all')) wake();
    },
    close,
  };
}

/** Gives whether there is more. */
async function orderNext(pool: Pool, { backend, token }: ProductSource): Promise<boolean> {
  const [feed] = await known(pool);
  const before = feed?.cursor ?? null;
  // Where nobody wants to hear of it, what changed is passed over at once.
  const after = feed?.isWanted ? before : null;
  const headers = { authorization: `Bearer ${token}` };
  const { changedProducts: found } = await execute(backend, changedQuery, { after }, { headers });
  if (found.cursor === before) return false;
  await inTransaction(pool, async (connection) => {
    if ((await goOn(connection, { before, cursor: found.cursor })).length === 0) return;
    for (const { slug, type, revision, names } of found.items) {
      const payload = { slug, type, isInCatalogue: type !== null, names };
      await orderWebhooks(connection, 'product', `${slug} ${revision}`, payload);
    }
  });
  return found.hasNextPage;
}
