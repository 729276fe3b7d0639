import type { ResultOf } from 'gql.tada';
import { graphql } from '#contracts/content/graphql.ts';

const problemFields = graphql(`
  fragment problemFields on ContentProblem {
    code
    params
    field
    block
    language
  }
`);

const entryFields = graphql(`
  fragment entryFields on EditedPageEntry {
    id
    siteId
    path
    parentPath
    sortIndex
    type
    countries
    protection
    title
    sourceLanguage
    languages
    publishedLanguages
    changedLanguages
    state
    updatedAt
    updatedBy
    publishAt
    publicationDate
  }
`);

const changeFields = graphql(
  `
    fragment changeFields on PageChange {
      id
      done
      revision
      problems { ...problemFields }
      conflict { revision draft by at }
    }
  `,
  [problemFields],
);

export const pageReads = {
  editedPages: graphql(
    `
      query editedPages(
        $siteId: ID
        $search: String
        $types: [PageType!]
        $state: PageState
        $language: String
        $first: Int
        $after: String
      ) {
        editedPages(
          siteId: $siteId
          search: $search
          types: $types
          state: $state
          language: $language
          first: $first
          after: $after
        ) {
          nodes { ...entryFields }
          pageInfo { hasNextPage endCursor }
        }
      }
    `,
    [entryFields],
  ),
  recentlyEditedPages: graphql(
    `query recentlyEditedPages($first: Int) { recentlyEditedPages(first: $first) { ...entryFields } }`,
    [entryFields],
  ),
  editedPage: graphql(
    `
      query editedPage($id: ID!) {
        editedPage(id: $id) {
          id
          draft
          revision
          state
          publishedLanguages
          changedLanguages
          publishedPath
          publishedAt
          plans { id takeOff languages publishAt by problems { ...problemFields } }
          problems { ...problemFields }
          by
          at
          url
        }
      }
    `,
    [problemFields],
  ),
  publicationProblems: graphql(
    `
      query publicationProblems($pageId: ID!, $languages: [String!]!) {
        publicationProblems(pageId: $pageId, languages: $languages) { ...problemFields }
      }
    `,
    [problemFields],
  ),
  publicationOutlook: graphql(`
    query publicationOutlook($pageId: ID!) {
      publicationOutlook(pageId: $pageId) {
        published
        at
        by
        isWhole
        languages { language isPublished isChanged missing outdated lendable borrowed }
        wordless { key block isUsual }
      }
    }
  `),
  pagesLinkingTo: graphql(`
    query pagesLinkingTo($pageId: ID!) {
      pagesLinkingTo(pageId: $pageId) { id title url isPublished }
    }
  `),
  pageHistory: graphql(`
    query pageHistory($pageId: ID!, $before: Int) {
      pageHistory(pageId: $pageId, first: 50, before: $before) { id at by what languages publishAt }
    }
  `),
  pageRevision: graphql(`
    query pageRevision($pageId: ID!, $id: Int!) {
      pageRevision(pageId: $pageId, id: $id)
    }
  `),
  plannedReleases: graphql(`
    query plannedReleases {
      plannedReleases(first: 100) {
        pageId
        title
        adhoc
        submittedBy
        approvedBy
        releaseAt
        releasedAt
      }
    }
  `),
  releaseLog: graphql(`
    query releaseLog($pageId: ID!) {
      releaseLog(pageId: $pageId) { what who at releaseAt }
    }
  `),
};

