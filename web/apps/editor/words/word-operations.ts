import type { ResultOf } from 'gql.tada';
import { graphql } from '#contracts/content/graphql.ts';

const reads = {
  wordsOfPages: graphql(`
    query wordsOfPages(
      $search: String!
      $exact: Boolean
      $wholeWords: Boolean
      $siteId: ID
      $types: [PageType!]
      $language: String
      $after: String
    ) {
      wordsOfPages(
        search: $search
        exact: $exact
        wholeWords: $wholeWords
        siteId: $siteId
        types: $types
        language: $language
        after: $after
      ) {
        pages {
          id
          path
          title
          sourceLanguage
          hits { kind language unit block blockType place at before words after }
        }
        endCursor
      }
    }
  `),
};

const changes = {
  replaceWords: graphql(`
    mutation replaceWords(
      $pageId: ID!
      $search: String!
      $exact: Boolean
      $wholeWords: Boolean
      $places: [WordPlace!]!
      $replacement: String!
      $marksOutdated: Boolean!
      $by: String!
    ) {
      replaceWords(
        pageId: $pageId
        search: $search
        exact: $exact
        wholeWords: $wholeWords
        places: $places
        replacement: $replacement
        marksOutdated: $marksOutdated
        by: $by
      ) { replaced missed change { done } }
    }
  `),
};

export type FoundWords = ResultOf<typeof reads.wordsOfPages>['wordsOfPages'];
export type PageHits = FoundWords['pages'][number];
export type WordHit = PageHits['hits'][number];

export const operations = { content: { ...reads, ...changes } };

type WordReads = typeof reads;
type WordChanges = typeof changes;

declare module '../operations.ts' {
  interface ContentReads extends WordReads {}
  interface ContentChanges extends WordChanges {}
}
