import { data } from 'react-router';
import { graphql } from '#contracts/content/graphql.ts';
import { createContentClient } from '#web/site/data/content-client.ts';
import type { ServerContext } from '#web/site/data/server-context.ts';
import type { Draft, Visit } from '#web/site/visit/context.ts';
import { getDraft } from '#web/site/visit/preview/draft-view.ts';
import { validPreview } from '#web/site/visit/preview/preview-link.ts';
import type { Preview } from '#web/site/visit/preview/preview-token.ts';
import { type DraftPage, loadDraft } from './page-query.ts';

/** A page as it will be, for whoever was given a preview link. */
type Previewed = { page: DraftPage; draft: Draft };

const addressQuery = graphql(`
  query draftAddress($id: ID!) {
    pageById(id: $id, stage: DRAFT) { siteId branch }
  }
`);

/**
 * The draft that `?preview=` opens at this address; undefined: no preview is requested. Throws a 410 response
 * when the link has expired or was withdrawn, 403 when its token is invalid or for another page or locale,
 * 503 when the back end is unavailable; none of them reveals anything of the draft.
 */
export async function findPreview(
  server: ServerContext,
  visit: Visit,
  url: URL,
): Promise<Previewed | undefined> {
  const token = url.searchParams.get('preview');
  if (token === null) return undefined;
  const preview = await validPreview(server, createContentClient(server), token);
  if (preview === 'expired') throw refusal(410, 'Gone');
  if (preview === 'foreign' || preview.locale !== visit.locale.urlCode) throw refusal(403, 'Forbidden');
  const draft = getDraft(url);
  const page = await findDraft(server, { ...visit, draft }, preview);
  if (!page) throw refusal(403, 'Forbidden');
  // The preview beside the editor's form is renewed before it expires, so it has no expiry to show.
  const link = { expiresAt: preview.link ? preview.expiresAt : undefined, status: page.draftStatus };
  return { page: withTheme(page, visit, url), draft: { ...draft, link } };
}

/** Undefined: the page of the token has another address. */
async function findDraft(
  server: ServerContext,
  visit: Visit,
  { pageId }: Preview,
): Promise<DraftPage | undefined> {
  const content = createContentClient(server, visit);
  const { pageById } = await content(addressQuery, { id: pageId });
  const isHere = pageById?.siteId === visit.site.id && pageById.branch.join('/') === findBranch(visit.path);
  return isHere ? ((await loadDraft(content, pageId)) ?? undefined) : undefined;
}

/** The branch of the page at a path; that of the home page is `home` (URL-01). */
function findBranch(path: string): string {
  return path === '' || path === '/' ? 'home' : path.slice(1);
}

/** `theme=`: shows the page in any theme of the sites. */
function withTheme(page: DraftPage, { directory }: Visit, { searchParams }: URL): DraftPage {
  const requested = directory.themes.find(({ key }) => key === searchParams.get('theme'));
  return requested ? { ...page, theme: requested.key } : page;
}

function refusal(status: number, statusText: string) {
  return data(null, { status, statusText });
}
