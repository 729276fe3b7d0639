import { parse } from 'graphql';
import { blockSelection, selectionFragments } from '#contracts/content/selection.ts';
import { passOn, readArgs, refused } from '#web/bff/pass-operation.ts';
import { createContentClient } from '#web/site/data/content-client.ts';
import type { ServerContext } from '#web/site/data/server-context.ts';
import { validPreview } from '#web/site/visit/preview/preview-link.ts';

/** The draft of a page, as readers will get it. */
const previewedPage = parse(`
  query previewedPage($id: ID!) {
    pageById(id: $id, stage: DRAFT) {
      id siteId title url type theme description lead languages contentLanguage isPublished updatedAt
      blocks { ${blockSelection} }
    }
  }
  ${selectionFragments}
`);

const maxBodyLength = 10_000;

/** Decision 3: gives the holder of a preview link the draft of its page in its language, and nothing else. */
export async function answerPreview(request: Request, server: ServerContext): Promise<Response> {
  const token = request.headers.get('x-preview-token') ?? '';
  const preview = await validPreview(server, createContentClient(server), token);
  if (preview === 'foreign') return refused(401, 'The preview link is none of ours.', 'UNAUTHENTICATED');
  if (preview === 'expired') return refused(410, 'The preview link has expired.', 'EXPIRED');
  const args = await readArgs(request, maxBodyLength);
  const id = (args?.variables as { id?: unknown } | null | undefined)?.id;
  if (args?.operationName !== 'previewedPage' || id !== preview.pageId)
    return refused(403, 'The preview link is for another page.', 'FORBIDDEN');
  return passOn({
    request,
    backend: server.content,
    document: previewedPage,
    args: { operationName: 'previewedPage', variables: { id } },
    headers: {
      locales: preview.locale.slice(0, 2),
      authorization: `Bearer ${server.contentToken}`,
    },
    log: server.log,
  });
}
