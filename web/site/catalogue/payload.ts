import type { MiddlewareFunction } from 'react-router';
import { getPayload } from '#web/site/data/payload.ts';
import { visitContext } from '#web/site/visit/context.ts';
import { resolveCatalogue } from './resolve-catalogue.ts';

/** SYS-02: `_payload.json` below a product, a service or a list of them gives its data as other programs read it. */
export const answerPayload: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const visit = context.get(visitContext);
  const path = getPayload(visit.path);
  if (path === undefined) return next();
  context.set(visitContext, { ...visit, path });
  const found = await resolveCatalogue(context, url.searchParams);
  context.set(visitContext, visit);
  if (found.kind !== 'found') return next();
  return Response.json({ data: found.page });
};
