import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { translator } from '#web/i18n/translator.ts';
import type { FrameData } from '#web/site/data/frame-data.ts';
import { serverContext } from '#web/site/data/server-context.ts';
import { documentTitle } from '#web/site/render/document-head.ts';
import { productsContext, visitContext } from '#web/site/visit/context.ts';
import { cookieNames, setCookie } from '#web/site/visit/request/cookies.ts';
import { readFormBody } from '#web/site/visit/request/read-request-body.ts';
import type { Route } from './+types/compare-page.ts';
import { readAddress } from './comparison-address.ts';
import { ComparisonView } from './comparison-view.tsx';
import { loadComparison } from './load-comparison.ts';

/**
 * CMP-01: the comparison described by the address. Responds with 503 when the product back end is
 * unavailable.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { site, locale } = visit;
  await loadLanguage(locale.language);
  const shown = await loadComparison(context.get(productsContext), visit, readAddress(url.searchParams));
  const title = translator(locale.language, 'comparison')('title');
  const frame: FrameData = { theme: site.theme, breadcrumb: [{ title, href: '' }], content: null };
  return { frame, shown, address: url.pathname + url.search, title: documentTitle(title, visit) };
}

/** LOC-05: stores the measurement system and redirects to the same comparison. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const chosen = (await readFormBody(request)).get('measurement');
  const headers = new Headers({ location: url.pathname + url.search });
  if (chosen === 'Metric' || chosen === 'Imperial') {
    const secure = context.get(serverContext).settings.origin.startsWith('https:');
    headers.append('set-cookie', setCookie(cookieNames.measurementSystem, chosen, { secure }));
  }
  return new Response(null, { status: 303, headers });
}

/** There are endless combinations, so search engines index none. */
export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  return <ComparisonView shown={loaderData.shown} address={loaderData.address} />;
}
