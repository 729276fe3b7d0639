import { readSearchQuestion } from '#contracts/search/question.ts';
import { serverContext } from '#web/request/server-context.ts';
import type { Route } from './+types/proxy-search.ts';
import { onlyByPost, passOn } from './proxy.ts';
import { search } from './search-client.ts';

/** SEA-01 `POST /api/search-proxy/search`. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return passOn(request, context.get(serverContext), readSearchQuestion, search);
}

export const loader = onlyByPost;
