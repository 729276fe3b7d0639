import { readSuggestRequest } from '#contracts/search/search-request.ts';
import type { Route } from './+types/proxy-suggest.ts';
import { onlyByPost, proxySearch } from './proxy.ts';
import { suggestQuantities } from './quantity/search-quantities.ts';

/** SEA-01 `POST /api/search-proxy/suggest`. */
export function action(args: Route.ActionArgs): Promise<Response> {
  return proxySearch(args, readSuggestRequest, suggestQuantities);
}

export const loader = onlyByPost;
