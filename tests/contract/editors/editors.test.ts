import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { everywhere, workingGrants } from '#contracts/editing/roles.ts';
import { callContent } from '../../support/back-ends/call-content.ts';
import { editorsBackEnd, nothing, sample, shared } from './editors-back-end.ts';

const { content, database, reported, open, call, signIn, session, enter, own, change, idOf } =
  editorsBackEnd();

describe('EDI-01 editors sign in', () => {
  test('by the shared password, or by name however it is spelled', async () => {
    expect(await enter('', shared)).toMatchObject({ id: 'shared', name: 'Editor', grants: workingGrants });
    expect(await enter('  petra   OTT ', sample)).toMatchObject({
      name: 'Petra Ott',
      grants: [everywhere('chief')],
    });
    expect(await enter('Léa Favre', sample)).toMatchObject({ grants: workingGrants });
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
    const { hashPassword } = await import('#services/content/page/protection/page-password.ts');
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
        (await signIn('Jonas Meier', 'guess', '198.51.100.7', count % 2 ? second : content())).token,
      ).toBeNull();
    const refused = await signIn('Jonas Meier', sample);
    expect(refused.token).toBeNull();
    expect(refused.seconds).toBeGreaterThan(0);
    expect(await enter('Jonas Meier', sample, '203.0.113.9')).toMatchObject({ name: 'Jonas Meier' });
  });

  test('and not at all because strangers guess, wherever they are: others enter, and who is guessed a little later', async () => {
    const bucket = createHash('sha256').update('password account editor').digest('base64url');
    await database().pool.query(
      `INSERT INTO content.attempt (bucket, failures, blocked_until, last_at) VALUES ($1, 100000, now(), now())`,
      [bucket],
    );
    for (let count = 0; count < 2; count += 1) {
      expect(await signIn('', 'guess', `192.0.2.${count}`)).toEqual(nothing);
      const started = performance.now();
      expect(await enter('', shared, `203.0.113.${count}`)).toMatchObject({ id: 'shared' });
      expect(performance.now() - started).toBeGreaterThan(1900);
      if (count > 0) continue;
      expect(await enter('Petra Ott', sample, '203.0.113.200')).toMatchObject({
        grants: [everywhere('chief')],
      });
    }
  });

  test('forty at once are a few tries and the rest refused', async () => {
    const tries = await Promise.all(Array.from({ length: 40 }, () => signIn('', 'guess', '192.0.2.1')));
    expect(tries.filter(({ seconds }) => seconds === 0).length).toBeLessThanOrEqual(6);
  });

  test('and the log says who, never by what', async () => {
    reported.length = 0;
    await signIn('Petra Ott', sample);
    await signIn('Petra Ott', 'a-mistyped-secret');
    await signIn('a-secret-in-the-wrong-field', '');
    await signIn('a-secret-in-the-wrong-field', 'x');
    const lines = JSON.stringify(reported);
    expect(lines).toContain('Petra Ott');
    expect(lines).not.toContain('a-mistyped-secret');
    expect(lines).not.toContain('a-secret-in-the-wrong-field');
    expect(lines).not.toContain(sample);
  });
});

