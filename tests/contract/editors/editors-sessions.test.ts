import { describe, expect, test } from 'vitest';
import { everywhere, workingGrants } from '#contracts/editing/roles.ts';
import { codeOf, editorsBackEnd, nextCodeOf, nothing, sample, shared } from './editors-back-end.ts';

const { database, open, call, signIn, prove, session, own, access, change } = editorsBackEnd();

describe('EDI-01 a session is kept by the server', () => {
  test('its token is none of another installation, and what is kept of it opens nothing', async () => {
    const { token } = await signIn('Petra Ott', sample);
    expect(token).toMatch(/^v1\.\d{10}\.[\w-]{43}$/);
    const days = (Number(token?.split('.')[1]) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(89.9);
    expect(days).toBeLessThanOrEqual(90);
    const { rows } = await database().pool.query('SELECT * FROM content.editor_session');
    expect(JSON.stringify(rows)).not.toContain(token?.split('.')[2]);
    for (const hash of rows.map(({ token_hash }) => token_hash as string))
      expect(await session(hash)).toBeNull();
  });

  test('and ends when its editor signs out, or after ninety days', async () => {
    const { token } = await signIn('Petra Ott', sample);
    await call('mutation out($token: String!) { signOutEditor(token: $token) }', { token });
    expect(await session(token)).toBeNull();
    const other = await signIn('Petra Ott', sample);
    await database().pool.query(
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
        (await call(
          'mutation end($id: ID!, $session: ID!) { endEditorSession(id: $id, session: $session) }',
          {
            id,
            session: (await session(token))?.session,
          },
        )) as unknown as { endEditorSession: boolean }
      ).endEditorSession;
    const others = await signIn('Jonas Meier', sample);
    expect(await end(others.token, (await session(lost.token))?.session)).toBe(false);
    expect(await end(here.token, (await session(lost.token))?.session)).toBe(true);
    expect(await session(lost.token)).toBeNull();
    await call('mutation end($session: ID!) { endOtherEditorSessions(shared: false, session: $session) }', {
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
    await call(end, { session: jonas });
    expect(await session(token)).not.toBeNull();
    await call(end, { session: (await session(chief.token))?.session });
    expect(await session(token)).toBeNull();
  });

  test('it is seen from where it was shown last', async () => {
    const { token } = await signIn('Petra Ott', sample, '198.51.100.1');
    await call(
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
    const { editor, password } = await change('addEditor', { name, grants: `[{ role: ${role} }]` });
    return { name, password: password ?? '', id: editor?.id ?? '' };
  };

  /** Sets up a second factor in a new session. */
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
    expect(await session(entered.token, strict)).toMatchObject({ grants: [everywhere('chief')] });
    expect(await own(entered.token, 'removeOwnEditorFactor', { password }, strict)).toMatchObject({
      problem: 'factorRequired',
    });
    // Editors sign in as before; only somebody with a second factor can become a chief editor.
    const editor = await newEditor();
    const { token } = await signIn(editor.name, editor.password, undefined, strict);
    await change('changeEditorAccess', { id: editor.id, grants: '[{ role: chief }]' });
    expect(await session(token, strict)).toMatchObject({ grants: workingGrants });
    const { entry, offer } = await own(token, 'beginOwnEditorFactor', { password: editor.password }, strict);
    await own(token, 'confirmOwnEditorFactor', { entry, code: codeOf(offer?.secret) }, strict);
    expect(await session(token, strict)).toMatchObject({ grants: [everywhere('chief')] });
    for (const id of (await call('{ editors { id name } }')).editors
      .filter((one) => one.name.startsWith('Factor'))
      .map((one) => one.id))
      await change('changeEditorAccess', { id, grants: '[{ role: editor }]' });
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
      (await call('{ editors { id name hasFactor } }')).editors.find((one) => one.id === id),
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
      tables.map((name) => database().pool.query(`SELECT * FROM content.${name}`)),
    );
    const all = JSON.stringify(rows.map((one) => one.rows));
    expect(all).not.toContain(secret);
    expect(all).not.toContain(recoveryCodes[3]);
  });
});
