import type { Route } from './+types/releases-feed.ts';
import { answerFeed } from './answer-feed.ts';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerFeed(context, url, 'MEDIA_RELEASE', params.feed);
}
