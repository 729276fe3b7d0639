import { data } from 'react-router';
import { visitorHeader } from '#contracts/identity/visitor.ts';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { translator } from '#web/i18n/translator.ts';
import type { FrameData } from '#web/site/data/frame-data.ts';
import { serverContext } from '#web/site/data/server-context.ts';
import { documentTitle } from '#web/site/render/document-head.ts';
import { visitContext } from '#web/site/visit/context.ts';
import type { Route } from './+types/page.ts';
import { type FoundByQuantity, searchQuantities } from './quantity/search-quantities.ts';
import { getPages, parseResultsArgs, resultsSearch } from './results-address.ts';
import { ResultsView } from './results-view.tsx';

/** SEA-02. Responds with 429 to too many requests, 503 when the search back end is unavailable. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { site, locale } = visit;
  const args = parseResultsArgs(url.searchParams);
  await loadLanguage(locale.language);
  const t = translator(locale.language, 'search');
  const title = args.query ? t('titleFor', { query: args.query }) : t('title');
  const frame: FrameData = {
    theme: site.theme,
    breadcrumb: [{ title: t('title'), href: '' }],
    content: null,
  };
  const shown = (found: FoundByQuantity | undefined) => ({
    frame,
    args,
    found,
    title: documentTitle(title, visit),
  });
  if (!args.query) return shown(undefined);

  const server = context.get(serverContext);
  if (!server.maySearch(request.headers.get(visitorHeader) ?? '')) {
    return data(shown(undefined), { status: 429, headers: { 'retry-after': '60' } });
  }
  const { query, page, type } = args;
  const search = { localeCode: locale.urlCode, siteSlug: site.slug, query, page, type };
  const found = await searchQuantities(server, search, args.asWords);
  const last = getPages(found.answer);
  if (args.page > last && last > 0) {
    const location = url.pathname + resultsSearch({ ...args, page: last });
    throw new Response(null, { status: 302, headers: { location } });
  }
  return shown(found);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** There are endless result pages, so search engines index none. */
export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  return <ResultsView args={loaderData.args} found={loaderData.found} />;
}
