import type { MiddlewareFunction } from 'react-router';
import { serverContext } from '#web/site/data/server-context.ts';

/** Skips a middleware for the addresses of the setup, which never belong to a site. */
export function exceptSetup(middleware: MiddlewareFunction<Response>): MiddlewareFunction<Response> {
  return (args, next) => {
    if (!/^\/setup(?:\/|$)/.test(args.url.pathname)) return middleware(args, next);
    if (args.context.get(serverContext).setup?.isOpen()) return next();
    return new Response('Not found\n', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
    });
  };
}
