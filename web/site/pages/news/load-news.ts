import type { RouterContextProvider } from 'react-router';
import { graphql } from '#contracts/content/graphql.ts';
import { imageFields } from '#contracts/content/images/image-fields.ts';
import { imageUrl } from '#contracts/content/images/images.ts';
import { formatDate } from '#web/i18n/format/format.ts';
import { contentContext, productsContext, visitContext } from '#web/site/visit/context.ts';
import { linkTarget } from '#web/site/visit/links.ts';
import { resolveProductLinks } from '../text/product-links.ts';

const newsQuery = graphql(
  `
  query news($first: Int!, $after: String) {
    newsFeed(first: $first, after: $after) {
      edges {
        node {
          id
          title
          text
          publicationDate
          image { ...ImageFields }
          link { kind text openInNewTab href path slug action pageParameters page { id siteId url title } }
        }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
`,
  [imageFields],
);

/** A news item for the panel and the page. */
export type NewsEntry = {
  id: string;
  title: string;
  text: string | null;
  date: string;
  /** The date, formatted for the reader. */
  day: string;
  href: string | null;
  /** The address of a picture, at most 780 wide. */
  picture: string | null;
};

export type NewsPart = { entries: NewsEntry[]; next: string | null };

/** The number of items on a page (STO-03). */
const pageSize = 10;

/** Ten news items, newest first, after the cursor. */
export async function loadNews(
  context: Readonly<RouterContextProvider>,
  after: string | null,
): Promise<NewsPart> {
  const visit = context.get(visitContext);
  const { newsFeed } = await context.get(contentContext)(newsQuery, { first: pageSize, after });
  const edges = await resolveProductLinks(newsFeed.edges, context.get(productsContext), visit);
  const { hasNextPage, endCursor } = newsFeed.pageInfo;
  return {
    entries: edges.map(({ node }) => ({
      id: node.id,
      title: node.title,
      text: node.text,
      date: node.publicationDate,
      day: formatDate(node.publicationDate, visit.locale),
      href: (node.link && linkTarget(visit, node.link)?.href) ?? null,
      picture: node.image && imageUrl(node.image, 'classification'),
    })),
    next: hasNextPage ? endCursor : null,
  };
}

/** The cursor in an address, or null where it is missing or cannot be one. */
export function findCursor(query: URLSearchParams): string | null {
  const after = query.get('after');
  return after && /^[\w-]{1,300}$/.test(after) ? after : null;
}
