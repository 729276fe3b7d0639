import type { RouterContextProvider } from 'react-router';
import { graphql } from '#contracts/content/graphql.ts';
import { contentContext } from '#web/request/context.ts';
import { type EditorSession, editorCookie, editorToken } from '#web/request/editor-session.ts';
import { serverContext } from '#web/request/server-context.ts';

const versionQuery = graphql(`
  query editorVersion($id: String!) {
    editorSession(id: $id) { id version }
  }
`);

/** A changed password ends all sessions; the one in which it was changed goes on with a new cookie. */
export async function withNewSession(
  answer: Response,
  { id }: EditorSession,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const said = (await answer.clone().json()) as {
    data?: { changeOwnEditorPassword?: { problem: string | null } };
  };
  if (said.data?.changeOwnEditorPassword?.problem !== null) return answer;
  const server = context.get(serverContext);
  const { editorSession } = await context.get(contentContext)(versionQuery, { id });
  if (editorSession)
    answer.headers.append('set-cookie', editorCookie(server, editorToken(server, editorSession)));
  return answer;
}
