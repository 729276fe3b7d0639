import { graphql, type ResultOf } from '#contracts/content/graphql.ts';
import type { Found, Owned } from '../entry/entry.ts';
import { fallbackLanguage } from '../text/language.ts';
import { stripBrand } from '../text/strip-brand.ts';
import { query, type Source } from './ask.ts';
import type { Company } from './company.ts';
import { getVersion } from './version.ts';

const listQuery = graphql(`
  query searchedPageList($siteId: ID!, $after: String) {
    searchablePages(siteId: $siteId, first: 1000, after: $after) {
      nodes { id updatedAt }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

const pagesQuery = graphql(`
  query searchedPages($ids: [ID!]!) {
    searchablePages(ids: $ids) {
      nodes {
        id siteId url type countries updatedAt publicationDate image { src: url contentType }
        texts { language title lead description headings text }
        papers { slug versions { language title } thumbnail { src: url contentType } }
      }
    }
  }
`);

type Page = ResultOf<typeof pagesQuery>['searchablePages']['nodes'][number];

export const pageKey = (id: string) => `page:${id}`;

/** The versions of the pages of a site, by key. */
export async function pageVersions(content: Source, siteId: string): Promise<Map<string, string>> {
  const versions = new Map<string, string>();
  let after: string | null = null;
  do {
    const { searchablePages }: ResultOf<typeof listQuery> = await query(content, listQuery, {
      siteId,
      after,
    });
    for (const { id, updatedAt } of searchablePages.nodes) versions.set(pageKey(id), getVersion(updatedAt));
    after = searchablePages.pageInfo.hasNextPage ? searchablePages.pageInfo.endCursor : null;
  } while (after);
  return versions;
}

/** The public ones of the pages, with their documents; a site that is not shown has none. */
export async function readPages(content: Source, ids: readonly string[], company: Company): Promise<Owned[]> {
  const { searchablePages } = await query(content, pagesQuery, { ids: [...ids] });
  return searchablePages.nodes
    .filter(({ siteId }) => company.foundFrom.has(siteId))
    .map((page) => ({
      key: pageKey(page.id),
      siteId: page.siteId,
      version: getVersion(String(page.updatedAt)),
      found: [...toFoundEntry(page, company), ...findDocuments(page, company)],
    }));
}

const types = { CONTENT: 'page', STORY: 'story', MEDIA_RELEASE: 'media-release', SYSTEM: 'page' } as const;

function toFoundEntry(page: Page, company: Company): Found[] {
  return page.texts.map(({ language, title, lead, description, headings, text }) => ({
    ...findPlace(page, company),
    record: pageKey(page.id),
    language,
    type: types[page.type],
    title: stripBrand(title, company.brands),
    description: lead ?? description ?? '',
    kinds: [],
    headings,
    body: [description, text].filter(Boolean).join('\n'),
    codes: [],
    url: page.url,
    image: imageUrl(page.image),
  }));
}

function findDocuments(page: Page, company: Company): Found[] {
  return page.papers.flatMap(({ slug, versions, thumbnail }) =>
    versions.map(({ language, title }) => ({
      ...findPlace(page, company),
      record: `document:${slug}`,
      language: language ?? fallbackLanguage,
      type: 'document',
      title: stripBrand(title, company.brands),
      description: '',
      kinds: [],
      headings: [],
      body: '',
      codes: [],
      url: `/file/${slug}${language ? `?l=${language}` : ''}`,
      image: imageUrl(thumbnail),
    })),
  );
}

function findPlace({ siteId, countries, publicationDate }: Page, { foundFrom }: Company) {
  return { sites: foundFrom.get(siteId) ?? [], countries, visibleFrom: publicationDate as string | null };
}

/** SVGs have addresses of another kind (images.ts); lists of results do without them. */
function imageUrl(image: { src: string; contentType: string } | null): string | null {
  return image && image.contentType !== 'image/svg+xml' ? image.src : null;
}
