import { graphql } from '#contracts/content/graphql.ts';
import type { ContentClient } from '#web/site/data/content-client.ts';
import type { ServerContext } from '#web/site/data/server-context.ts';
import { type Preview, readPreview } from './preview-token.ts';

const linkQuery = graphql(`
  query previewLink($id: ID!) {
    previewLink(id: $id) { pageId }
  }
`);

/**
 * The same as `readPreview`, but a withdrawn link is `expired`, too: this is checked every time, so that a
 * withdrawal takes effect at once on every process. Throws a 503 response when the back end is unavailable.
 */
export async function validPreview(
  server: Pick<ServerContext, 'sign'>,
  content: ContentClient,
  token: string,
): Promise<Preview | 'foreign' | 'expired'> {
  const preview = readPreview(server, token);
  if (typeof preview === 'string' || !preview.link) return preview;
  const { previewLink } = await content(linkQuery, { id: preview.link });
  return previewLink?.pageId === preview.pageId ? preview : 'expired';
}
