import type { RouterContextProvider } from 'react-router';
import type { EditorSession } from '#contracts/content/editor-session.ts';
import { graphql } from '#contracts/content/graphql.ts';
import { serverContext } from '#web/site/data/server-context.ts';
import { contentContext } from '#web/site/visit/context.ts';
import { editorCookie } from '#web/site/visit/preview/editor-session.ts';

const renewMutation = graphql(`
  mutation renewEditorSession($session: ID!) { renewEditorSession(session: $session) }
`);

/** What changes how somebody enters. */
export const renewsSession: readonly string[] = [
  'changeOwnEditorPassword',
  'confirmOwnEditorFactor',
  'removeOwnEditorFactor',
];

/** It has ended all other sessions; the one in which it was done goes on under another token, so that nobody else has it. */
export async function withNewToken(
  answer: Response,
  operation: string,
  { session }: EditorSession,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const said = (await answer.clone().json()) as { data?: Record<string, { problem: string | null }> | null };
  if (said.data?.[operation]?.problem !== null) return answer;
  const { renewEditorSession: token } = await context.get(contentContext)(renewMutation, { session });
  if (token) answer.headers.append('set-cookie', editorCookie(context.get(serverContext), token));
  return answer;
}
