import type { MiddlewareFunction } from 'react-router';
import { contentContext, visitContext } from '#web/request/context.ts';
import { loadPage } from './page-query.ts';

const suffix = '/_payload.json';

/** SYS-02: `{page}/_payload.json` gives a page's data as other programs read it; protected pages give none. */
export const answerPayload: MiddlewareFunction<Response> = async ({ context }, next) => {
  const { site, locale, path } = context.get(visitContext);
  if (!path.endsWith(suffix)) return next();
  const asked = { siteId: site.id, path: path.slice(0, -suffix.length) || '/', country: locale.country };
  const page = await loadPage(context.get(contentContext), asked);
  return page?.protection === 'none' ? Response.json({ data: page }) : next();
};
