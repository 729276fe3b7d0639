import { isLanguage } from '#contracts/languages.ts';
import { createContentClient } from '#web/site/data/content-client.ts';
import { readNavigation, visible } from '#web/site/data/navigation/navigation.ts';
import { serverContext } from '#web/site/data/server-context.ts';
import { contentContext, visitContext } from '#web/site/visit/context.ts';
import { getEditor } from '#web/site/visit/preview/editor-session.ts';
import type { Route } from './+types/site-navigation.ts';

/**
 * EDI-04: the header and footer of a site in one language, for other programs: `public/{siteId}?lang=` as
 * readers see it, `editor/{siteId}?lang=&stage=` complete, for editors only. Responds with 400, 401 and 404;
 * 503 when the back end is unavailable.
 */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const server = context.get(serverContext);
  const isForEditors = params.view === 'editor';
  if (!isForEditors && params.view !== 'public') return refused(404, 'There is no such view.');
  if (isForEditors && !(await getEditor(server, context.get(contentContext), request)))
    return refused(401, 'Sign in to the editor area.');
  const visit = context.get(visitContext);
  const language = url.searchParams.get('lang') ?? '';
  const stage = url.searchParams.get('stage')?.toUpperCase() ?? 'PUBLISHED';
  if (!isLanguage(language)) return refused(400, 'lang must be a language of the sites, as in lang=de.');
  if (stage !== 'PUBLISHED' && !(isForEditors && stage === 'DRAFT'))
    return refused(400, 'stage must be draft or published, and draft is for editors.');
  const site = visit.directory.sites.find(({ id }) => id === params.siteId);
  const locale = site && visit.directory.findLocale(site, language, 'ALL');
  if (!locale) return refused(404, site ? 'The site is not in this language.' : 'There is no such site.');
  const draft = stage === 'DRAFT' ? {} : undefined;
  const content = createContentClient(server, { locale, fallbackLanguage: undefined, draft });
  const navigation = await readNavigation(content, site.id);
  const shown = isForEditors ? navigation : visible(navigation, 'ALL', false);
  return Response.json({ siteId: site.id, language, stage, ...shown }, { headers });
}

const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

function refused(status: number, message: string): Response {
  return Response.json({ message }, { status, headers });
}
