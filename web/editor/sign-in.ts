import { graphql } from '#contracts/content/graphql.ts';
import { visitorHeader } from '#contracts/identity/visitor.ts';
import type { ContentClient } from '#web/request/content-client.ts';
import { editorToken } from '#web/request/editor-session.ts';
import type { ServerContext } from '#web/request/server-context.ts';

const signInMutation = graphql(`
  mutation signInEditor($name: String!, $password: String!, $address: String!) {
    signInEditor(name: $name, password: $password, address: $address) {
      seconds
      session { id version }
    }
  }
`);

type Entry = {
  server: Pick<ServerContext, 'sign'>;
  content: ContentClient;
  request: Request;
  name: string;
  password: string;
};

type SignInOutcome =
  | { kind: 'entered'; token: string }
  | { kind: 'wrong' }
  | { kind: 'tooMany'; seconds: number };

/** Longer ones nobody has; they are not even looked at. */
const longest = 200;

/** EDI-01: tries a password, the shared one where no name is given. Throws the answer 503 when nobody can tell. */
export async function signIn({ server, content, request, name, password }: Entry): Promise<SignInOutcome> {
  if (password === '' || password.length > longest || !isName(name)) return { kind: 'wrong' };
  const address = request.headers.get(visitorHeader) ?? '';
  const { signInEditor } = await content(signInMutation, { name, password, address });
  const { session, seconds } = signInEditor;
  if (seconds > 0) return { kind: 'tooMany', seconds };
  return session ? { kind: 'entered', token: editorToken(server, session) } : { kind: 'wrong' };
}

function isName(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no name has them
  return name.length <= longest && !/[\u0000-\u001f\u007f]/.test(name);
}
