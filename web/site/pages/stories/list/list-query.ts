import { graphql, type ResultOf } from '#contracts/content/graphql.ts';
import { imageFields } from '#contracts/content/images/image-fields.ts';
import type { PageTeaser } from '#contracts/content/values.ts';
import type { ContentClient } from '#web/site/data/content-client.ts';
import type { Visit } from '#web/site/visit/context.ts';
import type { Article, ArticleType } from '../article/article.ts';
import type { ListChoice } from './list-address.ts';

const listQuery = graphql(
  `
  query articles(
    $siteId: ID!, $type: DatedPageType!, $country: String!, $category: String, $adhocOnly: Boolean, $contact: String,
    $page: Int, $pageSize: Int
  ) {
    pageList(
      siteId: $siteId, type: $type, country: $country, category: $category, adhocOnly: $adhocOnly, contact: $contact,
      page: $page, pageSize: $pageSize
    ) {
      total
      page
      pageSize
      categories { category count }
      items {
        id siteId url type title lead language category adhoc publicationDate
        image { ...ImageFields }
      }
    }
  }
`,
  [imageFields],
);

export type ArticleList = ResultOf<typeof listQuery>['pageList'];

type Args = Partial<ListChoice> & { type: ArticleType; contact?: string; pageSize?: number };

/** One page of the stories or releases of the visitor's site, newest first. */
export async function loadArticles(
  content: ContentClient,
  { site, locale }: Pick<Visit, 'site' | 'locale'>,
  args: Args,
): Promise<ArticleList> {
  const { pageList } = await content(listQuery, { siteId: site.id, country: locale.country, ...args });
  return pageList;
}

/** Suggestions after an article: the newest of its kind, those on its topic first. */
export async function loadMoreLike(
  content: ContentClient,
  article: Article,
  visit: Visit,
): Promise<PageTeaser[]> {
  const { items } = await loadArticles(content, visit, { type: article.type, pageSize: 12 });
  const others = items.filter(({ id }) => id !== article.id);
  const sameTopic = others.filter(({ category }) => category === article.category);
  return [...new Set([...sameTopic, ...others])].slice(0, 3);
}
