import type { Route } from './+types/stories-feed.ts';
import { answerFeed } from './load-feed.ts';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerFeed(context, url, 'STORY', params.feed);
}
