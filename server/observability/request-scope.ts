import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** What all code that serves a request can know of it. */
export type RequestScope = {
  /** Identifies its response and its lines in the log. */
  readonly id: string;
  /** How the answer came out of the page cache, if it did. */
  cache?: 'hit' | 'stale' | 'miss';
};

const scopes = new AsyncLocalStorage<RequestScope>();

export const runInScope = <Result>(scope: RequestScope, work: () => Result): Result =>
  scopes.run(scope, work);

export const getScope = (): RequestScope | undefined => scopes.getStore();

export function noteCache(outcome: NonNullable<RequestScope['cache']>): void {
  const scope = scopes.getStore();
  if (scope) scope.cache = outcome;
}

/** https://www.w3.org/TR/trace-context/#traceparent-header: version, trace, parent, flags. */
const traceparent = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/;
const proxyId = /^[\w.-]{8,64}$/;

/** The id of the trace that the request belongs to, the request id that a proxy sent, or a new one. */
export function findRequestId(headers: IncomingHttpHeaders, isBehindProxy: boolean): string {
  const [, trace] = traceparent.exec(String(headers.traceparent ?? '')) ?? [];
  if (trace) return trace;
  const given = headers['x-request-id'];
  return isBehindProxy && typeof given === 'string' && proxyId.test(given) ? given : randomUUID();
}