describe('EDI-01 the team', () => {
  test('a new editor enters with the password that is shown once, until it is changed', async () => {
    const { editor, password } = await change('addEditor', {
      name: ' Nora  Keller ',
      grants: '[{ role: editor }]',
    });
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
      expect(await change('addEditor', { name, grants: '[{ role: editor }]' }), name).toMatchObject({
        problem,
        editor: null,
      });
  });

  test('EDI-02 nobody is there without a grant, and a grant that cannot be is refused', async () => {
    expect(await change('addEditor', { name: 'Without Any', grants: '[]' })).toMatchObject({
      problem: 'grantMissing',
    });
    const id = await idOf('Léa Favre');
    expect(await change('changeEditorAccess', { id, grants: '[]' })).toMatchObject({
      problem: 'grantMissing',
    });
    for (const grants of ['[{ role: chief, languages: ["de"] }]', '[{ role: editor, sites: [] }]'])
      await expect(change('changeEditorAccess', { id, grants }), grants).rejects.toThrow('BAD_USER_INPUT');
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

  test('other grants count with the next request', async () => {
    const id = await idOf('Léa Favre');
    const { token } = await signIn('Léa Favre', sample);
    expect(await session(token)).toMatchObject({ grants: workingGrants });
    await change('changeEditorAccess', { id, grants: '[{ role: chief }]' });
    expect(await session(token)).toMatchObject({ grants: [everywhere('chief')] });
    await change('changeEditorAccess', { id, grants: '[{ role: editor, languages: ["de"] }]' });
    const german = { role: 'editor', sites: null, languages: ['de'] };
    expect(await session(token)).toMatchObject({ grants: [german] });
  });

  test('the last chief cannot go, also when two try at once', async () => {
    const petra = await idOf('Petra Ott');
    expect(await change('changeEditorAccess', { id: petra, isActive: false })).toMatchObject({
      problem: 'lastChief',
    });
    expect(await change('changeEditorAccess', { id: petra, grants: '[{ role: editor }]' })).toMatchObject({
      problem: 'lastChief',
    });
    const jonas = await idOf('Jonas Meier');
    await change('changeEditorAccess', { id: jonas, grants: '[{ role: chief }]' });
    const both = await Promise.all(
      [petra, jonas].map((id) => change('changeEditorAccess', { id, grants: '[{ role: editor }]' })),
    );
    expect(both.filter(({ problem }) => problem === 'lastChief').length).toBe(1);
    await change('changeEditorAccess', { id: petra, grants: '[{ role: chief }]' });
    await change('changeEditorAccess', { id: jonas, grants: '[{ role: editor }]' });
  });

  test('the shared password is a chief’s only where there is no other', async () => {
    const { token } = await signIn('', shared);
    expect(await session(token)).toMatchObject({ grants: workingGrants });
    await database().pool.query("UPDATE content.editor SET is_active = false WHERE name = 'Petra Ott'");
    expect(await session(token)).toMatchObject({ grants: [everywhere('chief')] });
    await database().pool.query("UPDATE content.editor SET is_active = true WHERE name = 'Petra Ott'");
  });

  test('one’s own password is changed by who knows it, to one that is long enough', async () => {
    const { token } = await signIn('Petra Ott', sample);
    const elsewhere = await signIn('Petra Ott', sample);
    const changePassword = async (current: string, next: string) =>
      (await own(token, 'changeOwnEditorPassword', { current, next })).problem;
    expect(await changePassword('guess', 'long-enough-it-is')).toBe('passwordWrong');
    expect(await changePassword(sample, 'short')).toBe('passwordShort');
    expect(await changePassword(sample, 'x'.repeat(300))).toBe('passwordLong');
    expect(await changePassword(sample, 'Password12345678')).toBe('passwordCommon');
    expect(await changePassword(sample, 'long-enough-it-is')).toBeNull();
    expect(await session(token)).not.toBeNull();
    expect(await session(elsewhere.token)).toBeNull();
    expect(await enter('Petra Ott', sample)).toBeNull();
    expect(await enter('Petra Ott', 'long-enough-it-is')).not.toBeNull();
    expect(await changePassword('long-enough-it-is', sample)).toBeNull();
  });

  test('a chief changes how others enter; the own way goes by the own password', async () => {
    const id = await idOf('Petra Ott');
    for (const field of ['resetEditorPassword', 'resetEditorFactor'])
      expect(await change(field, { id }), field).toMatchObject({ problem: 'own', password: null });
  });

  test('who did what is kept, without any password', async () => {
    const { rows } = await database().pool.query(
      "SELECT * FROM content.record_revision WHERE kind = 'editor'",
    );
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.every(({ by }) => by === 'Petra Ott')).toBe(true);
    expect(JSON.stringify(rows)).not.toMatch(/scrypt|hash|long-enough/);
  });
});

test('EDI-01 nobody but the site asks any of it', async () => {
  const backend = { url: 'http://content.internal/graphql/content', fetch: content().handle };
  for (const query of [
    '{ editors { id } }',
    '{ editorSession(token: "x") { session } }',
    `{ ownEditorAccess(session: "${crypto.randomUUID()}") { hasFactor } }`,
    'mutation { signInEditor(name: "", password: "x", address: "") { seconds } }',
    'mutation { proveEditor(entry: "x", code: "x", address: "") { seconds } }',
    'mutation { signOutEditor(token: "x") }',
    `mutation { renewEditorSession(session: "${crypto.randomUUID()}") }`,
    'mutation { addEditor(name: "x", grants: [{ role: chief }], by: "x") { password } }',
    `{ pagePasswords(pageId: "${crypto.randomUUID()}") { label } }`,
  ]) {
    const { errors } = await callContent(backend).send(query);
    expect(errors?.[0]?.extensions?.code, query).toBe('FORBIDDEN');
  }
});

test('PAG-05 passwords of pages are added, named once, and removed, by whom is kept', async () => {
  const sites = (await call('{ sites { id } }')) as unknown as { sites: { id: string }[] };
  const found = await database().pool.query('SELECT id FROM content.page WHERE site_id = $1 LIMIT 1', [
    sites.sites[0]?.id,
  ]);
  const pageId = found.rows[0].id as string;
  const run = async (field: string, args: string) => {
    const data = await call(
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
