import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { type Content, contentToken, openContent } from '#services/content/index.ts';
import { contentDatabase } from '../support/content-database.ts';
import type { FreshDatabase } from '../support/database.ts';
import { askContent } from './ask-content.ts';

const secret = 'the secret of this installation, for tests';
const shared = 'strip-crimp-and-fit';
const sample = 'crimp-height-4711';
const token = contentToken(secret);

let database: FreshDatabase;
let content: Content;
const told: { message: string; fields?: unknown }[] = [];
const note = (message: string, fields?: unknown) => void told.push({ message, fields });

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

type SignIn = {
  token: string | null;
  entry: string | null;
  offer: { secret: string; uri: string } | null;
  recoveryCodes: string[] | null;
  seconds: number;
};
type Session = { id: string; name: string; role: string; session: string };
type Data = Record<string, never> & {
  signInEditor: SignIn;
  proveEditor: SignIn;
  editorSession: Session | null;
  editors: { id: string; name: string; role: string; isActive: boolean; hasFactor: boolean }[];
};
type Change = {
  password: string | null;
  problem: string | null;
  editor: { id: string; role: string } | null;
};
type OwnChange = Pick<SignIn, 'entry' | 'offer' | 'recoveryCodes'> & { problem: string | null };
type Kept = { id: string; address: string; userAgent: string; seenAt: string };

const nothing: SignIn = { token: null, entry: null, offer: null, recoveryCodes: null, seconds: 0 };
const signInFields = 'token entry offer { secret uri } recoveryCodes seconds';

async function ask(query: string, variables: object = {}, back = content) {
  const backend = { url: 'http://content.internal/graphql/content', fetch: back.handle };
  const { data, errors } = await askContent(backend).send(query, variables, { token });
  if (errors) throw new Error(JSON.stringify(errors));
  return data as Data;
}

const signIn = async (name: string, password: string, address = '198.51.100.7', back = content) =>
  (
    await ask(
      `mutation signIn($name: String!, $password: String!, $address: String!) {
        signInEditor(name: $name, password: $password, address: $address, userAgent: "Firefox/145.0") { ${signInFields} }
      }`,
      { name, password, address },
      back,
    )
  ).signInEditor;

const prove = async (entry: string | null, code: string, back = content) =>
  (
    await ask(
      `mutation prove($entry: String!, $code: String!) {
        proveEditor(entry: $entry, code: $code, address: "198.51.100.7") { ${signInFields} }
      }`,
      { entry, code },
      back,
    )
  ).proveEditor;

/** Whom a token lets in now; null: nobody. */
const session = async (token: string | null, back = content) =>
  (
    await ask(
      'query session($token: String!) { editorSession(token: $token) { id name role session } }',
      { token: token ?? '' },
      back,
    )
  ).editorSession;

/** Enters, and says as whom. */
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
  const data = await ask(
    `mutation change { ${field}(${values}) { problem entry offer { secret uri } recoveryCodes } }`,
    {},
    back,
  );
  return (data as unknown as Record<string, OwnChange>)[field]!;
}

async function access(token: string | null, back = content) {
  const data = await ask(
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

const codeOf = (secret: string | undefined, timestamp = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret ?? '') }).generate({ timestamp });
/** The next one, where the present one has been used. */
const nextCodeOf = (secret: string | undefined) => codeOf(secret, Date.now() + 30_000);

async function change(field: string, variables: Record<string, unknown>): Promise<Change> {
  const values = Object.entries(variables)
    .map(([name, value]) => `${name}: ${name === 'role' ? value : JSON.stringify(value)}`)
    .join(', ');
  const data = await ask(
    `mutation change { ${field}(${values}, by: "Petra Ott") { password problem editor { id role } } }`,
  );
  return (data as unknown as Record<string, Change>)[field]!;
}

const idOf = async (name: string) =>
  (await ask('{ editors { id name role isActive } }')).editors.find((editor) => editor.name === name)!.id;

