import { badInput } from '#services/foundation/bad-input.ts';
import { openAddress } from '#services/foundation/cryptography/sign-file-address.ts';
import { batch } from '#services/foundation/graphql/batch.ts';
import { getCursor, getLength, idOrNothing, partsOfCursor } from '../../arguments.ts';
import { builder } from '../../builder.ts';
import { deliverImage } from '../../file/deliver-file.ts';
import { ImageType } from '../../file/file.graphql.ts';
import type { FileRecord } from '../../file/find-file.ts';
import { isId } from '../../link/link.ts';
import { getPageInfo, type PageInfo, PageInfoType } from '../../page-info.graphql.ts';
import type { Reader } from '../../request-context.ts';
import {
  findSearchableDocuments,
  type SearchablePage,
  type SearchableText,
  searchablePages,
  searchablePagesById,
  searchableTexts,
} from './find-searchable-pages.ts';
import { PageTypeEnum } from './page-teaser.graphql.ts';

/** The texts and documents of all pages of a list are loaded together. */
type ListedPage = SearchablePage & {
  texts: () => Promise<SearchableText[]>;
  papers: () => Promise<FileRecord[]>;
};

const SearchableTextType = builder.objectRef<SearchableText>('SearchableText').implement({
  fields: (t) => ({
    language: t.exposeString('language'),
    title: t.exposeString('title'),
    lead: t.exposeString('lead', { nullable: true }),
    description: t.exposeString('description', { nullable: true }),
    headings: t.exposeStringList('headings', { description: 'Titles of its blocks.' }),
    text: t.exposeString('text', { description: 'All words of its blocks, a line for each.' }),
  }),
});

type DocumentVersion = { language: string | null; title: string };

const SearchableDocumentVersion = builder.objectRef<DocumentVersion>('SearchablePaperVersion').implement({
  fields: (t) => ({
    language: t.exposeString('language', { nullable: true, description: 'Null: for every reader.' }),
    title: t.exposeString('title'),
  }),
});

const SearchableDocument = builder.objectRef<FileRecord>('SearchablePaper').implement({
  fields: (t) => ({
    slug: t.exposeString('slug'),
    versions: t.field({ type: [SearchableDocumentVersion], resolve: documentVersions }),
    thumbnail: t.field({
      type: ImageType,
      nullable: true,
      resolve: ({ thumbnail }, _, { languages }) =>
        thumbnail && deliverImage(thumbnail, languages, openAddress),
    }),
  }),
});

const SearchablePageType = builder.objectRef<ListedPage>('SearchablePage').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    siteId: t.exposeID('siteId'),
    url: t.exposeString('url'),
    type: t.expose('type', { type: PageTypeEnum }),
    countries: t.exposeStringList('countries', { description: 'Countries that may see it; empty: all.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    publicationDate: t.expose('publicationDate', {
      type: 'DateTime',
      nullable: true,
      description: 'Not to be found before.',
    }),
    image: t.field({
      type: ImageType,
      nullable: true,
      async resolve({ image }, _, reader) {
        const file = image ? await reader.file(image) : undefined;
        return file ? deliverImage(file, reader.languages, openAddress) : null;
      },
    }),
    texts: t.field({
      type: [SearchableTextType],
      // All words of the page in all languages: 3 ms and 13 kB a page.
      extensions: { price: 100 },
      resolve: (page) => page.texts(),
    }),
    papers: t.field({ type: [SearchableDocument], resolve: (page) => page.papers() }),
  }),
});

type Searchable = { nodes: ListedPage[]; pageInfo: PageInfo };

const SearchableConnection = builder.objectRef<Searchable>('SearchablePageConnection').implement({
  fields: (t) => ({
    nodes: t.expose('nodes', { type: [SearchablePageType] }),
    pageInfo: t.expose('pageInfo', { type: PageInfoType }),
  }),
});

builder.queryField('searchablePages', (t) =>
  t.field({
    type: SearchableConnection,
    description:
      'What a search engine may keep: published pages in all their languages, no protected and no system pages. Of one site, or those of the ids that may be found.',
    args: {
      siteId: t.arg.id(),
      ids: t.arg.idList(),
      first: t.arg.int({ defaultValue: 50 }),
      after: t.arg.string(),
    },
    async resolve(_, { siteId, ids, first, after }, reader): Promise<Searchable> {
      const limit = getLength(first, 50, 1000);
      if (ids) {
        if (ids.length > 100) throw badInput('Must name at most 100 pages.', 'ids');
        const named = await searchablePagesById(reader.connection, ids.filter(isId));
        return { nodes: listed(named, reader), pageInfo: { hasNextPage: false, endCursor: null } };
      }
      const site = siteId ? idOrNothing(siteId) : null;
      const last = after ? (idOrNothing(partsOfCursor(after, 1)[0] ?? '') ?? null) : null;
      const found = site === undefined ? [] : await searchablePages(reader.connection, site, last, limit + 1);
      const nodes = found.slice(0, limit);
      return {
        nodes: listed(nodes, reader),
        pageInfo: getPageInfo(found.length > limit, nodes, ({ id }) => getCursor(id)),
      };
    },
  }),
);

function listed(pages: readonly SearchablePage[], { connection }: Reader): ListedPage[] {
  const texts = batch((ids) => searchableTexts(connection, ids));
  const papers = batch((ids) => findSearchableDocuments(connection, ids));
  return pages.map((page) => ({
    ...page,
    texts: async () => (await texts(page.id)) ?? [],
    papers: async () => (await papers(page.id)) ?? [],
  }));
}

/** A document for every reader has a version for each language in which it is named. */
function documentVersions({ versions, title, slug }: FileRecord): DocumentVersion[] {
  const named = (language: string) => title[language] ?? title.en ?? slug;
  return versions.map(({ language }) => ({
    language: language || null,
    title: named(language || 'en'),
  }));
}
