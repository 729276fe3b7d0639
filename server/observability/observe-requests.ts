import type { IncomingMessage, ServerResponse } from 'node:http';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { redactedPath } from '#contracts/paths/redacted-path.ts';
import type { Log } from '../log.ts';
import { requestDuration } from './instruments.ts';
import { findRequestId, type RequestScope, runInScope } from './request-scope.ts';

type Settings = {
  readonly log: Log;
  /**
   * The share of requests that get a line in the log, 0 to 1. Server errors always get one, unless the share is 0.
   */
  readonly share: number;
  readonly isBehindProxy: boolean;
};

/**
 * Runs the handler of a request, and reports it when its response is complete. `route`: a name that many addresses
 * share.
 */
export type Observe = (
  request: IncomingMessage,
  response: ServerResponse,
  route: string,
  work: () => void,
) => void;

/** Each answer carries `X-Request-Id`; its duration is measured, logged and, where that is configured, traced. */
export function observeRequests({ log, share, isBehindProxy }: Settings): Observe {
  return (request, response, route, work) => {
    const scope: RequestScope = { id: findRequestId(request.headers, isBehindProxy) };
    showId(response, scope.id);
    const began = performance.now();
    const { socket, method = '' } = request;
    const bytesBefore = socket.bytesWritten;
    const parent = propagation.extract(context.active(), request.headers);
    const span = trace
      .getTracer('ferrule')
      .startSpan(
        `${method} ${route}`,
        { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'http.route': route } },
        parent,
      );
    response.once('close', () => {
      const milliseconds = performance.now() - began;
      const { statusCode: status } = response;
      requestDuration().record(milliseconds / 1000, {
        'http.request.method': isUsual(method) ? method : '_OTHER',
        'http.route': route,
        'http.response.status_code': status,
        cache: scope.cache ?? 'none',
      });
      span.setAttribute('http.response.status_code', status);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
      if (share === 0 || (status < 500 && share < 1 && Math.random() >= share)) return;
      runInScope(scope, () =>
        log.info('Request', {
          method,
          route,
          path: redactedPath(request.url ?? ''),
          status,
          ms: Math.round(milliseconds * 10) / 10,
          bytes: socket.bytesWritten - bytesBefore,
          ...(scope.cache && { cache: scope.cache }),
          ...(!response.writableFinished && { cutOff: true }),
        }),
      );
    });
    runInScope(scope, () => context.with(trace.setSpan(parent, span), work));
  };
}

/** Strangers may invent methods; each would be a time series of its own. */
const isUsual = (method: string) =>
  ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].includes(method);

/**
 * Adds the header when the head is written: set before, it would take every answer off Node's fast path for a ready
 * list of headers.
 */
function showId(response: ServerResponse, id: string): void {
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    ...rest: unknown[]
  ) => ServerResponse;
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const headers = rest.at(-1);
    if (Array.isArray(headers)) rest[rest.length - 1] = [...headers, 'X-Request-Id', id];
    else response.setHeader('X-Request-Id', id);
    return writeHead(status, ...rest);
  }) as ServerResponse['writeHead'];
}
