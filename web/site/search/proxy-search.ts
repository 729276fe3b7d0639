import { readSearchRequest } from '#contracts/search/search-request.ts';
import type { Route } from './+types/proxy-search.ts';
import { onlyByPost, proxySearch } from './proxy.ts';
import { findByQuantity } from './quantity/search-quantities.ts';

/** SEA-01 `POST /api/search-proxy/search`. */
export function action(args: Route.ActionArgs): Promise<Response> {
  return proxySearch(args, readSearchRequest, async (server, request) => {
    const { answer, understood } = await findByQuantity(server, request);
    return { ...answer, understood: understood?.quantities ?? [] };
  });
}

export const loader = onlyByPost;
