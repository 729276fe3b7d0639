import { graphql } from '#contracts/content/graphql.ts';

/** The editors' operations on the content back end, for every test that edits. */

export const openPage = graphql(`
  query openPage($id: ID!) {
    editedPage(id: $id) {
      draft revision state publishedLanguages changedLanguages publishedPath by url
      planned { languages publishAt by problems { code params } } plans { takeOff languages by }
      problems { code params field block language }
    }
  }
`);

const change = graphql(`
  fragment Change on PageChange {
    id done revision problems { code params field block language } conflict { revision draft by at }
  }
`);

export const savePage = graphql(
  `mutation savePage($draft: PageDraft!, $revision: Int!, $by: String!) {
    savePage(draft: $draft, revision: $revision, by: $by) { ...Change }
  }`,
  [change],
);

export const createPage = graphql(
  `mutation createPage($draft: PageDraft!, $by: String!) { createPage(draft: $draft, by: $by) { ...Change } }`,
  [change],
);

export const copyPage = graphql(
  `mutation copyPage($pageId: ID!, $path: String!, $by: String!) {
    copyPage(pageId: $pageId, path: $path, by: $by) { ...Change }
  }`,
  [change],
);

export const restorePage = graphql(
  `mutation restorePage($pageId: ID!, $revision: Int!, $languages: [String!], $by: String!) {
    restorePage(pageId: $pageId, revision: $revision, languages: $languages, by: $by) { ...Change }
  }`,
  [change],
);

export const removePage = graphql(
  `mutation removePage($pageId: ID!, $by: String!) { removePage(pageId: $pageId, by: $by) { ...Change } }`,
  [change],
);

export const publishPage = graphql(
  `mutation publishPage(
    $pageId: ID!, $languages: [String!]!, $revision: Int!, $by: String!, $fallbacks: [String!], $everywhere: [String!]
  ) {
    publishPage(
      pageId: $pageId, languages: $languages, revision: $revision, by: $by, fallbacks: $fallbacks, everywhere: $everywhere
    ) { ...Change }
  }`,
  [change],
);

export const unpublishPage = graphql(
  `mutation unpublishPage($pageId: ID!, $languages: [String!]!, $by: String!) {
    unpublishPage(pageId: $pageId, languages: $languages, by: $by) { ...Change }
  }`,
  [change],
);

export const planPublication = graphql(
  `mutation planPublication($pageId: ID!, $languages: [String!]!, $publishAt: String!, $by: String!) {
    planPublication(pageId: $pageId, languages: $languages, publishAt: $publishAt, by: $by) { ...Change }
  }`,
  [change],
);

export const planTakeOff = graphql(
  `mutation planTakeOff($pageId: ID!, $languages: [String!]!, $takeOffAt: String!, $by: String!) {
    planTakeOff(pageId: $pageId, languages: $languages, takeOffAt: $takeOffAt, by: $by) { ...Change }
  }`,
  [change],
);

export const outlookQuery = graphql(`
  query publicationOutlook($pageId: ID!) {
    publicationOutlook(pageId: $pageId) {
      published at by isWhole wordless { key block isUsual }
      languages { language isPublished isChanged missing outdated lendable borrowed }
    }
  }
`);

export const cancelPublication = graphql(
  `mutation cancelPublication($pageId: ID!, $by: String!) {
    cancelPublication(pageId: $pageId, by: $by) { ...Change }
  }`,
  [change],
);

export const pageHistory = graphql(`
  query pageHistory($pageId: ID!, $first: Int, $before: Int) {
    pageHistory(pageId: $pageId, first: $first, before: $before) { id at by what languages publishAt }
  }
`);

export const pageRevision = graphql(
  `query pageRevision($pageId: ID!, $id: Int!) { pageRevision(pageId: $pageId, id: $id) }`,
);

export const publicationProblems = graphql(`
  query publicationProblems($pageId: ID!, $languages: [String!]!) {
    publicationProblems(pageId: $pageId, languages: $languages) { code params field block language }
  }
`);

export const editedPages = graphql(`
  query editedPages(
    $siteId: ID, $search: String, $types: [PageType!], $state: PageState, $language: String, $first: Int, $after: String
  ) {
    editedPages(
      siteId: $siteId, search: $search, types: $types, state: $state, language: $language, first: $first, after: $after
    ) {
      nodes {
        id path title state languages publishedLanguages changedLanguages updatedBy publishAt publicationDate parentPath protection
      }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

export const seenPage = graphql(`
  query seenPage($siteId: ID!, $path: String!) {
    page(siteId: $siteId, path: $path, country: "ALL") { id title lead languages }
  }
`);

/** Everything that the readers of a page see. */
export const wholePage = graphql(`
  query wholePage($siteId: ID!, $path: String!) {
    page(siteId: $siteId, path: $path, country: "ALL") {
      title lead description updatedAt languages contentLanguage
      blocks { id type language ... on HeroBlock { title } ... on QuoteBlock { quote } }
    }
  }
`);

export const linkingPages = graphql(
  `query linkingPages($pageId: ID!) { pagesLinkingTo(pageId: $pageId) { url title isPublished } }`,
);
