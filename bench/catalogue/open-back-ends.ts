import { join } from 'node:path';
import type { Backend } from '#contracts/backend.ts';
import { embedded } from '#server/back-ends/backends.ts';
import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/log.ts';
import { contentToken, openContent } from '#services/content/index.ts';
import { openFiles } from '#services/files/index.ts';
import { openProducts, productsToken } from '#services/products/index.ts';
import { openSearch, searchToken } from '#services/search/index.ts';

export type BackEnds = {
  readonly products: Backend;
  readonly search: (call: 'search' | 'suggest', question: object) => Promise<{ total?: number }>;
  /** The number of statements sent to the database so far. */
  readonly statements: () => number;
  readonly close: () => Promise<void>;
};

const secret = 'bench';
const seed = join(import.meta.dirname, '..', '..', 'seed', 'company');

/** Opens the product and search back ends on a database, with the sample catalogue in both. */
export async function openBackEnds({ pool }: Database, directory: string, log: Log): Promise<BackEnds> {
  let sent = 0;
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  Object.assign(pool, {
    query: (...given: unknown[]) => {
      sent += 1;
      return query(...given);
    },
  });
  const files = openFiles({ directory: join(directory, 'files'), secret, isShown: async () => false });
  const content = await openContent({ pool, secret, production: true, log });
  const products = await openProducts({ pool, secret, production: true, log });
  await content.import(join(seed, 'content'), files.store);
  await products.import(join(seed, 'products'), files.store);
  const backend = embedded('/graphql/products', products.handle);
  const search = await openSearch({
    pool,
    secret,
    log,
    content: { backend: embedded('/graphql/content', content.handle), token: contentToken(secret) },
    products: { backend, token: productsToken(secret) },
  });
  await filled(pool);
  return {
    products: backend,
    async search(call, question) {
      const response = await search.handle(
        new Request(`http://embedded/api/search/${call}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${searchToken(secret)}` },
          body: JSON.stringify(question),
        }),
      );
      if (!response.ok) throw new Error(`The search answered ${response.status}`);
      return (await response.json()) as { total?: number };
    },
    statements: () => sent,
    close: () => search.close(),
  };
}

/** Waits until every sample product is in the index, which is filled in the background. */
async function filled(pool: Database['pool']): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      `SELECT (SELECT count(*) FROM products.product) <=
         (SELECT count(*) FROM search.entry WHERE language = 'en' AND type IN ('product', 'service')) AS all`,
    );
    if (rows[0]?.all) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
