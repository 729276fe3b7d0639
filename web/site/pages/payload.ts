import type { MiddlewareFunction } from 'react-router';
import { getPayload } from '#web/site/data/payload.ts';
import { contentContext, visitContext } from '#web/site/visit/context.ts';
import { loadPage } from './page-query.ts';

/** SYS-02: `{page}/_payload.json` gives a page's data as other programs read it; protected pages give none. */
export const answerPayload: MiddlewareFunction<Response> = async ({ context }, next) => {
  const visit = context.get(visitContext);
  const path = getPayload(visit.path);
  if (path === undefined) return next();
  const { site, locale } = visit;
  const page = await loadPage(context.get(contentContext), {
    siteId: site.id,
    path,
    country: locale.country,
  });
  if (page?.protection !== 'none') return next();
  return Response.json({ data: page });
};
