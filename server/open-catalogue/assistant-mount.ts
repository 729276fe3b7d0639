import { visitorHeader } from '#contracts/identity/visitor.ts';
import { openCatalogueLimits } from '#contracts/products/open-catalogue-limits.ts';
import { getProblem, type OpenCatalogue } from '#services/open-catalogue/index.ts';
import { createRateLimit } from '../http/limits/rate-limit.ts';
import { fetchMount, type Mount } from '../http/mount.ts';
import type { FindVisitor } from '../http/visitor.ts';

type Parts = {
  readonly catalogue: OpenCatalogue;
  /** Our own origins: a page that reaches us under a rebound host name (DNS rebinding) sends another one. */
  readonly siteOrigins: () => Promise<readonly string[]>;
  readonly findVisitor: FindVisitor;
  readonly secure: boolean;
};

const maxBodyBytes = 64 * 1024;

/** `POST /mcp`: the catalogue for assistants. Requests of other sites' pages are refused as everywhere (server/http/forgery.ts). */
export function assistantMount({ catalogue, siteOrigins, findVisitor, secure }: Parts): Mount {
  const isAllowed = createRateLimit(openCatalogueLimits.calls, 60_000);
  return fetchMount({
    isApi: true,
    maxBodyBytes,
    secure,
    findVisitor,
    async fetch(request) {
      const { pathname, host } = new URL(request.url);
      if (pathname !== '/mcp') return refused(404);
      const hosts = (await siteOrigins()).map((origin) => new URL(origin).host);
      if (!hosts.includes(host)) return refused(403);
      if (!isAllowed(request.headers.get(visitorHeader) ?? '')) return refused(429, { 'Retry-After': '60' });
      return catalogue.assist(request);
    },
  });
}

function refused(status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(getProblem(status), {
    status,
    headers: { ...headers, 'content-type': 'application/problem+json' },
  });
}