describe('EDI-01 editors sign in', () => {
  test('by the shared password, or by name however it is spelled', async () => {
    expect(await enter('', shared)).toMatchObject({ id: 'shared', name: 'Editor', role: 'editor' });
    expect(await enter('  petra   OTT ', sample)).toMatchObject({ name: 'Petra Ott', role: 'chief' });
    expect(await enter('Léa Favre', sample)).toMatchObject({ role: 'editor' });
  });

  test('not by another password, name, or none', async () => {
    for (const [name, password] of [
      ['', sample],
      ['Petra Ott', shared],
      ['Nobody', sample],
      ['', ''],
      ['Petra Ott', ''],
    ] as const)
      expect(await signIn(name, password, crypto.randomUUID()), name).toEqual(nothing);
  });

  test('by the hash of the shared password, too; the setting then opens nothing itself', async () => {
    const { hashPassword } = await import('#services/content/page/page-password.ts');
    const hash = await hashPassword(shared);
    const other = await open(hash);
    expect((await enter('', shared, '1', other))?.id).toBe('shared');
    expect(await enter('', hash, '1', other)).toBeNull();
    const without = await open();
    expect(await enter('', shared, '1', without)).toBeNull();
  });

  test('slower and slower when they guess, in every process; not from elsewhere', async () => {
    const second = await open(shared);
    for (let count = 0; count < 6; count += 1)
      expect(
        (await signIn('Jonas Meier', 'guess', '198.51.100.7', count % 2 ? second : content)).token,
      ).toBeNull();
    const refused = await signIn('Jonas Meier', sample);
    expect(refused.token).toBeNull();
    expect(refused.seconds).toBeGreaterThan(0);
    expect(await enter('Jonas Meier', sample, '203.0.113.9')).toMatchObject({ name: 'Jonas Meier' });
  });

  test('and not at all because strangers guess, wherever they are: others enter, and who is guessed a little later', async () => {
    const bucket = createHash('sha256').update('password account editor').digest('base64url');
    await database.pool.query(
      `INSERT INTO content.attempt (bucket, failures, blocked_until, last_at) VALUES ($1, 100000, now(), now())`,
      [bucket],
    );
    for (let count = 0; count < 2; count += 1) {
      expect(await signIn('', 'guess', `192.0.2.${count}`)).toEqual(nothing);
      const started = performance.now();
      expect(await enter('', shared, `203.0.113.${count}`)).toMatchObject({ id: 'shared' });
      expect(performance.now() - started).toBeGreaterThan(1900);
      if (count > 0) continue;
      expect(await enter('Petra Ott', sample, '203.0.113.200')).toMatchObject({ role: 'chief' });
    }
  });

  test('forty at once are a few tries and the rest refused', async () => {
    const tries = await Promise.all(Array.from({ length: 40 }, () => signIn('', 'guess', '192.0.2.1')));
    expect(tries.filter(({ seconds }) => seconds === 0).length).toBeLessThanOrEqual(6);
  });

  test('and the log says who, never by what', async () => {
    told.length = 0;
    await signIn('Petra Ott', sample);
    await signIn('Petra Ott', 'a-mistyped-secret');
    await signIn('a-secret-in-the-wrong-field', '');
    await signIn('a-secret-in-the-wrong-field', 'x');
    const lines = JSON.stringify(told);
    expect(lines).toContain('Petra Ott');
    expect(lines).not.toContain('a-mistyped-secret');
    expect(lines).not.toContain('a-secret-in-the-wrong-field');
    expect(lines).not.toContain(sample);
  });
});

