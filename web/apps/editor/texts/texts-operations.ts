import { graphql } from '#contracts/content/graphql.ts';

const textReads = {
  ownTextHistory: graphql(`
    query ownTextHistory($siteId: ID!, $language: String!, $message: String!) {
      interfaceTextHistory(siteId: $siteId, language: $language, message: $message) { id at by what data }
    }
  `),
};

export const operations = { content: textReads };

type TextReads = typeof textReads;

declare module '../operations.ts' {
  interface ContentReads extends TextReads {}
}
