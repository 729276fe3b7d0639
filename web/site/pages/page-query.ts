import { print } from 'graphql';
import type { Block } from '#contracts/content/blocks.ts';
import { graphql, type ResultOf } from '#contracts/content/graphql.ts';
import { imageFields } from '#contracts/content/images/image-fields.ts';
import { blockSelection, selectionFragments } from '#contracts/content/selection.ts';
import type { TypedDocument } from '#contracts/execute.ts';
import type { ContentClient } from '#web/site/data/content-client.ts';

/** PAG-01: the fields of a page for its head and metadata. */
const pageFields = graphql(
  `
  fragment PageFields on Page {
    id
    siteId
    slug
    title
    url
    type
    theme
    category
    description
    lead
    image { ...ImageFields }
    publicationDate
    adhoc
    products
    contacts { slug name role email phone image { ...ImageFields } }
    updatedAt
    tableOfContents
    protection
    protectedBy
    requiredRole
    passwordVersions
    languages
    contentLanguage
    isLanguageFallback
    isLanguageUnavailable
    alternateVersions { language countries url }
    ancestors { id title url }
  }
`,
  [imageFields],
);

export type PageData = ResultOf<typeof pageFields> & { blocks: Block[] };

type Args = { siteId: string; path: string; country: string };

/** The selection of blocks is generated from their declarations, so this document is assembled as text. */
export const pageQuery: TypedDocument<{ page: PageData | null }, Args> = `
  query page($siteId: ID!, $path: String!, $country: String!) {
    page(siteId: $siteId, path: $path, country: $country) {
      ...PageFields
      blocks { ${blockSelection} }
    }
  }
  ${print(pageFields)}
  ${selectionFragments}
`;

const draftStatusFields = graphql(`
  fragment DraftStatusFields on DraftStatus { state publishAt takeOffAt }
`);

export type DraftPage = PageData & { draftStatus: ResultOf<typeof draftStatusFields> | null };

const draftQuery: TypedDocument<{ pageById: DraftPage | null }, { id: string }> = `
  query draftOfPage($id: ID!) {
    pageById(id: $id, stage: DRAFT) {
      ...PageFields
      draftStatus { ...DraftStatusFields }
      blocks { ${blockSelection} }
    }
  }
  ${print(pageFields)}
  ${print(draftStatusFields)}
  ${selectionFragments}
`;

/** The draft of a page, of any site; null when there is none. Throws `BackendError`. */
export async function loadDraft(content: ContentClient, id: string) {
  return (await content(draftQuery, { id })).pageById;
}

/** The page at a path of a site for a reader in a country; null when there is none. Throws `BackendError`. */
export async function loadPage(content: ContentClient, args: Args): Promise<PageData | null> {
  const { page } = await content(pageQuery, args);
  return page;
}
