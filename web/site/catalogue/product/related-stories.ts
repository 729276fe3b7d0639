import { graphql } from '#contracts/content/graphql.ts';
import { imageFields } from '#contracts/content/images/image-fields.ts';

/** The stories about a product or service, the newest first. */
export const relatedStoriesQuery = graphql(
  `
  query relatedStories($productSlug: String!) {
    relatedStories(productSlug: $productSlug, first: 3) {
      id
      siteId
      url
      title
      language
      category
      publicationDate
      image { ...ImageFields }
    }
  }
`,
  [imageFields],
);
