import type { ActionFunctionArgs } from 'react-router';
import { serverContext } from '#web/site/data/server-context.ts';
import { contentContext } from '#web/site/visit/context.ts';
import { editorByToken, editorCookie } from '#web/site/visit/preview/editor-session.ts';
import { readTextBody } from '#web/site/visit/request/read-request-body.ts';
import { isJson } from '#web/site/visit/request/same-origin.ts';
import { prove, signIn } from './sign-in.ts';

const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
const maxBodyLength = 2000;

/**
 * EDI-01: `{ input }` tries the shared password, `{ input, name }` that of a named editor, `{ hash }` checks
 * whether a session issued here is still valid. A person with a second factor gets an `entry` and sends `{
 * entry, code }`; who has to set one up first does that in the sign-in form. Throws a 503 response when the
 * back end is unavailable.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const credentials = isJson(request) ? parseCredentials(await readTextBody(request)) : undefined;
  if (!credentials) return Response.json({ success: false }, { status: 400, headers });
  const site = context.get(serverContext);
  const content = context.get(contentContext);
  if ('hash' in credentials) {
    const editor = await editorByToken(content, credentials.hash);
    return Response.json({ success: editor !== undefined }, { headers });
  }
  const signInContext = { site, content, request };
  const outcome = await ('entry' in credentials
    ? prove(signInContext, credentials)
    : signIn(signInContext, { name: credentials.name, password: credentials.input }));
  switch (outcome.kind) {
    case 'wrong':
      return Response.json({ success: false }, { headers });
    case 'code': {
      const { entry, offer } = outcome;
      return Response.json({ success: false, ...(offer ? { setUp: true } : { entry }) }, { headers });
    }
    case 'tooMany': {
      const { seconds, again } = outcome;
      const wait = { ...headers, 'retry-after': String(seconds) };
      const entry = again && !again.offer ? { entry: again.entry } : {};
      return Response.json({ success: false, seconds, ...entry }, { status: 429, headers: wait });
    }
    case 'entered':
      return Response.json(
        { success: true, hashedPassword: outcome.token },
        { headers: { ...headers, 'set-cookie': editorCookie(site, outcome.token) } },
      );
  }
}

type Credentials = { hash: string } | { input: string; name: string } | { entry: string; code: string };

function parseCredentials(text: string): Credentials | undefined {
  try {
    if (text.length > maxBodyLength) return undefined;
    const { hash, input, name = '', entry, code } = JSON.parse(text) as Record<string, unknown>;
    if (typeof hash === 'string') return { hash };
    if (typeof entry === 'string' && typeof code === 'string') return { entry, code };
    return typeof input === 'string' && typeof name === 'string' ? { input, name } : undefined;
  } catch {
    return undefined;
  }
}
