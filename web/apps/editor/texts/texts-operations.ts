import { graphql } from '#contracts/content/graphql.ts';

const textReads = {
  ownTextHistory: graphql(`
    query ownTextHistory($siteId: ID!, $language: String!, $message: String!) {
      interfaceTextHistory(siteId: $siteId, language: $language, message: $message) { id at by what data }
    }
  `),
};

export const operations = { content: textReads };

/** What all pages of a site say is the chief editors'. */
export const chiefOnly = ['saveOwnText'];

type TextReads = typeof textReads;

declare module '../operations.ts' {
  interface ContentReads extends TextReads {}
}
