import type { ResultOf } from 'gql.tada';
import { graphql as accounts } from '#contracts/accounts/graphql.ts';
import { graphql as content } from '#contracts/content/graphql.ts';
import { graphql as products } from '#contracts/products/graphql.ts';
import { graphql as support } from '#contracts/support/graphql.ts';

// Each back end has a schema of its own, and the query is checked against each.

const contentReads = {
  contentEvents: content(`
    query contentEvents(
      $editor: ID, $kind: String, $search: String, $from: String, $until: String, $first: Int, $after: String
    ) {
      editorEvents(
        editor: $editor, kind: $kind, search: $search, from: $from, until: $until, first: $first, after: $after
      ) {
        hasNextPage
        items {
          id at until times editorId editor roles operation kind subjectIds subjects subjectCount cursor
        }
      }
    }
  `),
};

const productsReads = {
  productsEvents: products(`
    query productsEvents(
      $editor: ID, $kind: String, $search: String, $from: String, $until: String, $first: Int, $after: String
    ) {
      editorEvents(
        editor: $editor, kind: $kind, search: $search, from: $from, until: $until, first: $first, after: $after
      ) {
        hasNextPage
        items {
          id at until times editorId editor roles operation kind subjectIds subjects subjectCount cursor
        }
      }
    }
  `),
};

const supportReads = {
  supportEvents: support(`
    query supportEvents(
      $editor: ID, $kind: String, $search: String, $from: String, $until: String, $first: Int, $after: String
    ) {
      editorEvents(
        editor: $editor, kind: $kind, search: $search, from: $from, until: $until, first: $first, after: $after
      ) {
        hasNextPage
        items {
          id at until times editorId editor roles operation kind subjectIds subjects subjectCount cursor
        }
      }
    }
  `),
};

const accountsReads = {
  accountsEvents: accounts(`
    query accountsEvents(
      $editor: ID, $kind: String, $search: String, $from: String, $until: String, $first: Int, $after: String
    ) {
      editorEvents(
        editor: $editor, kind: $kind, search: $search, from: $from, until: $until, first: $first, after: $after
      ) {
        hasNextPage
        items {
          id at until times editorId editor roles operation kind subjectIds subjects subjectCount cursor
        }
      }
    }
  `),
};

export type ListedEvent = ResultOf<typeof contentReads.contentEvents>['editorEvents']['items'][number];

export const operations = {
  content: contentReads,
  products: productsReads,
  support: supportReads,
  accounts: accountsReads,
};

type ContentEvents = typeof contentReads;
type ProductsEvents = typeof productsReads;
type SupportEvents = typeof supportReads;
type AccountsEvents = typeof accountsReads;

declare module '../operations.ts' {
  interface ContentReads extends ContentEvents {}
  interface ProductsReads extends ProductsEvents {}
  interface SupportReads extends SupportEvents {}
  interface AccountsReads extends AccountsEvents {}
}
