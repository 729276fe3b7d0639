import { readSuggestRequest } from '#contracts/search/question.ts';
import type { Route } from './+types/proxy-suggest.ts';
import { onlyByPost, passOn } from './proxy.ts';
import { suggest } from './search-client.ts';

/** SEA-01 `POST /api/search-proxy/suggest`. */
export function action(args: Route.ActionArgs): Promise<Response> {
  return passOn(args, readSuggestRequest, suggest);
}

export const loader = onlyByPost;
