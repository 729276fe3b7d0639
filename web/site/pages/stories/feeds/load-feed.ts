import { data, type RouterContextProvider } from 'react-router';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { hreflang } from '#web/i18n/locales.ts';
import { translator } from '#web/i18n/translator.ts';
import { topicName } from '#web/site/data/story-topic.ts';
import { contentContext, visitContext } from '#web/site/visit/context.ts';
import { absolute, localizedPath, pageHref } from '#web/site/visit/links.ts';
import { notFound } from '../../not-found.ts';
import { loadPage } from '../../page-query.ts';
import type { ArticleType } from '../article/article.ts';
import { loadArticles } from '../list/list-query.ts';
import { type FeedFormat, feedAddress, feedTypes, listPaths } from './feed-links.ts';
import { atom, type Feed, rss } from './feed-xml.ts';

/**
 * The newest stories or releases of a site in one locale as a feed (STO-04). Responds with 404 for an unknown
 * format, or where the site has no such list.
 */
export async function answerFeed(
  context: Readonly<RouterContextProvider>,
  url: URL,
  type: ArticleType,
  format: string | undefined,
): Promise<Response> {
  const visit = context.get(visitContext);
  const { site, locale } = visit;
  if (!isFormat(format)) throw await notFound(visit, url);
  const content = context.get(contentContext);
  const [page, list] = await Promise.all([
    loadPage(content, { siteId: site.id, path: listPaths[type], country: locale.country }),
    loadArticles(content, visit, { type, pageSize: 20 }),
    loadLanguage(locale.language),
  ]);
  if (!page) throw data(null, { status: 404 });
  const t = translator(locale.language, 'stories');
  const feed: Feed = {
    title: `${page.title} – ${site.name}`,
    description: page.description ?? page.title,
    page: absolute(visit, localizedPath(visit, listPaths[type])),
    address: feedAddress(visit, type, format),
    language: hreflang(locale),
    author: site.name,
    entries: list.items.map((item) => ({
      id: item.id,
      title: item.title,
      summary: item.lead ?? item.title,
      address: absolute(visit, pageHref(visit, item)),
      published: item.publicationDate ?? new Date(0).toISOString(),
      category: item.adhoc ? t('adhoc.short') : item.category ? topicName(item.category, t) : undefined,
    })),
  };
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n${format === 'rss' ? rss(feed) : atom(feed)}`;
  return new Response(body, { headers: { 'content-type': `${feedTypes[format]}; charset=utf-8` } });
}

function isFormat(format: string | undefined): format is FeedFormat {
  return format !== undefined && Object.hasOwn(feedTypes, format);
}
