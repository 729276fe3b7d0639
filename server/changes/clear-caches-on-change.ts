import type { ContentChanges } from '#server/changes/listen-for-changes.ts';
import type { Files } from '#services/files/index.ts';
import type { BackEnds } from '../back-ends/open-back-ends.ts';
import type { Site } from '../site/site.ts';
import type { Web } from '../site/web.ts';

type Parts = {
  readonly changes: ContentChanges;
  readonly files: Pick<Files, 'ownersChanged'>;
  readonly web: Pick<Web, 'contentChanged'>;
  readonly site: Pick<Site, 'pages'>;
  readonly backEnds: Pick<BackEnds, 'content' | 'products' | 'support' | 'search'>;
};

/** Registers every cache of content or products, to drop what a publication changes. */
export function clearCachesOnChange({ changes, files, web, site, backEnds }: Parts): void {
  const { content, products, support, search } = backEnds;
  changes.onChange(files.ownersChanged);
  changes.onChange(web.contentChanged);
  if (content.own) changes.onChange(content.own.changed);
  if (products.own) changes.onChange(products.own.changed);
  if (support.own) changes.onChange(support.own.contentChanged);
  changes.onChange((tags) => site.pages?.dropTags(tags));
  if (search.own) {
    changes.onChange(search.own.changed);
    // Something may have changed before this process began to listen.
    search.own.changed(['all']);
  }
}
