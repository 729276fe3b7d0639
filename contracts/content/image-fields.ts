import { graphql } from '#contracts/content/graphql.ts';

/** What the site asks of every picture of the content. */
export const imageFields = graphql(`
  fragment ImageFields on Image { src: url alt: alternativeText width height focalX focalY contentType transparent }
`);
