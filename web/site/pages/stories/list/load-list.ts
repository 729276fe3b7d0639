import type { RouterContextProvider } from 'react-router';
import { documentHead } from '#web/site/render/document-head.ts';
import { contentContext, visitContext } from '#web/site/visit/context.ts';
import { redirectFrom } from '#web/site/visit/stored-redirects.ts';
import { pageHead } from '../../meta.ts';
import { notFound } from '../../not-found.ts';
import { getFrame } from '../../page-frame.ts';
import { loadPage } from '../../page-query.ts';
import type { ArticleType } from '../article/article.ts';
import { getFeeds } from '../feeds/feed-links.ts';
import { getChoice, getQuery } from './list-address.ts';
import { loadArticles } from './list-query.ts';

/**
 * The overview of stories or releases: its editorial page, and the page of the list that the address
 * requests. Responds with 404 where the site has no such overview, or the list fewer pages.
 */
export async function loadList(context: Readonly<RouterContextProvider>, url: URL, type: ArticleType) {
  const visit = context.get(visitContext);
  const { site, locale, path } = visit;
  const content = context.get(contentContext);
  const choice = getChoice(url.searchParams);
  const [page, list] = await Promise.all([
    loadPage(content, { siteId: site.id, path, country: locale.country }),
    loadArticles(content, visit, { type, ...choice, pageSize: type === 'STORY' ? 12 : 20 }),
  ]);
  const beyond = choice.page > 1 && list.items.length === 0;
  if (!page || beyond) throw (await redirectFrom(context, url)) ?? (await notFound(visit, url));
  const head = pageHead(page, visit);
  const furtherPage = getQuery({ page: choice.page });
  const meta = documentHead(
    {
      ...head,
      canonical: head.canonical + furtherPage,
      // Other languages have other stories, so their second pages are not translations of this one.
      alternates: furtherPage ? [] : head.alternates,
      // A filtered list only repeats part of the whole.
      hidden: head.hidden || choice.category !== null || choice.adhocOnly,
      feeds: getFeeds(page.title, visit, type),
    },
    visit,
  );
  return { page, list, choice, frame: getFrame(page, visit), meta };
}
