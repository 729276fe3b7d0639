import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import type { Log } from '#services/foundation/log.ts';
import { migrate } from '#services/foundation/migrate.ts';
import { planOnce } from '#services/foundation/statement.ts';
import { searchToken } from './caller.ts';
import { createSearchEndpoint } from './endpoint.ts';
import { leadOnce, seekLeadership } from './refresh/leadership.ts';
import { createRefresh, type Sources } from './refresh/refresh.ts';
import { search, suggest } from './results/search.ts';
import { createStems } from './text/stems.ts';

export { searchToken } from './caller.ts';

export type Search = {
  /** Answers the calls of the contract, at any address. */
  handle: (request: Request) => Promise<Response>;
  /** Reports what has changed, by the tags of which the other back ends notify. */
  changed: (tags: readonly string[]) => void;
  /** Brings the index up to date once, where no other process looks after it. Throws what a source refuses. */
  fill: () => Promise<void>;
  /** Stops looking after the index. */
  close: () => Promise<void>;
};

type Options = Sources & {
  pool: Pool;
  log: Log;
  /** Of the installation: see `searchToken`. */
  secret: string;
  /** By which trusted callers are known; by default one made from the secret: see `searchToken`. */
  token?: string | undefined;
  /** The index is looked after from then on; at once without it. */
  ready?: Promise<void>;
};

const migrations = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Opens the search back end on a database, which it brings to its newest shape first. The index fills in the
 * background; until then less is found.
 */
export async function openSearch(options: Options): Promise<Search> {
  const { pool, log, secret, content, products, ready } = options;
  planOnce(pool);
  await migrate(pool, migrations, 'search');
  const around = { pool, ...createStems() };
  const refresh = createRefresh({ ...around, log, sources: { content, products } });
  const leadership = seekLeadership(pool, log, refresh.run, ready);
  return {
    handle: createSearchEndpoint({
      token: options.token ?? searchToken(secret),
      log,
      search: (request) => search(request, around),
      suggest: (request) => suggest(request, around),
    }),
    changed: refresh.tell,
    fill: () => leadOnce(pool, refresh.fill),
    close: leadership.close,
  };
}
