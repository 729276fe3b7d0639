import type { PageData } from '../../page-query.ts';

/** A page with a date and people behind it: a story or a media release. */
export type Article = PageData & { type: ArticleType };
export type ArticleType = 'STORY' | 'MEDIA_RELEASE';

export function isArticle(page: PageData): page is Article {
  return page.type === 'STORY' || page.type === 'MEDIA_RELEASE';
}
