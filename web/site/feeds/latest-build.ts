import { serverContext } from '#web/site/data/server-context.ts';
import type { Route } from './+types/latest-build.ts';

/** SYS-02: the build served now, polled by pages that stay open for long. */
export function loader({ context }: Route.LoaderArgs) {
  const { buildId } = context.get(serverContext).assets;
  return Response.json({ id: buildId }, { headers: { 'cache-control': 'no-store' } });
}
