import { graphql } from '#contracts/content/graphql.ts';

const themeReads = {
  /** The themes with their drafts. */
  editedThemes: graphql(`
    query editedThemes { themes(stage: DRAFT) { key name scheme tokens } }
  `),
};

export const operations = { content: themeReads };

type ThemeReads = typeof themeReads;

declare module '../operations.ts' {
  interface ContentReads extends ThemeReads {}
}
