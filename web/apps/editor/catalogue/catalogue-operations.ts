import type { ResultOf } from 'gql.tada';
import { graphql } from '#contracts/products/graphql.ts';

const editedProductFields = graphql(`
  fragment editedProductFields on EditedProduct {
    slug type draft state revision by at publishedAt isBehind route asked
    files { hash image media }
    plans { takeOff at by problems { code field } }
    stated {
      problems { code field isWarning detail suggestion }
      values { variant attribute system isConverted text }
    }
  }
`);

const changeFields = graphql(
  `fragment productChangeFields on ProductChange { done isConflict product { ...editedProductFields } }`,
  [editedProductFields],
);

const catalogueReads = {
  listedProducts: graphql(`
    query listedProducts(
      $language: String! $search: String $classification: String $state: ProductState $lacks: String $after: String
    ) {
      editedProducts(
        language: $language search: $search classification: $classification state: $state lacks: $lacks after: $after
      ) {
        items { slug type name classification state plannedAt at by filled asked languages }
        total all endCursor hasNextPage
      }
      catalogueWords(language: $language) { classifications { slug name level } }
    }
  `),
  editedProduct: graphql(
    `query editedProduct($slug: String!, $language: String!) {
      editedProduct(slug: $slug, language: $language) { ...editedProductFields }
      catalogueWords(language: $language) {
        attributes { key name unit isText group } groups { key name }
        classifications { slug type name level } brands { id name } capabilities { slug name }
      }
    }`,
    [editedProductFields],
  ),
  productClasses: graphql(`
    query productClasses($language: String!) {
      catalogueWords(language: $language) { classifications { slug type name level } }
    }
  `),
  productRevisions: graphql(`
    query productRevisions($slug: String!) { productRevisions(slug: $slug) { id at by what } }
  `),
};

const catalogueChanges = {
  addProduct: graphql(
    `mutation addProduct(
      $slug: String! $name: String! $classification: String! $from: String $language: String! $by: String!
    ) {
      addProduct(slug: $slug, name: $name, classification: $classification, from: $from, language: $language, by: $by) {
        ...productChangeFields
      }
    }`,
    [changeFields],
  ),
  saveProduct: graphql(
    `mutation saveProduct($slug: String!, $revision: Int!, $draft: ProductDraft!, $language: String!, $by: String!) {
      saveProduct(slug: $slug, revision: $revision, draft: $draft, language: $language, by: $by) {
        ...productChangeFields
      }
    }`,
    [changeFields],
  ),
  publishProduct: graphql(
    `mutation publishProduct($slug: String!, $revision: Int!, $language: String!, $by: String!) {
      publishProduct(slug: $slug, revision: $revision, language: $language, by: $by) { ...productChangeFields }
    }`,
    [changeFields],
  ),
  discardProduct: graphql(
    `mutation discardProduct($slug: String!, $revision: Int!, $language: String!, $by: String!) {
      discardProduct(slug: $slug, revision: $revision, language: $language, by: $by) { ...productChangeFields }
    }`,
    [changeFields],
  ),
  withdrawProduct: graphql(
    `mutation withdrawProduct($slug: String!, $revision: Int!, $language: String!, $by: String!) {
      withdrawProduct(slug: $slug, revision: $revision, language: $language, by: $by) { ...productChangeFields }
    }`,
    [changeFields],
  ),
  returnProduct: graphql(
    `mutation returnProduct($slug: String!, $revision: Int!, $language: String!, $by: String!) {
      returnProduct(slug: $slug, revision: $revision, language: $language, by: $by) { ...productChangeFields }
    }`,
    [changeFields],
  ),
  planProduct: graphql(
    `mutation planProduct(
      $slug: String! $revision: Int! $at: String! $takeOff: Boolean! $language: String! $by: String!
    ) {
      planProduct(slug: $slug, revision: $revision, at: $at, takeOff: $takeOff, language: $language, by: $by) {
        ...productChangeFields
      }
    }`,
    [changeFields],
  ),
  cancelProductPlan: graphql(
    `mutation cancelProductPlan($slug: String!, $revision: Int!, $takeOff: Boolean!, $language: String!, $by: String!) {
      cancelProductPlan(slug: $slug, revision: $revision, takeOff: $takeOff, language: $language, by: $by) {
        ...productChangeFields
      }
    }`,
    [changeFields],
  ),
  restoreProductRevision: graphql(
    `mutation restoreProductRevision(
      $slug: String! $revision: Int! $earlier: Int! $language: String! $by: String!
    ) {
      restoreProductRevision(slug: $slug, revision: $revision, earlier: $earlier, language: $language, by: $by) {
        ...productChangeFields
      }
    }`,
    [changeFields],
  ),
};

type Found = ResultOf<typeof catalogueReads.editedProduct>;
export type EditedProduct = NonNullable<Found['editedProduct']>;
export type CatalogueWords = Found['catalogueWords'];
export type AttributeWord = CatalogueWords['attributes'][number];
export type ProductChange = ResultOf<typeof catalogueChanges.saveProduct>['saveProduct'];
export type ListedProducts = ResultOf<typeof catalogueReads.listedProducts>;
export type ListedProduct = ListedProducts['editedProducts']['items'][number];
export type ProductRevision = ResultOf<typeof catalogueReads.productRevisions>['productRevisions'][number];
export type ProductClass = CatalogueWords['classifications'][number];

export const operations = { products: { ...catalogueReads, ...catalogueChanges } };

type CatalogueReads = typeof catalogueReads;
type CatalogueChanges = typeof catalogueChanges;

declare module '../operations.ts' {
  interface ProductsReads extends CatalogueReads {}
  interface ProductsChanges extends CatalogueChanges {}
}
