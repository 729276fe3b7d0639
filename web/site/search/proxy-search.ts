import { readSearchRequest } from '#contracts/search/search-request.ts';
import type { Route } from './+types/proxy-search.ts';
import { onlyByPost, proxySearch } from './proxy.ts';
import { search } from './search-client.ts';

/** SEA-01 `POST /api/search-proxy/search`. */
export function action(args: Route.ActionArgs): Promise<Response> {
  return proxySearch(args, readSearchRequest, search);
}

export const loader = onlyByPost;
