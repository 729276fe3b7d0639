import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { type Content, contentToken, openContent } from '#services/content/index.ts';
import { callContent } from '../../support/back-ends/call-content.ts';
import { contentDatabase } from '../../support/back-ends/content-database.ts';
import type { FreshDatabase } from '../../support/back-ends/database.ts';

const secret = 'the secret of this installation, for tests';
export const shared = 'strip-crimp-and-fit';
export const sample = 'crimp-height-4711';
const token = contentToken(secret);

type SignIn = {
  token: string | null;
  entry: string | null;
  offer: { secret: string; uri: string } | null;
  recoveryCodes: string[] | null;
  seconds: number;
};
type Granted = { role: string; sites: string[] | null; languages: string[] | null };
type Session = { id: string; name: string; grants: Granted[]; session: string };
type Data = Record<string, never> & {
  signInEditor: SignIn;
  proveEditor: SignIn;
  editorSession: Session | null;
  editors: { id: string; name: string; grants: Granted[]; isActive: boolean; hasFactor: boolean }[];
};
type Change = {
  password: string | null;
  problem: string | null;
  editor: { id: string; grants: Granted[] } | null;
};
type OwnChange = Pick<SignIn, 'entry' | 'offer' | 'recoveryCodes'> & { problem: string | null };
type Kept = { id: string; address: string; userAgent: string; seenAt: string };

export const nothing: SignIn = { token: null, entry: null, offer: null, recoveryCodes: null, seconds: 0 };
const signInFields = 'token entry offer { secret uri } recoveryCodes seconds';

export const codeOf = (secret: string | undefined, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret ?? '') }).generate({ timestamp });
/** The next code, for a test that has used the current one. */
export const nextCodeOf = (secret: string | undefined) => codeOf(secret, Date.now() + 30_000);

/**
 * A content back end with the editors of the sample for the tests of one file, and the site's operations on
 * it.
 */
export function editorsBackEnd() {
  let database: FreshDatabase;
  let content: Content;
  const reported: { message: string; fields?: unknown }[] = [];
  const note = (message: string, fields?: unknown) => void reported.push({ message, fields });

  const open = (editorPassword?: string, isSecondFactorRequired = false) =>
    openContent({
      pool: database.pool,
      log: { info: note, warn: note, error: note },
      secret,
      production: true,
      editorPassword,
      isSecondFactorRequired,
      origin: () => 'https://www.group.example',
    });

  beforeAll(async () => {
    database = await contentDatabase(inject('databaseUrl'), 'sample');
    content = await open(shared);
    await content.giveSamplePassword(sample);
  });
  beforeEach(() => database.pool.query('DELETE FROM content.attempt'));
  afterAll(() => database?.close());

  async function call(query: string, variables: object = {}, back = content) {
    const backend = { url: 'http://content.internal/graphql/content', fetch: back.handle };
    const { data, errors } = await callContent(backend).send(query, variables, { token });
    if (errors) throw new Error(JSON.stringify(errors));
    return data as Data;
  }

  const signIn = async (name: string, password: string, address = '198.51.100.7', back = content) =>
    (
      await call(
        `mutation signIn($name: String!, $password: String!, $address: String!) {
        signInEditor(name: $name, password: $password, address: $address, userAgent: "Firefox/145.0") { ${signInFields} }
      }`,
        { name, password, address },
        back,
      )
    ).signInEditor;

  const prove = async (entry: string | null, code: string, back = content) =>
    (
      await call(
        `mutation prove($entry: String!, $code: String!) {
        proveEditor(entry: $entry, code: $code, address: "198.51.100.7") { ${signInFields} }
      }`,
        { entry, code },
        back,
      )
    ).proveEditor;

  /** The editor to whom a token belongs now; null: nobody. */
  const session = async (token: string | null, back = content) =>
    (
      await call(
        'query session($token: String!) { editorSession(token: $token) { id name grants { role sites languages } session } }',
        { token: token ?? '' },
        back,
      )
    ).editorSession;

  /** Signs in, and gives the session. */
  const enter = async (name: string, password: string, address?: string, back = content) => {
    const { token } = await signIn(name, password, address, back);
    return token === null ? null : session(token, back);
  };

  async function own(
    token: string | null,
    field: string,
    args: Record<string, unknown> = {},
    back = content,
  ): Promise<OwnChange> {
    const id = (await session(token, back))?.session;
    const values = [...Object.entries(args), ['session', id]]
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
      .join(', ');
    const data = await call(
      `mutation change { ${field}(${values}) { problem entry offer { secret uri } recoveryCodes } }`,
      {},
      back,
    );
    return (data as unknown as Record<string, OwnChange>)[field]!;
  }

  async function access(token: string | null, back = content) {
    const data = await call(
      `query access($session: ID!) { ownEditorAccess(session: $session) {
      hasFactor isFactorRequired recoveryCodes current
      sessions { id address userAgent seenAt } sharedSessions { id }
    } }`,
      { session: (await session(token, back))?.session },
      back,
    );
    return (
      data as unknown as {
        ownEditorAccess: {
          hasFactor: boolean;
          isFactorRequired: boolean;
          recoveryCodes: number;
          current: string;
          sessions: Kept[];
          sharedSessions: { id: string }[];
        };
      }
    ).ownEditorAccess;
  }

  async function change(field: string, variables: Record<string, unknown>): Promise<Change> {
    const values = Object.entries(variables)
      .map(([name, value]) => `${name}: ${name === 'grants' ? value : JSON.stringify(value)}`)
      .join(', ');
    const data = await call(
      `mutation change { ${field}(${values}, by: "Petra Ott") { password problem editor { id grants { role } } } }`,
    );
    return (data as unknown as Record<string, Change>)[field]!;
  }

  const idOf = async (name: string) =>
    (await call('{ editors { id name isActive } }')).editors.find((editor) => editor.name === name)!.id;

  return {
    database: () => database,
    content: () => content,
    reported,
    open,
    call,
    signIn,
    prove,
    session,
    enter,
    own,
    access,
    change,
    idOf,
  };
}
