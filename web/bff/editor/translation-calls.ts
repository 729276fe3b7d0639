import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { EditorSession } from '#contracts/content/editor-session.ts';
import { graphql, type ResultOf } from '#contracts/content/graphql.ts';
import { may } from '#contracts/editing/roles.ts';
import type { ContentClient } from '#web/site/data/content-client.ts';
import { serverContext } from '#web/site/data/server-context.ts';
import { contentContext } from '#web/site/visit/context.ts';
import { getEditor } from '#web/site/visit/preview/editor-session.ts';
import { isSameOrigin } from '#web/site/visit/request/same-origin.ts';

const fields = graphql(`
  fragment TranslationStateFields on TranslatedPage {
    sourceLanguage
    translationState
    targetLanguages { id language translationState isOutdated exportedAt importedAt }
  }
`);

const stateQuery = graphql(
  `query translationState($pageId: ID!) { translationState(pageId: $pageId) { ...TranslationStateFields } }`,
  [fields],
);
const startMutation = graphql(
  `mutation startTranslationOf($pageId: ID!, $by: String!) {
    startTranslation(pageId: $pageId, by: $by) { ...TranslationStateFields }
  }`,
  [fields],
);
const resetMutation = graphql(
  `mutation resetTranslationOf($pageId: ID!, $by: String!) {
    resetTranslation(pageId: $pageId, by: $by) { ...TranslationStateFields }
  }`,
  [fields],
);

type State = NonNullable<ResultOf<typeof stateQuery>['translationState']>;

const calls: Readonly<
  Record<string, (content: ContentClient, pageId: string, editor: EditorSession) => Promise<State>>
> = {
  start: async (content, pageId, editor) =>
    (await content(startMutation, { pageId, by: editor.name }, { editor })).startTranslation,
  reset: async (content, pageId, editor) =>
    (await content(resetMutation, { pageId, by: editor.name }, { editor })).resetTranslation,
};

export function loader(args: LoaderFunctionArgs) {
  return response(args);
}

export function action(args: ActionFunctionArgs) {
  return response(args);
}

/**
 * EDI-03: the progress of a page's translations, and requesting or cancelling them. Other systems call these
 * by GET, although two of them change something (decision 4): those only work from pages of the site itself,
 * and never for a prefetch.
 */
async function response({ request, context, params, url }: LoaderFunctionArgs): Promise<Response> {
  const { call = '', pageId = '' } = params;
  if (call !== 'state' && !Object.hasOwn(calls, call))
    return respond(404, { error: 'There is no such call.' });
  if (!['GET', 'POST'].includes(request.method)) return respond(405, { error: 'Ask by GET or POST.' });
  const content = context.get(contentContext);
  let session: EditorSession | undefined;
  try {
    session = await getEditor(context.get(serverContext), content, request);
    if (!session) return respond(401, { error: 'Sign in to the editor area.' });
    if (call !== 'state' && !isOwn(request, url))
      return respond(403, { error: 'Only pages of the site may change this.' });
    if (call !== 'state' && !may(session.grants, 'translate'))
      return respond(403, { error: 'This is not within your role.' });
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(pageId))
      return respond(400, { error: 'This is not an id of a page.' });
    const { translationState: page } = await content(stateQuery, { pageId });
    if (!page) return respond(404, { error: 'There is no such page.' });
    const state = call === 'state' ? page : await calls[call]!(content, pageId, session);
    return respond(200, state);
  } catch {
    return respond(503, { error: 'The content back end did not answer.' });
  }
}

function isOwn(request: Request, url: URL): boolean {
  if (request.headers.has('sec-purpose')) return false;
  return request.method === 'GET'
    ? request.headers.get('sec-fetch-site') === 'same-origin'
    : isSameOrigin(request, url);
}

function respond(status: number, body: object): Response {
  return Response.json(body, {
    status,
    headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
  });
}
