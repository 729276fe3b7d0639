import { graphql, type ResultOf } from '#contracts/content/graphql.ts';
import { visitorHeader } from '#contracts/identity/visitor.ts';
import type { ContentClient } from '#web/site/data/content-client.ts';
import type { ServerContext } from '#web/site/data/server-context.ts';
import { findEditorToken } from '#web/site/visit/preview/editor-session.ts';

const step = graphql(`
  fragment EditorStep on EditorSignIn {
    token
    entry
    offer { secret uri }
    recoveryCodes
    seconds
  }
`);

const signInMutation = graphql(
  `mutation signInEditor($name: String!, $password: String!, $address: String!, $userAgent: String) {
    signInEditor(name: $name, password: $password, address: $address, userAgent: $userAgent) { ...EditorStep }
  }`,
  [step],
);
const proveMutation = graphql(
  `mutation proveEditor($entry: String!, $code: String!, $address: String!, $userAgent: String) {
    proveEditor(entry: $entry, code: $code, address: $address, userAgent: $userAgent) { ...EditorStep }
  }`,
  [step],
);
const signOutMutation = graphql(`
  mutation signOutEditor($token: String!) { signOutEditor(token: $token) }
`);

type SignInContext = { site: Pick<ServerContext, 'settings'>; content: ContentClient; request: Request };

/**
 * A step between the password and the session: `entry` is sent with the code; `offer`: the secret of an app
 * that must be set up first.
 */
export type CodeStep = { readonly entry: string; readonly offer: { secret: string; uri: string } | null };

export type SignInOutcome =
  | { kind: 'entered'; token: string; recoveryCodes: readonly string[] | null }
  | ({ kind: 'code' } & CodeStep)
  | { kind: 'wrong' }
  | { kind: 'tooMany'; seconds: number; again: CodeStep | null };

/** A longer password is refused without verifying it. */
const maxFieldLength = 200;

/**
 * EDI-01: tries a password, the shared one where no name is given. Throws a 503 response when the back end is
 * unavailable.
 */
export async function signIn(
  signInContext: SignInContext,
  { name, password }: { name: string; password: string },
): Promise<SignInOutcome> {
  if (password === '' || !isPlain(password) || !isPlain(name)) return { kind: 'wrong' };
  const { signInEditor } = await signInContext.content(signInMutation, {
    name,
    password,
    ...describeClient(signInContext),
  });
  return getOutcome(signInContext, signInEditor);
}

/** The second step. `wrong`: this entry is no longer valid; after a wrong code the result is `code` again. */
export async function prove(
  signInContext: SignInContext,
  { entry, code }: { entry: string; code: string },
): Promise<SignInOutcome> {
  if (!/^[\w-]{43}$/.test(entry)) return { kind: 'wrong' };
  const given = isPlain(code) ? code.slice(0, 100) : '';
  const { proveEditor } = await signInContext.content(proveMutation, {
    entry,
    code: given,
    ...describeClient(signInContext),
  });
  return getOutcome(signInContext, proveEditor);
}

/** Ends the session of the request's cookie. Throws a 503 response when the back end is unavailable. */
export async function signOut({ site, content, request }: SignInContext): Promise<void> {
  const token = findEditorToken(site, request);
  if (token) await content(signOutMutation, { token });
}

async function getOutcome(
  signInContext: SignInContext,
  { token, entry, offer, recoveryCodes, seconds }: ResultOf<typeof step>,
): Promise<SignInOutcome> {
  if (seconds > 0) return { kind: 'tooMany', seconds, again: entry ? { entry, offer } : null };
  if (token) {
    // A browser has one session, so the previous one is ended.
    await signOut(signInContext);
    return { kind: 'entered', token, recoveryCodes };
  }
  return entry ? { kind: 'code', entry, offer } : { kind: 'wrong' };
}

function describeClient({ request: { headers } }: SignInContext) {
  const userAgent = (headers.get('user-agent') ?? '').replace(/[^ -~]/g, '').slice(0, 300);
  return { address: headers.get(visitorHeader) ?? '', userAgent };
}

function isPlain(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no name or password has them
  return text.length <= maxFieldLength && !/[\u0000-\u001f\u007f]/.test(text);
}
