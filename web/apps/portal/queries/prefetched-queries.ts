import { client } from '#contracts/identity/client.ts';
import { openTokenStore } from '#web/apps/session/tokens/token-store.ts';
import { isFresh } from '#web/apps/session/tokens/tokens.ts';
import type { Sent } from './query.ts';
import { type InitialQuery, type Query, sendQuery } from './send-query.ts';

/**
 * Sends the queries of the first screen (`queries` in screens.ts) while the application is still loading: on
 * a slow network, a phone needs a second for that. Only with a token that need not be renewed; failed queries
 * are sent again later.
 */
const prefetched = new Map<string, Promise<Sent>>();

/** A screen that renders later queries fresh data. */
const usableMs = 10_000;
const until = performance.now() + usableMs;

/** The prefetched response of a query, given once; undefined: it was not prefetched, or failed. */
export async function takePrefetched(query: Query): Promise<Sent | undefined> {
  const key = JSON.stringify(query);
  const sent = prefetched.get(key);
  prefetched.delete(key);
  return performance.now() < until ? sent?.catch(() => undefined) : undefined;
}

function prefetch(): void {
  const { queries } = document.documentElement.dataset;
  const tokens = openTokenStore(client.id).read();
  // An address with a query string selects other data.
  if (!queries || !tokens || !isFresh(tokens) || location.search) return;
  for (const initial of JSON.parse(queries) as InitialQuery[]) {
    const response = 'address' in initial ? fetch(initial.address) : send(initial, tokens.idToken);
    response.catch(() => {});
  }
}

function send(query: Query, idToken: string): Promise<Sent> {
  const sent = sendQuery(query, idToken).then((response) => ({ response, idToken }));
  prefetched.set(JSON.stringify(query), sent);
  return sent;
}

prefetch();
