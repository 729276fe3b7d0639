import type { Route } from './+types/releases-feed.ts';
import { answerFeed } from './load-feed.ts';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerFeed(context, url, 'MEDIA_RELEASE', params.feed);
}
