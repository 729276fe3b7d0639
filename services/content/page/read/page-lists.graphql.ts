import type { PageTeaser } from '#contracts/content/values.ts';
import { type AddressOf, openAddress } from '#services/foundation/cryptography/sign-file-address.ts';
import { getCursor, getLength, idOrNothing, partsOfCursor, plainArgument } from '../../arguments.ts';
import { builder } from '../../builder.ts';
import { deliverImage } from '../../file/deliver-file.ts';
import { getPageInfo, type PageInfo, PageInfoType } from '../../page-info.graphql.ts';
import type { Reader } from '../../request-context.ts';
import { AlternateVersionType } from '../page.graphql.ts';
import { countryArgument } from '../page-arguments.ts';
import { getSitemap, type SitemapEntry } from './find-sitemap.ts';
import { type CategoryCount, type FoundTeaser, listTeasers, storiesAboutProduct } from './find-teasers.ts';
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
      const first = getLength(args.first, 1000, 5000);
      const [after = ''] = args.after ? partsOfCursor(args.after, 1) : [];
      const siteId = idOrNothing(args.siteId);
      const found = siteId ? await getSitemap(connection, siteId, after, first + 1) : [];
      const nodes = found.slice(0, first);
      return { nodes, pageInfo: getPageInfo(found.length > first, nodes, ({ path }) => getCursor(path)) };
    },
  }),
);

builder.queryField('relatedStories', (t) =>
  t.field({
    type: [PageTeaserType],
    args: { productSlug: t.arg.string({ required: true }), first: t.arg.int({ defaultValue: 3 }) },
    async resolve(_, args, reader) {
      const slug = plainArgument(args.productSlug, 'productSlug', 200);
      const first = getLength(args.first, 3, 50);
      const stories = await storiesAboutProduct(reader.connection, slug, reader.languages, first);
      return Promise.all(stories.map((story) => withImage(story, reader, openAddress)));
    },
  }),
);

const CategoryCountType = builder.objectRef<CategoryCount>('CategoryCount').implement({
  fields: (t) => ({ category: t.exposeString('category'), count: t.exposeInt('count') }),
});

type PageList = {
  total: number;
  page: number;
  pageSize: number;
  items: PageTeaser[];
  categories: CategoryCount[];
};

const PageListType = builder.objectRef<PageList>('PageList').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    page: t.exposeInt('page'),
    pageSize: t.exposeInt('pageSize'),
    items: t.expose('items', { type: [PageTeaserType] }),
    categories: t.expose('categories', {
      type: [CategoryCountType],
      description: 'How many there are in each category, whichever of them is asked for.',
    }),
  }),
});

const DatedPage = builder.enumType('DatedPageType', { values: ['MEDIA_RELEASE', 'STORY'] as const });

builder.queryField('pageList', (t) =>
  t.field({
    type: PageListType,
    description: 'STO-01, STO-02: stories or media releases of a site, newest first, page by page from 1.',
    args: {
      siteId: t.arg.id({ required: true }),
      type: t.arg({ type: DatedPage, required: true }),
      country: t.arg.string({ required: true }),
      category: t.arg.string(),
      adhocOnly: t.arg.boolean({ defaultValue: false }),
      contact: t.arg.string({ description: 'Slug of somebody whom the pages name.' }),
      page: t.arg.int({ defaultValue: 1 }),
      pageSize: t.arg.int({ defaultValue: 12 }),
    },
    async resolve(_, args, reader): Promise<PageList> {
      const pageSize = getLength(args.pageSize, 12, 100);
      const page = Math.min(Math.max(args.page ?? 1, 1), 100_000);
      const siteId = idOrNothing(args.siteId);
      if (!siteId) return { total: 0, page, pageSize, items: [], categories: [] };
      const filter = {
        siteId,
        type: args.type,
        category: args.category ? plainArgument(args.category, 'category', 100) : null,
        adhocOnly: args.adhocOnly ?? false,
        contact: args.contact ? plainArgument(args.contact, 'contact', 200) : null,
      };
      const view = reader.view('PUBLISHED', countryArgument(args.country));
      const place = { offset: (page - 1) * pageSize, limit: pageSize };
      const { total, items, categories } = await listTeasers(reader.connection, filter, view, place);
      const withImages = await Promise.all(
        items.map((item) => withImage(item, reader, reader.addressFor(view))),
      );
      return { total, page, pageSize, items: withImages, categories };
    },
  }),
);

async function withImage(teaser: FoundTeaser, reader: Reader, address: AddressOf): Promise<PageTeaser> {
  const file = teaser.image ? await reader.file(teaser.image) : undefined;
  return { ...teaser, image: file ? deliverImage(file, reader.languages, address) : null };
}
