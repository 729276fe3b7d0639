import { graphql } from '#contracts/content/graphql.ts';
import { imageFields } from '#contracts/content/images/image-fields.ts';

export const mediaReads = {
  /** The files of the library, also for the picker. */
  mediaFiles: graphql(
    `
    query mediaFiles($search: String, $kind: MediaKind, $unused: Boolean, $first: Int, $after: String) {
      mediaFiles(search: $search, kind: $kind, unused: $unused, first: $first, after: $after) {
        total
        pageInfo { hasNextPage endCursor }
        edges {
          node {
            id slug kind title alt
            image { ...ImageFields }
            versions { language contentType hash fileName size width height }
          }
        }
      }
    }
  `,
    [imageFields],
  ),
  /** The chosen file of a field. */
  chosenFile: graphql(
    `
    query chosenFile($id: ID!) {
      mediaFile(id: $id) {
        id slug kind title alt
        image { ...ImageFields }
        versions { language contentType hash fileName size width height }
      }
    }
  `,
    [imageFields],
  ),
  mediaFile: graphql(
    `
    query mediaFile($id: ID!) {
      mediaFile(id: $id) {
        id slug kind title alt addedAt
        image { ...ImageFields }
        versions { language contentType fileName size width height url }
        uses { kind id title siteId state }
      }
      record(kind: file, id: $id) { data revision by at }
    }
  `,
    [imageFields],
  ),
};

const mediaChanges = {
  removeFileVersion: graphql(`
    mutation removeFileVersion($id: ID!, $language: String!, $contentType: String!, $by: String!) {
      removeFileVersion(id: $id, language: $language, contentType: $contentType, by: $by)
    }
  `),
};

export const operations = { content: { ...mediaReads, ...mediaChanges } };

type MediaReads = typeof mediaReads;
type MediaChanges = typeof mediaChanges;

declare module '../operations.ts' {
  interface ContentReads extends MediaReads {}
  interface ContentChanges extends MediaChanges {}
}