const pageChanges = {
  createPage: graphql(
    `
      mutation createPage($draft: PageDraft!, $by: String!) {
        createPage(draft: $draft, by: $by) { ...changeFields }
      }
    `,
    [changeFields],
  ),
  copyPage: graphql(
    `
      mutation copyPage($pageId: ID!, $path: String!, $by: String!) {
        copyPage(pageId: $pageId, path: $path, by: $by) { ...changeFields }
      }
    `,
    [changeFields],
  ),
  savePage: graphql(
    `
      mutation savePage($draft: PageDraft!, $revision: Int!, $by: String!) {
        savePage(draft: $draft, revision: $revision, by: $by) { ...changeFields }
      }
    `,
    [changeFields],
  ),
  restorePage: graphql(
    `
      mutation restorePage($pageId: ID!, $revision: Int!, $languages: [String!], $by: String!) {
        restorePage(pageId: $pageId, revision: $revision, languages: $languages, by: $by) {
          ...changeFields
        }
      }
    `,
    [changeFields],
  ),
  removePage: graphql(
    `
      mutation removePage($pageId: ID!, $by: String!) {
        removePage(pageId: $pageId, by: $by) { ...changeFields }
      }
    `,
    [changeFields],
  ),
  publishPage: graphql(
    `
      mutation publishPage(
        $pageId: ID!
        $languages: [String!]!
        $revision: Int!
        $fallbacks: [String!]
        $everywhere: [String!]
        $by: String!
      ) {
        publishPage(
          pageId: $pageId
          languages: $languages
          revision: $revision
          fallbacks: $fallbacks
          everywhere: $everywhere
          by: $by
        ) { ...changeFields }
      }
    `,
    [changeFields],
  ),
  unpublishPage: graphql(
    `
      mutation unpublishPage($pageId: ID!, $languages: [String!]!, $by: String!) {
        unpublishPage(pageId: $pageId, languages: $languages, by: $by) { ...changeFields }
      }
    `,
    [changeFields],
  ),
  planPublication: graphql(
    `
      mutation planPublication(
        $pageId: ID!
        $languages: [String!]!
        $publishAt: String!
        $fallbacks: [String!]
        $everywhere: [String!]
        $by: String!
      ) {
        planPublication(
          pageId: $pageId
          languages: $languages
          publishAt: $publishAt
          fallbacks: $fallbacks
          everywhere: $everywhere
          by: $by
        ) { ...changeFields }
      }
    `,
    [changeFields],
  ),
  planTakeOff: graphql(
    `
      mutation planTakeOff($pageId: ID!, $languages: [String!]!, $takeOffAt: String!, $by: String!) {
        planTakeOff(pageId: $pageId, languages: $languages, takeOffAt: $takeOffAt, by: $by) {
          ...changeFields
        }
      }
    `,
    [changeFields],
  ),
  cancelPublication: graphql(
    `
      mutation cancelPublication($pageId: ID!, $plan: Int, $by: String!) {
        cancelPublication(pageId: $pageId, plan: $plan, by: $by) { ...changeFields }
      }
    `,
    [changeFields],
  ),
  submitRelease: graphql(`
    mutation submitRelease($pageId: ID!, $by: String!) { submitRelease(pageId: $pageId, by: $by) }
  `),
  approveRelease: graphql(`
    mutation approveRelease($pageId: ID!, $by: String!) { approveRelease(pageId: $pageId, by: $by) }
  `),
  scheduleRelease: graphql(`
    mutation scheduleRelease($pageId: ID!, $languages: [String!]!, $releaseAt: String, $by: String!) {
      scheduleRelease(pageId: $pageId, languages: $languages, releaseAt: $releaseAt, by: $by)
    }
  `),
  cancelRelease: graphql(`
    mutation cancelRelease($pageId: ID!, $by: String!) { cancelRelease(pageId: $pageId, by: $by) }
  `),
};

export type PageEntry = ResultOf<typeof pageReads.editedPages>['editedPages']['nodes'][number];
export type EditedPage = NonNullable<ResultOf<typeof pageReads.editedPage>['editedPage']>;
export type PageChange = ResultOf<typeof pageChanges.savePage>['savePage'];
export type PublicationOutlook = ResultOf<typeof pageReads.publicationOutlook>['publicationOutlook'];
export type PageRevision = ResultOf<typeof pageReads.pageHistory>['pageHistory'][number];
export type PlannedRelease = ResultOf<typeof pageReads.plannedReleases>['plannedReleases'][number];

export const operations = { content: { ...pageReads, ...pageChanges } };

type PageReads = typeof pageReads;
type PageChanges = typeof pageChanges;

declare module '../operations.ts' {
  interface ContentReads extends PageReads {}
  interface ContentChanges extends PageChanges {}
}
