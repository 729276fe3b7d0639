import type { RouterContextProvider } from 'react-router';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { documentHead } from '#web/site/render/document-head.ts';
import { contentContext, visitContext } from '#web/site/visit/context.ts';
import { redirectFrom } from '#web/site/visit/stored-redirects.ts';
import { pageHead } from '../meta.ts';
import { notFound } from '../not-found.ts';
import { getFrame } from '../page-frame.ts';
import { loadPage } from '../page-query.ts';
import { getChoice, isChosen } from './choice.ts';
import { loadLocations } from './locations-query.ts';
import { withLocations } from './structured-data.ts';

/**
 * The page of the locations, with all of them and the active filters. Responds with 404 where the site has no
 * such page.
 */
export async function loadLocationsPage(context: Readonly<RouterContextProvider>, url: URL) {
  const visit = context.get(visitContext);
  const { site, locale, path } = visit;
  const content = context.get(contentContext);
  const [page, locations] = await Promise.all([
    loadPage(content, { siteId: site.id, path, country: locale.country }),
    loadLocations(content),
    loadLanguage(locale.language),
  ]);
  if (!page) throw (await redirectFrom(context, url)) ?? (await notFound(visit, url));
  const choice = getChoice(url.searchParams);
  const head = pageHead(page, visit);
  const meta = documentHead(
    {
      ...head,
      // A filtered list only repeats part of the whole, so search engines need not index it.
      hidden: head.hidden || isChosen(choice),
      structuredData: withLocations(head.structuredData, locations, head.canonical, site.name),
    },
    visit,
  );
  // PAG-05: content behind a password is not shown here either.
  const shown = page.protection === 'none' ? page : { ...page, blocks: [] };
  return { page: shown, locations, choice, frame: getFrame(page, visit), meta };
}
