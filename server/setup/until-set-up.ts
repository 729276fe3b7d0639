import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainHeaders } from '../headers/security-headers.ts';
import { isReading } from '../http/forgery.ts';
import type { Handlers } from '../http/http.ts';
import { refuse } from '../http/refuse.ts';

const alwaysThere = new Set(['healthz', 'readyz']);
const waiting = {
  status: 503,
  text: 'This installation is not set up yet: open /setup in a browser',
} as const;

/** While there is no company, every page redirects to the set-up and every API says so; built files are served. */
export function untilSetUp(handlers: Handlers, isOpen: () => boolean): Handlers {
  const { pages, site } = handlers;
  const mounts = [...handlers.mounts].map(([name, mount]) => {
    if (alwaysThere.has(name)) return [name, mount] as const;
    const answer: typeof mount.answer = (request, response) =>
      isOpen() ? refuse(response, waiting) : mount.answer(request, response);
    return [name, { ...mount, answer }] as const;
  });

  async function answerAlone(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isOpen() || isSetup(request.url ?? '')) return site(request, response);
    if (!isReading(request.method) || request.url?.startsWith('/api/')) return refuse(response, waiting);
    // Not cacheable: the same address will soon be a page.
    response.writeHead(302, { ...plainHeaders, Location: '/setup', 'Cache-Control': 'no-store' });
    response.end();
  }

  return {
    ...handlers,
    mounts: new Map(mounts),
    site: answerAlone,
    pages: pages && {
      answer: (request, response) =>
        isOpen() ? answerAlone(request, response) : pages.answer(request, response),
    },
  };
}

function isSetup(url: string): boolean {
  return /^\/setup(?:[/?]|$)/.test(url);
}
