import { graphql, type ResultOf } from '#contracts/content/graphql.ts';

const linkFields = graphql(`
  fragment linkFields on PreviewLink { id locale label by madeAt expiresAt }
`);

const previewReads = {
  previewCountries: graphql(`
    query previewCountries {
      countries { countryCode supportedLanguages { languageCode } }
    }
  `),
  previewLinks: graphql(
    `query previewLinks($pageId: ID!) { previewLinks(pageId: $pageId) { ...linkFields } }`,
    [linkFields],
  ),
};

const previewChanges = {
  withdrawPreviewLinks: graphql(
    `
      mutation withdrawPreviewLinks($pageId: ID!, $id: ID, $by: String!) {
        withdrawPreviewLinks(pageId: $pageId, id: $id, by: $by) { ...linkFields }
      }
    `,
    [linkFields],
  ),
};

export type PreviewLink = ResultOf<typeof previewReads.previewLinks>['previewLinks'][number];

export const operations = { content: { ...previewReads, ...previewChanges } };

type PreviewReads = typeof previewReads;
type PreviewChanges = typeof previewChanges;

declare module '../operations.ts' {
  interface ContentReads extends PreviewReads {}
  interface ContentChanges extends PreviewChanges {}
}
