import type { ActionFunctionArgs } from 'react-router';
import { visitorHeader } from '#contracts/identity/visitor.ts';
import type { SuggestRequest } from '#contracts/search/records.ts';
import type { Read } from '#contracts/search/search-request.ts';
import { type ServerContext, serverContext } from '#web/site/data/server-context.ts';
import { visitContext } from '#web/site/visit/context.ts';
import { readTextBody } from '#web/site/visit/request/read-request-body.ts';

/** Enough for a query of 500 characters in any encoding. */
const maxBytes = 8 * 1024;

/**
 * SEA-01: passes a visitor's query on to the search back end. Responds with 400 to an invalid query, 404 for
 * an unknown site, 429 to too many requests, 503 when the back end is unavailable.
 */
export async function proxySearch<Query extends SuggestRequest, Result>(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  read: (sent: unknown) => Read<Query>,
  find: (server: ServerContext, query: Query) => Promise<Result>,
): Promise<Response> {
  const server = context.get(serverContext);
  if (!server.maySearch(request.headers.get(visitorHeader) ?? '')) {
    return refusal(429, 'Too many searches', { 'retry-after': '60' });
  }
  const { request: query, problem } = read(await getBody(request));
  if (query === undefined) return refusal(400, problem ?? 'Bad request');
  const { sites } = context.get(visitContext).directory;
  if (!sites.some(({ slug }) => slug === query.siteSlug))
    return refusal(404, `siteSlug: there is no site ${query.siteSlug || 'without a slug'}`);
  return Response.json(await find(server, query), { headers: { 'cache-control': 'private, no-store' } });
}

/** The response to a GET request. */
export function onlyByPost(): Response {
  return refusal(405, 'Ask by POST', { allow: 'POST' });
}

async function getBody(request: Request): Promise<unknown> {
  const text = await readTextBody(request);
  try {
    return text.length > maxBytes ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
