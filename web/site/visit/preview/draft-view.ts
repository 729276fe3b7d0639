import type { MiddlewareFunction } from 'react-router';
import { parseZonedTime } from '#web/i18n/format/zoned-time.ts';
import { createContentClient } from '#web/site/data/content-client.ts';
import { createProductsClient } from '#web/site/data/products-client.ts';
import { serverContext } from '#web/site/data/server-context.ts';
import { responseNotes } from '#web/site/render/response-notes.ts';
import { contentContext, type Draft, productsContext, visitContext } from '../context.ts';
import { getEditor } from './editor-session.ts';

/** A response made of drafts may be stored only by its reader, and is not indexed. */
const draftHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  // The address may contain a token.
  'referrer-policy': 'same-origin',
};

/** `asOf=2026-12-01T08:00` in Zurich's time, or with a `Z` in UTC: drafts as they will be then. */
export function getDraft({ searchParams }: URL): Draft {
  const wanted = searchParams.get('asOf') ?? '';
  return {
    asOf: wanted.endsWith('Z')
      ? parseZonedTime('UTC', wanted.slice(0, -1))
      : parseZonedTime('Europe/Zurich', wanted),
  };
}

/**
 * EDI-02: `?stage=draft` shows the site's drafts to editors; for anybody else it has no effect. `?preview=`
 * shows its page to everybody who has the link, and to editors with the menus in draft. Either response, even
 * a refusal, is for its reader only.
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
