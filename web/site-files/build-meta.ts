import { data } from 'react-router';
import { serverContext } from '#web/request/server-context.ts';
import type { Route } from './+types/build-meta.ts';

/** SYS-02: `/builds/meta/{buildId}.json`. No page is made ahead: each is made when first asked for, then kept. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { buildId } = context.get(serverContext).assets;
  if (params.file !== `${buildId}.json`) {
    throw data(`Page not found: /builds/meta/${params.file}`, { status: 404, statusText: 'Not Found' });
  }
  return Response.json(
    { id: buildId, prerendered: [] },
    { headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
  );
}
