import { readSearchQuestion } from '#contracts/search/question.ts';
import type { Route } from './+types/proxy-search.ts';
import { onlyByPost, passOn } from './proxy.ts';
import { search } from './search-client.ts';

/** SEA-01 `POST /api/search-proxy/search`. */
export function action(args: Route.ActionArgs): Promise<Response> {
  return passOn(args, readSearchQuestion, search);
}

export const loader = onlyByPost;
