import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import type { IndexStatus } from '#contracts/editing/installation-status.ts';
import type { Log } from '#services/foundation/log.ts';
import { migrate } from '#services/foundation/migrate.ts';
import { planOnce } from '#services/foundation/statement.ts';
import { searchToken } from './caller.ts';
import { createSearchEndpoint } from './endpoint.ts';
import { leadOnce, seekLeadership } from './refresh/leadership.ts';
import { createRefresh, type Sources } from './refresh/refresh.ts';
import { findIndexStatus } from './refresh/upkeep.ts';
import { search, suggest } from './results/search.ts';
import { createStems } from './text/stems.ts';

export { searchToken } from './caller.ts';

export type Search = {
  /** Answers the calls of the contract, at any address. */
  handle: (request: Request) => Promise<Response>;
  /** Announces a change, by the tags of which the other back ends notify. */
  changed: (tags: readonly string[]) => void;
  /** Updates the index once, where no other process maintains it. Throws what a source refuses. */
  fill: () => Promise<void>;
  /** The state of the index. */
  status: () => Promise<IndexStatus>;
  /** Stops maintaining the index. */
  close: () => Promise<void>;
};

type Options = Sources & {
  pool: Pool;
  log: Log;
  /** Of the installation: see `searchToken`. */
  secret: string;
  /** The token of trusted callers; by default derived from the secret: see `searchToken`. */
  token?: string | undefined;
  /** The index is maintained from then on; without it, at once. */
  ready?: Promise<void>;
};

const migrations = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Opens the search back end on a database, which is migrated first. The index is filled in the background; until then
 * fewer results are found.
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
    changed: refresh.noteTags,
    fill: () => leadOnce(pool, refresh.fill),
    status: () => findIndexStatus(pool),
    close: leadership.close,
  };
}
