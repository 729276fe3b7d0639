import type { PageTeaser } from '#contracts/content/values.ts';
import { cursorOf, idOrNothing, lengthOf, partsOfCursor, plainArgument } from '../arguments.ts';
import { builder } from '../builder.ts';
import { deliverImage } from '../file/deliver-file.ts';
import { type PageInfo, PageInfoType, pageInfoOf } from '../page-info.graphql.ts';
import type { Reader } from '../reader.ts';
import { type SitemapEntry, sitemapOf } from './find-sitemap.ts';
import { type FoundTeaser, storiesAboutProduct } from './find-teasers.ts';
import { AlternateVersionType } from './page.graphql.ts';
import { PageTeaserType } from './page-teaser.graphql.ts';

const SitemapEntryType = builder.objectRef<SitemapEntry>('SitemapEntry').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    url: t.exposeString('url'),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    versions: t.expose('versions', { type: [AlternateVersionType] }),
  }),
});

type Sitemap = { nodes: SitemapEntry[]; pageInfo: PageInfo };

const SitemapConnection = builder.objectRef<Sitemap>('SitemapConnection').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [SitemapEntryType] }),
    pageInfo: t.expose('pageInfo', { type: PageInfoType }),
  }),
});

builder.queryField('sitemap', (t) =>
  t.field({
    type: SitemapConnection,
    description: 'Public pages of a site for its sitemap: no protected and no system pages.',
    args: {
      siteId: t.arg.id({ required: true }),
      first: t.arg.int({ defaultValue: 1000 }),
      after: t.arg.string(),
    },
    async resolve(_, args, { connection }): Promise<Sitemap> {
      const first = lengthOf(args.first, 1000, 5000);
      const [after = ''] = args.after ? partsOfCursor(args.after, 1) : [];
      const siteId = idOrNothing(args.siteId);
      const found = siteId ? await sitemapOf(connection, siteId, after, first + 1) : [];
      const nodes = found.slice(0, first);
      return { nodes, pageInfo: pageInfoOf(found.length > first, nodes, ({ path }) => cursorOf(path)) };
    },
  }),
);

builder.queryField('relatedStories', (t) =>
  t.field({
    type: [PageTeaserType],
    args: { productSlug: t.arg.string({ required: true }), first: t.arg.int({ defaultValue: 3 }) },
    async resolve(_, args, reader) {
      const slug = plainArgument(args.productSlug, 'productSlug', 200);
      const first = lengthOf(args.first, 3, 50);
      const stories = await storiesAboutProduct(reader.connection, slug, reader.languages, first);
      return Promise.all(stories.map((story) => withImage(story, reader)));
    },
  }),
);

async function withImage(teaser: FoundTeaser, reader: Reader): Promise<PageTeaser> {
  const file = teaser.image ? await reader.file(teaser.image) : undefined;
  return { ...teaser, image: file ? deliverImage(file, reader.languages) : null };
}
