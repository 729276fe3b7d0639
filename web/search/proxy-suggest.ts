import { readSuggestQuestion } from '#contracts/search/question.ts';
import { serverContext } from '#web/request/server-context.ts';
import type { Route } from './+types/proxy-suggest.ts';
import { onlyByPost, passOn } from './proxy.ts';
import { suggest } from './search-client.ts';

/** SEA-01 `POST /api/search-proxy/suggest`. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return passOn(request, context.get(serverContext), readSuggestQuestion, suggest);
}

export const loader = onlyByPost;
