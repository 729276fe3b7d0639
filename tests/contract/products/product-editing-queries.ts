import { graphql } from '#contracts/products/graphql.ts';

const edited = graphql(`
  fragment Edited on EditedProduct {
    slug type draft revision state by publishedAt isBehind route asked plans { takeOff at by problems { code field } }
    stated {
      problems { code field isWarning detail suggestion }
      values { variant attribute system isConverted text }
    }
  }
`);
const changed = graphql(`fragment Changed on ProductChange { done isConflict product { ...Edited } }`, [
  edited,
]);
export const editedQuery = graphql(
  `query edited($slug: String!, $language: String!) { editedProduct(slug: $slug, language: $language) { ...Edited } }`,
  [edited],
);
export const listQuery = graphql(`
  query editedList(
    $search: String $state: ProductState $classification: String $lacks: String $after: String $first: Int
  ) {
    editedProducts(
      language: "en" search: $search state: $state classification: $classification lacks: $lacks after: $after first: $first
    ) { items { slug name state plannedAt classification filled asked languages by } total all endCursor hasNextPage }
  }
`);
export const saveMutation = graphql(
  `mutation save($slug: String!, $revision: Int!, $draft: ProductDraft!, $by: String!) {
    saveProduct(slug: $slug, revision: $revision, draft: $draft, language: "en", by: $by) { ...Changed }
  }`,
  [changed],
);
export const addMutation = graphql(
  `mutation add($slug: String!, $name: String!, $classification: String!, $from: String) {
    addProduct(slug: $slug, name: $name, classification: $classification, from: $from, language: "en", by: "Petra Ott") {
      ...Changed
    }
  }`,
  [changed],
);
export const publishMutation = graphql(
  `mutation publish($slug: String!, $revision: Int!) {
    publishProduct(slug: $slug, revision: $revision, language: "en", by: "Petra Ott") { ...Changed }
  }`,
  [changed],
);
export const discardMutation = graphql(
  `mutation discard($slug: String!, $revision: Int!) {
    discardProduct(slug: $slug, revision: $revision, language: "en", by: "Petra Ott") { ...Changed }
  }`,
  [changed],
);
export const withdrawMutation = graphql(
  `mutation withdraw($slug: String!, $revision: Int!) {
    withdrawProduct(slug: $slug, revision: $revision, language: "en", by: "Petra Ott") { ...Changed }
  }`,
  [changed],
);
export const returnMutation = graphql(
  `mutation returnOne($slug: String!, $revision: Int!) {
    returnProduct(slug: $slug, revision: $revision, language: "en", by: "Petra Ott") { ...Changed }
  }`,
  [changed],
);
export const restoreMutation = graphql(
  `mutation restore($slug: String!, $revision: Int!, $earlier: Int!) {
    restoreProductRevision(slug: $slug, revision: $revision, earlier: $earlier, language: "en", by: "Petra Ott") {
      ...Changed
    }
  }`,
  [changed],
);
export const revisionsQuery = graphql(`
  query revisions($slug: String!) { productRevisions(slug: $slug) { id by what } }
`);
export const wordsQuery = graphql(`
  query words {
    catalogueWords(language: "de") {
      attributes { key name unit isText group } groups { key name }
      classifications { slug type name level } brands { id name } capabilities { slug name }
    }
  }
`);
export const previewQuery = graphql(`
  query preview($slug: String!) {
    productBySlug(slug: $slug, language: "en") { images { url } documents { url size } }
  }
`);
export const planMutation = graphql(
  `mutation plan($slug: String!, $revision: Int!, $at: String!, $takeOff: Boolean!) {
    planProduct(slug: $slug, revision: $revision, at: $at, takeOff: $takeOff, language: "en", by: "Petra Ott") {
      ...Changed
    }
  }`,
  [changed],
);
export const cancelMutation = graphql(
  `mutation cancel($slug: String!, $revision: Int!, $takeOff: Boolean!) {
    cancelProductPlan(slug: $slug, revision: $revision, takeOff: $takeOff, language: "en", by: "Petra Ott") { ...Changed }
  }`,
  [changed],
);
export const plannedQuery = graphql(`
  query planned($from: String!, $until: String!) {
    plannedProducts(from: $from, until: $until, language: "en") { slug title at takeOff by hasFailed }
  }
`);
