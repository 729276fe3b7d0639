import type { ActionFunctionArgs } from 'react-router';
import type { EditorSession } from '#contracts/content/editor-session.ts';
import { refused } from '#web/bff/pass-operation.ts';
import { serverContext } from '#web/site/data/server-context.ts';
import { contentContext } from '#web/site/visit/context.ts';
import { getEditor } from '#web/site/visit/preview/editor-session.ts';

/** The editor's session, or a refusal: 401 without a session, 503 when the back end is unavailable. */
export async function requireEditor(
  request: Request,
  context: ActionFunctionArgs['context'],
): Promise<EditorSession | Response> {
  try {
    const session = await getEditor(context.get(serverContext), context.get(contentContext), request);
    return session ?? refused(401, 'Sign in to the editor area.', 'UNAUTHENTICATED');
  } catch {
    return refused(503, 'The back end did not answer.', 'UNAVAILABLE');
  }
}