describe('EDI-01 the team', () => {
  test('a new editor enters with the password that is shown once, until it is changed', async () => {
    const { editor, password } = await change('addEditor', { name: ' Nora  Keller ', role: 'editor' });
    expect(password).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    const { token } = await signIn('nora keller', password ?? '');
    expect(await session(token)).toMatchObject({ id: editor?.id, name: 'Nora Keller' });
    const renewed = await change('resetEditorPassword', { id: editor?.id });
    expect(await session(token)).toBeNull();
    expect(await enter('Nora Keller', password ?? '')).toBeNull();
    expect(await enter('Nora Keller', renewed.password ?? '')).not.toBeNull();
  });

  test('a name is there once, and is one', async () => {
    for (const [name, problem] of [
      ['PETRA ott', 'nameTaken'],
      ['editor', 'nameTaken'],
      ['  ', 'nameMissing'],
      ['x'.repeat(81), 'nameTooLong'],
    ])
      expect(await change('addEditor', { name, role: 'editor' }), name).toMatchObject({
        problem,
        editor: null,
      });
  });

  test('who is shut out is out at once, and can be let in again', async () => {
    const id = await idOf('Léa Favre');
    const { token } = await signIn('Léa Favre', sample);
    expect(await session(token)).not.toBeNull();
    await change('changeEditorAccess', { id, isActive: false });
    expect(await session(token)).toBeNull();
    expect(await enter('Léa Favre', sample)).toBeNull();
    await change('changeEditorAccess', { id, isActive: true });
    expect(await session(token)).toBeNull();
    expect(await enter('Léa Favre', sample)).not.toBeNull();
  });

  test('another role counts with the next request', async () => {
    const id = await idOf('Léa Favre');
    const { token } = await signIn('Léa Favre', sample);
    expect(await session(token)).toMatchObject({ role: 'editor' });
    await change('changeEditorAccess', { id, role: 'chief' });
    expect(await session(token)).toMatchObject({ role: 'chief' });
    await change('changeEditorAccess', { id, role: 'editor' });
    expect(await session(token)).toMatchObject({ role: 'editor' });
  });

  test('the last chief cannot go, also when two try at once', async () => {
    const petra = await idOf('Petra Ott');
    expect(await change('changeEditorAccess', { id: petra, isActive: false })).toMatchObject({
      problem: 'lastChief',
    });
    expect(await change('changeEditorAccess', { id: petra, role: 'editor' })).toMatchObject({
      problem: 'lastChief',
    });
    const jonas = await idOf('Jonas Meier');
    await change('changeEditorAccess', { id: jonas, role: 'chief' });
    const both = await Promise.all(
      [petra, jonas].map((id) => change('changeEditorAccess', { id, role: 'editor' })),
    );
    expect(both.filter(({ problem }) => problem === 'lastChief').length).toBe(1);
    await change('changeEditorAccess', { id: petra, role: 'chief' });
    await change('changeEditorAccess', { id: jonas, role: 'editor' });
  });

  test('the shared password is a chief’s only where there is no other', async () => {
    const { token } = await signIn('', shared);
    expect(await session(token)).toMatchObject({ role: 'editor' });
    await database.pool.query("UPDATE content.editor SET is_active = false WHERE role = 'chief'");
    expect(await session(token)).toMatchObject({ role: 'chief' });
    await database.pool.query("UPDATE content.editor SET is_active = true WHERE role = 'chief'");
  });

  test('one’s own password is changed by who knows it, to one that is long enough', async () => {
    const { token } = await signIn('Petra Ott', sample);
    const elsewhere = await signIn('Petra Ott', sample);
    const said = async (current: string, next: string) =>
      (await own(token, 'changeOwnEditorPassword', { current, next })).problem;
    expect(await said('guess', 'long-enough-it-is')).toBe('passwordWrong');
    expect(await said(sample, 'short')).toBe('passwordShort');
    expect(await said(sample, 'x'.repeat(300))).toBe('passwordLong');
    expect(await said(sample, 'Password12345678')).toBe('passwordCommon');
    expect(await said(sample, 'long-enough-it-is')).toBeNull();
    expect(await session(token)).not.toBeNull();
    expect(await session(elsewhere.token)).toBeNull();
    expect(await enter('Petra Ott', sample)).toBeNull();
    expect(await enter('Petra Ott', 'long-enough-it-is')).not.toBeNull();
    expect(await said('long-enough-it-is', sample)).toBeNull();
  });

  test('a chief changes how others enter; the own way goes by the own password', async () => {
    const id = await idOf('Petra Ott');
    for (const field of ['resetEditorPassword', 'resetEditorFactor'])
      expect(await change(field, { id }), field).toMatchObject({ problem: 'own', password: null });
  });

  test('who did what is kept, without any password', async () => {
    const { rows } = await database.pool.query("SELECT * FROM content.record_revision WHERE kind = 'editor'");
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.every(({ by }) => by === 'Petra Ott')).toBe(true);
    expect(JSON.stringify(rows)).not.toMatch(/scrypt|hash|long-enough/);
  });
});

