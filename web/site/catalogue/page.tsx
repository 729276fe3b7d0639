import { data, type MiddlewareFunction } from 'react-router';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { translator } from '#web/i18n/translator.ts';
import { getPayload } from '#web/site/data/payload.ts';
import { visitContext } from '#web/site/visit/context.ts';
import { localizedPath, mainPath } from '#web/site/visit/links.ts';
import { redirectFrom, redirectTo } from '#web/site/visit/stored-redirects.ts';
import type { Route } from './+types/page.ts';
import { ClassificationPage } from './classes/classification.tsx';
import { Overview } from './classes/overview.tsx';
import { filterSearch, hasUnits, readFilters } from './listing/filters.ts';
import { ProductPage } from './product/product.tsx';
import { productAsMarkdown } from './product/product-as-markdown.ts';
import { resolveCatalogue } from './resolve-catalogue.ts';

/** SYS-02: `_payload.json` below a product, a service or a list of them gives its data as other programs read it. */
const answerPayload: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const visit = context.get(visitContext);
  const path = getPayload(visit.path);
  if (path === undefined) return next();
  context.set(visitContext, { ...visit, path });
  const found = await resolveCatalogue(context, url.searchParams);
  context.set(visitContext, visit);
  if (found.kind !== 'found') return next();
  return Response.json({ data: found.page });
};

const markdownSuffix = '.md';

/** A product as Markdown, at the address of its page with a suffix: for programs of assistants. */
const answerMarkdown: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const visit = context.get(visitContext);
  if (!visit.path.endsWith(markdownSuffix)) return next();
  context.set(visitContext, { ...visit, path: visit.path.slice(0, -markdownSuffix.length) });
  const found = await resolveCatalogue(context, url.searchParams);
  context.set(visitContext, visit);
  if (found.kind !== 'found' || found.page.kind !== 'product') return next();
  const text = productAsMarkdown(found.page.product, visit);
  return new Response(text, { headers: { 'content-type': 'text/markdown; charset=utf-8' } });
};

export const middleware = [answerPayload, answerMarkdown];

/**
 * CAT-01: every address below `/products` and `/services`. Responds with 301 where the place is known under
 * another address, 404 where the country has none, 503 when a back end is unavailable.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const path = visit.path.split('/').map(encodeURIComponent).join('/');
  const home = mainPath(visit, path);
  if (home !== localizedPath(visit, path)) throw redirectTo(home + url.search, 301);
  if (hasUnits(url.searchParams)) throw redirectTo(home + filterSearch(readFilters(url.searchParams)), 302);
  const found = await resolveCatalogue(context, url.searchParams);
  if (found.kind === 'moved') throw redirectTo(localizedPath(visit, found.path) + url.search, 301);
  if (found.kind === 'absent')
    throw (await redirectFrom(context, url)) ?? (await notFound(visit.locale.language));
  const { page, frame, meta } = found;
  return { page, frame, meta };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function Catalogue({ loaderData: { page } }: Route.ComponentProps) {
  switch (page.kind) {
    case 'overview':
      return <Overview shown={page} />;
    case 'classification':
      return <ClassificationPage shown={page} />;
    case 'product':
      return <ProductPage shown={page} />;
  }
}

/** CAT-06 */
async function notFound(language: Parameters<typeof loadLanguage>[0]) {
  await loadLanguage(language);
  const t = translator(language, 'catalogue');
  return data(t('notFound'), { status: 404, statusText: 'Not Found' });
}
