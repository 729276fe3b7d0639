import { graphql, type ResultOf } from '#contracts/content/graphql.ts';

export const healthReads = {
  contentHealth: graphql(`
    query contentHealth {
      contentHealth {
        kind
        total
        findings { siteId pageId fileId name detail languages at }
      }
    }
  `),
  /** For all sites; one page of the board, for its totals. */
  translationHealth: graphql(`
    query translationHealth {
      translationBoard(first: 1) { totals { language owedTexts owedSince } }
    }
  `),
};

export type HealthParts = ResultOf<typeof healthReads.contentHealth>['contentHealth'];

export const operations = { content: healthReads };

type HealthReads = typeof healthReads;

declare module '../operations.ts' {
  interface ContentReads extends HealthReads {}
}
