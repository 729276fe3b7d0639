import type { Visit } from '#web/site/visit/context.ts';
import { absolute, localizedPath } from '#web/site/visit/links.ts';
import type { ArticleType } from '../article/article.ts';

export const feedTypes = { rss: 'application/rss+xml', atom: 'application/atom+xml' } as const;
export type FeedFormat = keyof typeof feedTypes;

export const listPaths: Readonly<Record<ArticleType, string>> = {
  STORY: '/stories',
  MEDIA_RELEASE: '/media-releases',
};

/** Full address of a feed of the visitor's site in the visitor's locale (STO-04). */
export function feedAddress(visit: Visit, type: ArticleType, format: FeedFormat): string {
  return absolute(visit, localizedPath(visit, `${listPaths[type]}/${format}.xml`));
}

/** The feeds of an overview, for the links in its head. */
export function getFeeds(title: string, visit: Visit, type: ArticleType) {
  return (Object.keys(feedTypes) as FeedFormat[]).map((format) => ({
    title: `${title} – ${visit.site.name} (${format === 'rss' ? 'RSS' : 'Atom'})`,
    type: feedTypes[format],
    href: feedAddress(visit, type, format),
  }));
}
