import { contentContext } from '#web/request/context.ts';
import { editorByToken, editorCookie } from '#web/request/editor-session.ts';
import { isJson } from '#web/request/same-origin.ts';
import { sentText } from '#web/request/sent-body.ts';
import { serverContext } from '#web/request/server-context.ts';
import type { Route } from './+types/authentication.ts';
import { signIn } from './sign-in.ts';

const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
const longestBody = 2000;

/**
 * EDI-01: `{ input }` tries a password, `{ input, name }` that of a named editor, `{ hash }` asks whether a session that
 * this address gave before is still good. Throws the answer 503 when nobody can tell.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = isJson(request) ? questionIn(await sentText(request)) : undefined;
  if (!asked) return Response.json({ success: false }, { status: 400, headers });
  const server = context.get(serverContext);
  const content = context.get(contentContext);
  if ('hash' in asked) {
    const editor = await editorByToken(server, content, asked.hash);
    return Response.json({ success: editor !== undefined }, { headers });
  }
  const outcome = await signIn({ server, content, request, name: asked.name, password: asked.input });
  if (outcome.kind === 'wrong') return Response.json({ success: false }, { headers });
  if (outcome.kind === 'tooMany') {
    const { seconds } = outcome;
    const wait = { ...headers, 'retry-after': String(seconds) };
    return Response.json({ success: false, seconds }, { status: 429, headers: wait });
  }
  return Response.json(
    { success: true, hashedPassword: outcome.token },
    { headers: { ...headers, 'set-cookie': editorCookie(server, outcome.token) } },
  );
}

type Question = { hash: string } | { input: string; name: string };

function questionIn(text: string): Question | undefined {
  try {
    if (text.length > longestBody) return undefined;
    const { hash, input, name = '' } = JSON.parse(text) as Record<string, unknown>;
    if (typeof hash === 'string') return { hash };
    return typeof input === 'string' && typeof name === 'string' ? { input, name } : undefined;
  } catch {
    return undefined;
  }
}
