import type { IncomingMessage } from 'node:http';
import type { FindVisitor } from '../visitor.ts';
import { createRateLimit } from './rate-limit.ts';

const wantsFresh = /[?&]cache=/;

/**
 * `?cache=false` has a page rendered again, which costs far more than a cached one: ten a minute and address, then the
 * parameter is taken out and the cached page is given.
 */
export function createUncachedPageLimit(findVisitor: FindVisitor): (request: IncomingMessage) => void {
  const mayRequest = createRateLimit(10, 60_000);
  return (request) => {
    const url = request.url ?? '';
    if (!wantsFresh.test(url) || mayRequest(findVisitor(request))) return;
    const query = url.indexOf('?');
    const parameters = new URLSearchParams(url.slice(query + 1));
    parameters.delete('cache');
    request.url = parameters.size > 0 ? `${url.slice(0, query)}?${parameters}` : url.slice(0, query);
  };
}
