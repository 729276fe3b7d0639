import { getCursor, getLength, idOrNothing, partsOfCursor, plainArgument } from '../../arguments.ts';
import { builder } from '../../builder.ts';
import { trusted } from '../../editing-arguments.ts';
import { getPageInfo, type PageInfo, PageInfoType } from '../../page-info.graphql.ts';
import { Protection } from '../page.graphql.ts';
import { PageTypeEnum } from '../read/page-teaser.graphql.ts';
import { type EditedPageEntry, listEditedPages, newestEditedPages } from './find-edited-pages.ts';

export const PageStateEnum = builder.enumType('PageState', {
  description:
    'DRAFT: visitors do not see it. CHANGED: they see an older version. PLANNED: what they see changes at a moment.',
  values: ['CHANGED', 'DRAFT', 'PLANNED', 'PUBLISHED'] as const,
});

const EntryType = builder.objectRef<EditedPageEntry>('EditedPageEntry').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    siteId: t.exposeID('siteId'),
    path: t.exposeString('path'),
    url: t.exposeString('url', { description: 'Of the draft, without locale.' }),
    parentPath: t.exposeString('parentPath', { nullable: true }),
    sortIndex: t.exposeInt('sortIndex'),
    type: t.expose('type', { type: PageTypeEnum }),
    countries: t.exposeStringList('countries'),
    protection: t.expose('protection', {
      type: Protection,
      description: 'Its own, not that of a page above.',
    }),
    title: t.exposeString('title', { description: 'In its source language.' }),
    sourceLanguage: t.exposeString('sourceLanguage'),
    languages: t.exposeStringList('languages'),
    publishedLanguages: t.exposeStringList('publishedLanguages'),
    changedLanguages: t.exposeStringList('changedLanguages', {
      description: 'Published ones, in which visitors see something else than the draft.',
    }),
    state: t.expose('state', { type: PageStateEnum }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    updatedBy: t.exposeString('updatedBy', { description: 'Empty: the sample content or a clock.' }),
    publishAt: t.expose('publishAt', { type: 'DateTime', nullable: true }),
    publicationDate: t.expose('publicationDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When a story or release came out.',
    }),
  }),
});

type EditedPages = { nodes: EditedPageEntry[]; pageInfo: PageInfo };

const EditedPagesConnection = builder.objectRef<EditedPages>('EditedPageConnection').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [EntryType] }),
    pageInfo: t.expose('pageInfo', { type: PageInfoType }),
  }),
});

builder.queryField('editedPages', (t) =>
  t.field({
    type: EditedPagesConnection,
    description: 'All pages as editors see them, in the order of their paths.',
    args: {
      siteId: t.arg.id(),
      search: t.arg.string({ description: 'Part of a path, or of a title in any language.' }),
      types: t.arg({ type: [PageTypeEnum] }),
      state: t.arg({ type: PageStateEnum }),
      language: t.arg.string({ description: 'Only those that have a text in it.' }),
      first: t.arg.int({ defaultValue: 100 }),
      after: t.arg.string(),
    },
    async resolve(_, args, reader): Promise<EditedPages> {
      const { connection } = trusted(reader);
      const first = getLength(args.first, 100, 1000);
      const siteId = args.siteId ? idOrNothing(args.siteId) : null;
      const [path = '', id = ''] = args.after ? partsOfCursor(args.after, 2) : [];
      const after = args.after ? { path, id: idOrNothing(id) ?? '' } : null;
      const filter = {
        siteId: siteId ?? null,
        search: args.search ? plainArgument(args.search.trim(), 'search', 200) || null : null,
        types: args.types ?? null,
        state: args.state ?? null,
        language: args.language ? plainArgument(args.language, 'language', 10) : null,
      };
      const isNowhere = siteId === undefined || after?.id === '';
      const found = isNowhere ? [] : await listEditedPages(connection, filter, after, first + 1);
      const nodes = found.slice(0, first);
      return {
        nodes,
        pageInfo: getPageInfo(found.length > first, nodes, (entry) => getCursor(entry.path, entry.id)),
      };
    },
  }),
);

builder.queryField('recentlyEditedPages', (t) =>
  t.field({
    type: [EntryType],
    description: 'Those that people worked on last.',
    args: { first: t.arg.int({ defaultValue: 12 }) },
    resolve: (_, { first }, reader) =>
      newestEditedPages(trusted(reader).connection, getLength(first, 12, 100)),
  }),
);
