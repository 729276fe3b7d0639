import { serverContext } from '#web/site/data/server-context.ts';
import type { Route } from './+types/latest-build.ts';

/** SYS-02: which build is served now; pages that stay open for long ask for it. */
export function loader({ context }: Route.LoaderArgs) {
  const { buildId } = context.get(serverContext).assets;
  return Response.json({ id: buildId }, { headers: { 'cache-control': 'no-store' } });
}
