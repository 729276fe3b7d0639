import { print } from 'graphql';
import type { Block } from '#contracts/content/blocks.ts';
import { graphql, type ResultOf } from '#contracts/content/graphql.ts';
import { blockSelection } from '#contracts/content/selection.ts';
import type { TypedDocument } from '#contracts/execute.ts';
import type { ContentClient } from '#web/request/content-client.ts';

/** PAG-01: of a page, what its face and its meta data show. */
const pageFields = graphql(`
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
    image { src alt width height focalX focalY contentType }
    publicationDate
    adhoc
    products
    contacts { slug name role email phone image { src alt width height focalX focalY contentType } }
    updatedAt
    tableOfContents
    protection
    protectedBy
    passwordVersions
    languages
    contentLanguage
    isLanguageFallback
    isLanguageUnavailable
    alternateVersions { language countries url }
    ancestors { id title url }
  }
`);

export type PageData = ResultOf<typeof pageFields> & { blocks: Block[] };

type Asked = { siteId: string; path: string; country: string };

/** The selection of blocks follows from their declarations, so this document is put together as text. */
export const pageQuery: TypedDocument<{ page: PageData | null }, Asked> = `
  query page($siteId: ID!, $path: String!, $country: String!) {
    page(siteId: $siteId, path: $path, country: $country) {
      ...PageFields
      blocks { ${blockSelection} }
    }
  }
  ${print(pageFields)}
`;

/** The page at a path of a site for a reader in a country; null when there is none. Throws `BackendError`. */
export async function loadPage(content: ContentClient, asked: Asked): Promise<PageData | null> {
  const { page } = await content(pageQuery, asked);
  return page;
}
