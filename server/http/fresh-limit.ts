import type { IncomingMessage } from 'node:http';
import { createRateLimit } from './rate-limit.ts';
import type { VisitorOf } from './visitor.ts';

const asksForFresh = /[?&]cache=/;

/**
 * `?cache=false` has a page rendered anew, which costs far more than a kept one: ten a minute and address, then the
 * parameter is taken out and the kept page is given.
 */
export function createFreshLimit(visitorOf: VisitorOf): (request: IncomingMessage) => void {
  const mayAsk = createRateLimit(10, 60_000);
  return (request) => {
    const url = request.url ?? '';
    if (!asksForFresh.test(url) || mayAsk(visitorOf(request))) return;
    const query = url.indexOf('?');
    const parameters = new URLSearchParams(url.slice(query + 1));
    parameters.delete('cache');
    request.url = parameters.size > 0 ? `${url.slice(0, query)}?${parameters}` : url.slice(0, query);
  };
}
