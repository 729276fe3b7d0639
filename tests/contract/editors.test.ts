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

const open = (editorPassword?: string) =>
  openContent({
    pool: database.pool,
    log: { info: note, warn: note, error: note },
    secret,
    production: true,
    editorPassword,
  });

beforeAll(async () => {
  database = await contentDatabase(inject('databaseUrl'), 'sample');
  content = await open(shared);
  await content.giveSamplePassword(sample);
});
beforeEach(() => database.pool.query('DELETE FROM content.attempt'));
afterAll(() => database?.close());

type Data = Record<string, never> & {
  signInEditor: {
    seconds: number;
    session: { id: string; name: string; role: string; version: string } | null;
  };
  editorSession: { name: string; role: string; version: string } | null;
  editors: { id: string; name: string; role: string; isActive: boolean }[];
};
type Change = {
  password: string | null;
  problem: string | null;
  editor: { id: string; role: string } | null;
};

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
        signInEditor(name: $name, password: $password, address: $address) { seconds session { id name role version } }
      }`,
      { name, password, address },
      back,
    )
  ).signInEditor;

const session = async (id: string) =>
  (await ask('query session($id: String!) { editorSession(id: $id) { name role version } }', { id }))
    .editorSession;

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
    expect((await signIn('', shared)).session).toMatchObject({
      id: 'shared',
      name: 'Editor',
      role: 'editor',
    });
    expect((await signIn('  petra   OTT ', sample)).session).toMatchObject({
      name: 'Petra Ott',
      role: 'chief',
    });
    expect((await signIn('Léa Favre', sample)).session).toMatchObject({ role: 'editor' });
  });

  test('not by another password, name, or none', async () => {
    for (const [name, password] of [
      ['', sample],
      ['Petra Ott', shared],
      ['Nobody', sample],
      ['', ''],
      ['Petra Ott', ''],
    ] as const)
      expect(await signIn(name, password, crypto.randomUUID()), name).toEqual({ session: null, seconds: 0 });
  });

  test('by the hash of the shared password, too; the setting then opens nothing itself', async () => {
    const { hashPassword } = await import('#services/content/page/page-password.ts');
    const hash = await hashPassword(shared);
    const other = await open(hash);
    expect((await signIn('', shared, '1', other)).session?.id).toBe('shared');
    expect((await signIn('', hash, '1', other)).session).toBeNull();
    const without = await open();
    expect((await signIn('', shared, '1', without)).session).toBeNull();
  });

  test('slower and slower when they guess, in every process; not from elsewhere', async () => {
    const second = await open(shared);
    for (let count = 0; count < 6; count += 1)
      expect(
        (await signIn('Jonas Meier', 'guess', '198.51.100.7', count % 2 ? second : content)).session,
      ).toBeNull();
    const refused = await signIn('Jonas Meier', sample);
    expect(refused.session).toBeNull();
    expect(refused.seconds).toBeGreaterThan(0);
    expect((await signIn('Jonas Meier', sample, '203.0.113.9')).session).toMatchObject({
      name: 'Jonas Meier',
    });
  });

  test('forty at once are a few tries and the rest refused', async () => {
    const tries = await Promise.all(Array.from({ length: 40 }, () => signIn('', 'guess', '192.0.2.1')));
    expect(tries.filter(({ seconds }) => seconds === 0).length).toBeLessThanOrEqual(6);
  });

  test('and the log says who, never by what', async () => {
    told.length = 0;
    await signIn('Petra Ott', sample);
    await signIn('Petra Ott', 'a-mistyped-secret');
    const lines = JSON.stringify(told);
    expect(lines).toContain('Petra Ott');
    expect(lines).not.toContain('a-mistyped-secret');
    expect(lines).not.toContain(sample);
  });
});

describe('EDI-01 the team', () => {
  test('a new editor enters with the password that is shown once, until it is changed', async () => {
    const { editor, password } = await change('addEditor', { name: ' Nora  Keller ', role: 'editor' });
    expect(password).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    const entered = (await signIn('nora keller', password ?? '')).session;
    expect(entered).toMatchObject({ id: editor?.id, name: 'Nora Keller' });
    const renewed = await change('resetEditorPassword', { id: editor?.id });
    expect((await session(editor?.id ?? ''))?.version).not.toBe(entered?.version);
    expect((await signIn('Nora Keller', password ?? '')).session).toBeNull();
    expect((await signIn('Nora Keller', renewed.password ?? '')).session).not.toBeNull();
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
    expect(await session(id)).not.toBeNull();
    await change('changeEditorAccess', { id, isActive: false });
    expect(await session(id)).toBeNull();
    expect((await signIn('Léa Favre', sample)).session).toBeNull();
    await change('changeEditorAccess', { id, isActive: true });
    expect((await signIn('Léa Favre', sample)).session).not.toBeNull();
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
    expect(await session('shared')).toMatchObject({ role: 'editor' });
    await database.pool.query("UPDATE content.editor SET is_active = false WHERE role = 'chief'");
    expect(await session('shared')).toMatchObject({ role: 'chief' });
    await database.pool.query("UPDATE content.editor SET is_active = true WHERE role = 'chief'");
  });

  test('one’s own password is changed by who knows it, to one that is long enough', async () => {
    const own = async (current: string, next: string) =>
      (await change('changeOwnEditorPassword', { current, next })).problem;
    expect(await own('guess', 'long-enough-it-is')).toBe('passwordWrong');
    expect(await own(sample, 'short')).toBe('passwordShort');
    expect(await own(sample, 'x'.repeat(300))).toBe('passwordLong');
    expect(await own(sample, 'long-enough-it-is')).toBeNull();
    expect((await signIn('Petra Ott', sample)).session).toBeNull();
    expect((await signIn('Petra Ott', 'long-enough-it-is')).session).not.toBeNull();
  });

  test('who did what is kept, without any password', async () => {
    const { rows } = await database.pool.query("SELECT * FROM content.record_revision WHERE kind = 'editor'");
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.every(({ by }) => by === 'Petra Ott')).toBe(true);
    expect(JSON.stringify(rows)).not.toMatch(/scrypt|hash|long-enough/);
  });
});

test('EDI-01 nobody but the site asks any of it', async () => {
  const backend = { url: 'http://content.internal/graphql/content', fetch: content.handle };
  for (const query of [
    '{ editors { id } }',
    '{ editorSession(id: "shared") { version } }',
    'mutation { signInEditor(name: "", password: "x", address: "") { seconds } }',
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