describe('EDI-01 a session is kept by the server', () => {
  test('its token is none of another installation, and what is kept of it opens nothing', async () => {
    const { token } = await signIn('Petra Ott', sample);
    expect(token).toMatch(/^v1\.\d{10}\.[\w-]{43}$/);
    const days = (Number(token?.split('.')[1]) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(89.9);
    expect(days).toBeLessThanOrEqual(90);
    const { rows } = await database.pool.query('SELECT * FROM content.editor_session');
    expect(JSON.stringify(rows)).not.toContain(token?.split('.')[2]);
    for (const hash of rows.map(({ token_hash }) => token_hash as string))
      expect(await session(hash)).toBeNull();
  });

  test('and ends when its editor signs out, or after ninety days', async () => {
    const { token } = await signIn('Petra Ott', sample);
    await ask('mutation out($token: String!) { signOutEditor(token: $token) }', { token });
    expect(await session(token)).toBeNull();
    const other = await signIn('Petra Ott', sample);
    await database.pool.query(
      `UPDATE content.editor_session SET expires_at = now() - interval '1 second' WHERE id = $1`,
      [(await session(other.token))?.session],
    );
    expect(await session(other.token)).toBeNull();
  });

  test('its owner sees where and by which browser, ends one, and ends all others', async () => {
    const here = await signIn('Léa Favre', sample, '198.51.100.1');
    const phone = await signIn('Léa Favre', sample, '198.51.100.2');
    const lost = await signIn('Léa Favre', sample, '198.51.100.3');
    const { sessions, current } = await access(here.token);
    expect(current).toBe((await session(here.token))?.session);
    expect(sessions.map(({ address }) => address)).toEqual(
      expect.arrayContaining(['198.51.100.1', '198.51.100.2', '198.51.100.3']),
    );
    expect(sessions[0]).toMatchObject({ userAgent: 'Firefox/145.0' });
    const end = async (token: string | null, id: string | undefined) =>
      (
        (await ask('mutation end($id: ID!, $session: ID!) { endEditorSession(id: $id, session: $session) }', {
          id,
          session: (await session(token))?.session,
        })) as unknown as { endEditorSession: boolean }
      ).endEditorSession;
    const others = await signIn('Jonas Meier', sample);
    expect(await end(others.token, (await session(lost.token))?.session)).toBe(false);
    expect(await end(here.token, (await session(lost.token))?.session)).toBe(true);
    expect(await session(lost.token)).toBeNull();
    await ask('mutation end($session: ID!) { endOtherEditorSessions(shared: false, session: $session) }', {
      session: current,
    });
    expect(await session(phone.token)).toBeNull();
    expect(await session(here.token)).not.toBeNull();
    expect(await session(others.token)).not.toBeNull();
  });

  test('one by the shared password is in a list, too, which a chief may end; another password ends all', async () => {
    const { token } = await signIn('', shared);
    const chief = await signIn('Petra Ott', sample);
    const { sharedSessions } = await access(chief.token);
    expect(sharedSessions.map(({ id }) => id)).toContain((await session(token))?.session);
    expect((await access((await signIn('Jonas Meier', sample)).token)).sharedSessions).toEqual([]);
    const changed = await open('another-shared-password');
    expect(await session(token, changed)).toBeNull();
    const end = 'mutation end($session: ID!) { endOtherEditorSessions(shared: true, session: $session) }';
    const jonas = (await session((await signIn('Jonas Meier', sample)).token))?.session;
    await ask(end, { session: jonas });
    expect(await session(token)).not.toBeNull();
    await ask(end, { session: (await session(chief.token))?.session });
    expect(await session(token)).toBeNull();
  });

  test('it is seen from where it was shown last', async () => {
    const { token } = await signIn('Petra Ott', sample, '198.51.100.1');
    await ask(
      'query session($token: String!) { editorSession(token: $token, address: "203.0.113.5") { id } }',
      {
        token,
      },
    );
    const { sessions, current } = await access(token);
    expect(sessions.find(({ id }) => id === current)?.address).toBe('203.0.113.5');
  });
});

describe('EDI-01 a second factor', () => {
  const newEditor = async (role = 'editor') => {
    const name = `Factor ${crypto.randomUUID()}`;
    const { editor, password } = await change('addEditor', { name, role });
    return { name, password: password ?? '', id: editor?.id ?? '' };
  };

  /** Sets one up in a session of its own. */
  const withFactor = async () => {
    const person = await newEditor();
    const { token } = await signIn(person.name, person.password);
    const { entry, offer } = await own(token, 'beginOwnEditorFactor', { password: person.password });
    const code = codeOf(offer?.secret);
    const { recoveryCodes } = await own(token, 'confirmOwnEditorFactor', { entry, code });
    return { ...person, token, secret: offer?.secret, recoveryCodes: recoveryCodes ?? [] };
  };

  test('is set up by who knows the password, and then asked for; codes work once', async () => {
    const person = await newEditor();
    const { token } = await signIn(person.name, person.password);
    const elsewhere = await signIn(person.name, person.password);
    expect(await own(token, 'beginOwnEditorFactor', { password: 'guess' })).toMatchObject({
      problem: 'passwordWrong',
      offer: null,
    });
    const { entry, offer } = await own(token, 'beginOwnEditorFactor', { password: person.password });
    expect(offer?.uri).toContain('otpauth://totp/www.group.example');
    expect(await own(token, 'confirmOwnEditorFactor', { entry, code: '000000' })).toMatchObject({
      problem: 'codeWrong',
    });
    const code = codeOf(offer?.secret);
    const set = await own(token, 'confirmOwnEditorFactor', { entry, code });
    expect(set).toMatchObject({ problem: null });
    expect(set.recoveryCodes).toHaveLength(10);
    expect(await session(elsewhere.token)).toBeNull();
    expect(await access(token)).toMatchObject({ hasFactor: true, recoveryCodes: 10 });

    const half = await signIn(person.name, person.password);
    expect(half).toMatchObject({ token: null, offer: null });
    expect(await session(half.entry)).toBeNull();
    expect((await prove(half.entry, code)).token).toBeNull();
    const entered = await prove(half.entry, nextCodeOf(offer?.secret));
    expect(await session(entered.token)).toMatchObject({ name: person.name });
    expect(await prove(half.entry, nextCodeOf(offer?.secret))).toEqual(nothing);

    const again = await signIn(person.name, person.password);
    const recovery = set.recoveryCodes?.[0] ?? '';
    expect((await prove(again.entry, recovery.toLowerCase().replace('-', ' '))).token).not.toBeNull();
    const third = await signIn(person.name, person.password);
    expect((await prove(third.entry, recovery)).token).toBeNull();
  });

  test('is set up before a chief comes in, where it is required', async () => {
    const strict = await open(shared, true);
    const { name, password } = await newEditor('chief');
    const half = await signIn(name, password, undefined, strict);
    expect(half).toMatchObject({ token: null });
    expect(half.offer?.secret).toMatch(/^[A-Z2-7]{32}$/);
    const wrong = await prove(half.entry, '000000', strict);
    expect(wrong).toMatchObject({ token: null, entry: half.entry, offer: half.offer });
    const entered = await prove(half.entry, codeOf(half.offer?.secret), strict);
    expect(entered.recoveryCodes).toHaveLength(10);
    expect(await session(entered.token, strict)).toMatchObject({ role: 'chief' });
    expect(await own(entered.token, 'removeOwnEditorFactor', { password }, strict)).toMatchObject({
      problem: 'factorRequired',
    });
    // Editors come in as before; who becomes a chief is one with the second factor.
    const editor = await newEditor();
    const { token } = await signIn(editor.name, editor.password, undefined, strict);
    await change('changeEditorAccess', { id: editor.id, role: 'chief' });
    expect(await session(token, strict)).toMatchObject({ role: 'editor' });
    const { entry, offer } = await own(token, 'beginOwnEditorFactor', { password: editor.password }, strict);
    await own(token, 'confirmOwnEditorFactor', { entry, code: codeOf(offer?.secret) }, strict);
    expect(await session(token, strict)).toMatchObject({ role: 'chief' });
    for (const id of (await ask('{ editors { id name } }')).editors
      .filter((one) => one.name.startsWith('Factor'))
      .map((one) => one.id))
      await change('changeEditorAccess', { id, role: 'editor' });
  });

  test('goes with the password of who no longer wants it', async () => {
    const { token, name, password } = await withFactor();
    expect((await own(token, 'removeOwnEditorFactor', { password: 'guess' })).problem).toBe('passwordWrong');
    expect((await own(token, 'removeOwnEditorFactor', { password })).problem).toBeNull();
    expect((await signIn(name, password)).token).not.toBeNull();
  });

  test('that is lost a chief resets: sessions and recovery codes go with it', async () => {
    const { id, token, name, password, recoveryCodes } = await withFactor();
    expect(
      (await ask('{ editors { id name hasFactor } }')).editors.find((one) => one.id === id),
    ).toMatchObject({
      hasFactor: true,
    });
    const half = await signIn(name, password);
    expect((await change('resetEditorFactor', { id })).problem).toBeNull();
    expect(await session(token)).toBeNull();
    expect(await prove(half.entry, recoveryCodes[0] ?? '')).toEqual(nothing);
    expect((await signIn(name, password)).token).not.toBeNull();
  });

  test('new recovery codes end the ones before', async () => {
    const { token, name, password, recoveryCodes } = await withFactor();
    const made = await own(token, 'newOwnEditorRecoveryCodes', { password });
    const half = await signIn(name, password);
    expect((await prove(half.entry, recoveryCodes[0] ?? '')).token).toBeNull();
    expect((await prove(half.entry, made.recoveryCodes?.[0] ?? '')).token).not.toBeNull();
  });

  test('attack: who waits half-way with the old password is left outside when it changes', async () => {
    const strict = await open(shared, true);
    const chief = await newEditor('chief');
    const waiting = await signIn(chief.name, chief.password, undefined, strict);
    await change('resetEditorPassword', { id: chief.id });
    expect(await prove(waiting.entry, codeOf(waiting.offer?.secret), strict)).toEqual(nothing);

    const { id, name, password, secret } = await withFactor();
    const half = await signIn(name, password);
    await change('resetEditorPassword', { id });
    expect(await prove(half.entry, nextCodeOf(secret))).toEqual(nothing);

    const other = await newEditor();
    const { token } = await signIn(other.name, other.password);
    const begun = await own(token, 'beginOwnEditorFactor', { password: other.password });
    const next = 'a-new-one-that-is-long';
    await own(token, 'changeOwnEditorPassword', { current: other.password, next });
    const { entry } = begun;
    expect(
      await own(token, 'confirmOwnEditorFactor', { entry, code: codeOf(begun.offer?.secret) }),
    ).toMatchObject({ problem: 'offerExpired' });
    await change('changeEditorAccess', { id: chief.id, isActive: false });
  });

  test('attack: a code is not guessed, whatever the address, and an entry is one person’s', async () => {
    const one = await withFactor();
    const two = await withFactor();
    const half = await signIn(one.name, one.password);
    const foreign = await own(two.token, 'confirmOwnEditorFactor', { entry: half.entry, code: '000000' });
    expect(foreign.problem).toBe('offerExpired');
    for (let count = 0; count < 6; count += 1) await prove(half.entry, '000000');
    const refused = await prove(half.entry, nextCodeOf(one.secret));
    expect(refused.token).toBeNull();
    expect(refused.seconds).toBeGreaterThan(0);
  });

  test('neither app nor codes can be read in the database', async () => {
    const { secret, recoveryCodes } = await withFactor();
    const tables = ['totp', 'recovery_code', 'editor_entry', 'record_revision'];
    const rows = await Promise.all(
      tables.map((name) => database.pool.query(`SELECT * FROM content.${name}`)),
    );
    const all = JSON.stringify(rows.map((one) => one.rows));
    expect(all).not.toContain(secret);
    expect(all).not.toContain(recoveryCodes[3]);
  });
});

test('EDI-01 nobody but the site asks any of it', async () => {
  const backend = { url: 'http://content.internal/graphql/content', fetch: content.handle };
  for (const query of [
    '{ editors { id } }',
    '{ editorSession(token: "x") { session } }',
    `{ ownEditorAccess(session: "${crypto.randomUUID()}") { hasFactor } }`,
    'mutation { signInEditor(name: "", password: "x", address: "") { seconds } }',
    'mutation { proveEditor(entry: "x", code: "x", address: "") { seconds } }',
    'mutation { signOutEditor(token: "x") }',
    `mutation { renewEditorSession(session: "${crypto.randomUUID()}") }`,
    'mutation { addEditor(name: "x", role: chief, by: "x") { password } }',
    `{ pagePasswords(pageId: "${crypto.randomUUID()}") { label } }`,
  ]) {
    const { errors } = await askContent(backend).send(query);
    expect(errors?.[0]?.extensions?.code, query).toBe('FORBIDDEN');
  }
});

test('PAG-05 passwords of pages are added, named once, and removed, by whom is kept', async () => {
  const sites = (await ask('{ sites { id } }')) as unknown as { sites: { id: string }[] };
  const found = await database.pool.query('SELECT id FROM content.page WHERE site_id = $1 LIMIT 1', [
    sites.sites[0]?.id,
  ]);
  const pageId = found.rows[0].id as string;
  const run = async (field: string, args: string) => {
    const data = await ask(
      `mutation change { ${field}(pageId: "${pageId}", ${args}, by: "Petra Ott") { problem passwords { label } } }`,
    );
    return (data as unknown as Record<string, { problem: string | null; passwords: { label: string }[] }>)[
      field
    ]!;
  };
  expect(
    (await run('addPagePassword', 'label: " Press  office ", password: "eight-letters"')).passwords,
  ).toEqual(expect.arrayContaining([{ label: 'Press office' }]));
  for (const [args, problem] of [
    ['label: "Press office", password: "eight-letters"', 'labelTaken'],
    ['label: " ", password: "eight-letters"', 'labelMissing'],
    ['label: "Short", password: "seven77"', 'passwordShort'],
    ['label: "Late", password: "eight-letters", expiresAt: "2020-01-01T00:00:00Z"', 'expiresInPast'],
  ] as const)
    expect((await run('addPagePassword', args)).problem, args).toBe(problem);
  expect((await run('removePagePassword', 'label: "Press office"')).problem).toBeNull();
  expect((await run('removePagePassword', 'label: "Press office"')).problem).toBe('absent');
});
