import { data } from 'react-router';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { isLanguage } from '#web/i18n/locales.ts';
import { translator } from '#web/i18n/translator.ts';
import { cacheTagsContext, contentContext, type Visit, visitContext } from '#web/request/context.ts';
import type { FrameData } from '#web/request/frame-data.ts';
import { pageHref } from '#web/request/links.ts';
import type { Route } from './+types/page.ts';
import { cacheTagsOf } from './cache-tags.ts';
import { pageMeta } from './meta.ts';
import { isHome } from './page-address.ts';
import { loadPage, type PageData } from './page-query.ts';
import { PageView } from './page-view.tsx';
import { answerPayload } from './payload.ts';

export const middleware = [answerPayload];

/** Any content page of any site. Answers 404 where there is none, 503 where the content back end cannot be asked. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { site, locale, path } = visit;
  const asked = { siteId: site.id, path, country: locale.country };
  const tags = context.get(cacheTagsContext);
  // What is not there may come: also an answer of 404 is made of the site's pages and redirects.
  for (const tag of [`site:${site.id}`, `redirects:${site.id}`]) tags.add(tag);
  const page = await loadPage(context.get(contentContext), asked);
  if (!page) throw await notFound(visit, url.pathname);
  for (const tag of cacheTagsOf(page)) tags.add(tag);
  const shown = openPart(page);
  return { page: shown, frame: frameOf(shown, visit), meta: pageMeta(shown, visit) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  return <PageView page={loaderData.page} />;
}

/** PAG-05: of a protected page nobody gets more than its title before it is opened. */
function openPart(page: PageData): PageData {
  if (page.protection === 'none') return page;
  return { ...page, blocks: [], description: null, lead: null, image: null };
}

function frameOf(page: PageData, visit: Visit): FrameData {
  const above = page.ancestors.map(({ title, url }) => ({
    title,
    href: pageHref(visit, { siteId: page.siteId, url }),
  }));
  const { contentLanguage } = page;
  return {
    theme: page.theme,
    breadcrumb: isHome(page) ? [] : [...above, { title: page.title, href: '' }],
    content: {
      shown: contentLanguage && isLanguage(contentLanguage) ? contentLanguage : null,
      available: page.languages.filter(isLanguage),
      isFallback: page.isLanguageFallback,
    },
  };
}

/** URL-10; only a home page that is missing is a mistake of the site's editors and not of the visitor (URL-13). */
async function notFound({ site, locale, path: asked }: Visit, path: string) {
  if (asked === '/') {
    throw new Error(
      `Invalid home page configuration: site ${site.name} has none for ${locale.code} or for all`,
    );
  }
  await loadLanguage(locale.language);
  const message = translator(locale.language, 'error')('notFound', { path });
  return data(message, { status: 404, statusText: 'Not Found' });
}
