import { graphql } from '#contracts/content/graphql.ts';

/** The fields of a picture that the site queries. */
export const imageFields = graphql(`
  fragment ImageFields on Image { src: url alt: alternativeText width height focalX focalY contentType transparent }
`);
