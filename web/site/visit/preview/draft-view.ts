import type { MiddlewareFunction } from 'react-router';
import { momentIn } from '#web/i18n/format/zoned-time.ts';
import { createContentClient } from '#web/site/data/content-client.ts';
import { createProductsClient } from '#web/site/data/products-client.ts';
import { serverContext } from '#web/site/data/server-context.ts';
import { responseNotes } from '#web/site/render/response-notes.ts';
import { contentContext, type Draft, productsContext, visitContext } from '../context.ts';
import { getEditor } from './editor-session.ts';

/** A response that is made of drafts may be stored by nobody but its reader, and indexed by nobody. */
const draftHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  // The address may hold a token.
  'referrer-policy': 'same-origin',
};

/** `asOf=2026-12-01T08:00` as clocks in Zurich show it, or with a `Z` in UTC: drafts as they will be then. */
export function getDraft({ searchParams }: URL): Draft {
  const wanted = searchParams.get('asOf') ?? '';
  return {
    asOf: wanted.endsWith('Z') ? momentIn('UTC', wanted.slice(0, -1)) : momentIn('Europe/Zurich', wanted),
  };
}

/**
 * EDI-02: `?stage=draft` shows editors the site in draft; for anybody else the address says nothing. A `?preview=` shows
 * its page to everybody who has it, and to editors the menus in draft around it. The response to either is for its reader
 * alone, also when it is refused.
 */
export const lookAtDrafts: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const isPreview = url.searchParams.has('preview');
  if (!isPreview && url.searchParams.get('stage') !== 'draft') return next();
  const server = context.get(serverContext);
  if (await getEditor(server, context.get(contentContext), request)) {
    const visit = { ...context.get(visitContext), draft: getDraft(url) };
    context.set(visitContext, visit);
    context.set(contentContext, createContentClient(server, visit));
    context.set(productsContext, createProductsClient(server, visit));
    // The editor area shows it beside the form.
    context.get(responseNotes).framedBy = server.settings.origin;
    return alone(await next());
  }
  return isPreview ? alone(await next()) : next();
};

function alone(response: Response): Response {
  for (const [name, value] of Object.entries(draftHeaders)) response.headers.set(name, value);
  return response;
}
