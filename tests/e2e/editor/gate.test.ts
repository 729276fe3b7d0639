import type { Page } from 'playwright-core';
import { describe, expect, test as plainTest } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { sampleDataDir } from '../../support/sample-data.ts';
import { sendRequest } from '../../support/send-request.ts';
import { samplePassword, startServer } from '../../support/server.ts';
import {
  appOf,
  callEditor,
  editors,
  giveCode,
  newEditor,
  setUpFactor,
  tryGate,
} from '../../support/site/editors.ts';
import { originOf } from '../../support/site.ts';
import { text } from '../../support/texts.ts';

const wrong = [/^answered 422: /, /^console error: .* status of 422/];

test.for([true, false])(
  'EDI-01 the gate lets in who knows the password, script %s',
  async (script, { visit }) => {
    const page = await visit('/en/editor', { script, expected: [...wrong, /\.js csp$/] });
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await tryGate(page, editors.editor, '');
    expect(await page.locator('main').textContent()).toContain(text('en', 'editor', 'gate.missing'));
    await tryGate(page, editors.editor, 'not-the-password');
    expect(await page.locator('main').textContent()).toContain(text('en', 'editor', 'gate.wrong'));
    expect(await page.locator('#name').inputValue()).toBe(editors.editor);
    expect(await page.locator('#password').getAttribute('aria-invalid')).toBe('true');
    if (script) await expectNoViolations(page);
    await tryGate(page, editors.editor, samplePassword);
    expect(await page.locator('#editor').getAttribute('data-start')).toContain(editors.editor);
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'editor');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(89.9);
    expect(days).toBeLessThanOrEqual(90);
  },
);

test('EDI-01 the shared password, without a name, lets in, too', async ({ visit }) => {
  const page = await visit('/de/editor', { width: 390 });
  await expectNoViolations(page);
  await tryGate(page, '', samplePassword);
  expect(await page.locator('#editor').getAttribute('data-start')).toContain('"role":"editor"');
});

test('EDI-01 who signs out is asked again, and the session has ended', async ({ visit }) => {
  const page = await visit('/en/editor');
  await tryGate(page, editors.second, samplePassword);
  const [before] = (await page.context().cookies()).filter(({ name }) => name === 'editor');
  expect(before).toBeDefined();
  await page.getByRole('button', { name: text('en', 'editor', 'signOut') }).click();
  await page.locator('#password').waitFor();
  expect((await page.context().cookies()).filter(({ name }) => name === 'editor')).toEqual([]);
  expect((await callEditor('reads', 'ownEditorAccess', {}, { cookie: before?.value })).code).toBe(
    'UNAUTHENTICATED',
  );
  await page.goto('/en/editor/pages');
  await page.locator('#password').waitFor();
});

test('EDI-01 who has a second factor is asked for it, at the gate without script, by programs, and in the middle of work', async ({
  visit,
}) => {
  const person = await newEditor();
  const { app, codes } = await setUpFactor(person);
  const page = await visit('/en/editor', { script: false, expected: [...wrong, /\.js csp$/] });
  await tryGate(page, person.name, person.password);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
    text('en', 'signIn', 'code.title'),
  );
  await giveCode(page, '000000');
  expect(await page.locator('main').textContent()).toContain(text('en', 'account', 'problem.code'));
  expect(await page.locator('#code').getAttribute('aria-invalid')).toBe('true');
  await giveCode(page, app.generate({ timestamp: Date.now() + 30_000 }));
  expect(await page.locator('#editor').getAttribute('data-start')).toContain(person.name);

  const work = await visit('/en/editor/team', { expected: [/answered 401: /, /status of 401/] });
  await tryGate(work, person.name, person.password);
  await expectNoViolations(work);
  await giveCode(work, codes[0] ?? '');
  await work.getByRole('heading', { level: 1, name: text('en', 'editorTeam', 'title') }).waitFor();
  await work.context().clearCookies();
  await work.locator('#own-current').fill('typed before');
  await work.locator('#own-next').fill('typed-before-it-ended');
  await work.getByRole('button', { name: text('en', 'editorTeam', 'own.submit') }).click();
  const dialog = work.getByRole('dialog');
  await dialog.locator('#entrance-password').fill(person.password);
  await dialog.getByRole('button', { name: text('en', 'editor', 'entrance.enter') }).click();
  await dialog.locator('#entrance-code').fill(codes[1] ?? '');
  await dialog.getByRole('button', { name: text('en', 'editor', 'entrance.enter') }).click();
  await work.getByText(text('en', 'editorTeam', 'problem.passwordWrong')).waitFor();
  expect(await work.locator('#own-current').inputValue()).toBe('typed before');
  await person.shutOut();
});

describe('EDI-01 the calls that other programs make', () => {
  const call = async (path: string, body: unknown) => {
    const origin = originOf('main');
    const { status, text, headers } = await sendRequest(`${origin}/api/${path}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status, headers, json: JSON.parse(text) as { success: boolean; hashedPassword?: string } };
  };

  plainTest.for(['editor-area-autentication', 'editor-area-authentication'])('%s', async (path) => {
    const entered = await call(path, { input: samplePassword });
    expect(entered.json).toMatchObject({ success: true });
    const token = entered.json.hashedPassword ?? '';
    // Decision 2: the token is not derived from the password, so stored data do not let anybody sign in as
    // somebody else.
    expect(token).toMatch(/^v1\.\d+\.[\w-]{43}$/);
    expect(entered.headers['set-cookie']?.[0]).toMatch(
      /^editor=v1\.[^;]+; Path=\/; Max-Age=7776000; SameSite=Lax; HttpOnly$/,
    );
    expect(entered.headers['cache-control']).toContain('no-store');
    expect((await call(path, { hash: token })).json).toEqual({ success: true });
    for (const hash of [`${token}x`, token.replace('v1', 'v2'), '', samplePassword])
      expect((await call(path, { hash })).json, hash).toEqual({ success: false });
  });

  plainTest('a wrong password gives nothing, whoever it is for', async () => {
    for (const name of ['', editors.chief, 'Nobody At All']) {
      const { json, headers, status } = await call('editor-area-authentication', {
        input: 'wrong-one',
        name,
      });
      expect({ status, json }).toEqual({ status: 200, json: { success: false } });
      expect(headers['set-cookie']).toBeUndefined();
      // A successful sign-in from here counts like a mistyped password.
      await call('editor-area-authentication', { input: samplePassword, name: editors.chief });
    }
    for (const body of [{}, { input: 1 }, { hash: null }, [], 'x'])
      expect((await call('editor-area-authentication', body)).status).toBe(400);
  });
});

plainTest('EDI-01 a changed password ends all sessions but the one in which it was changed', async () => {
  const person = await newEditor();
  const next = `quiet-lorry-${crypto.randomUUID()}`;
  const wish = { current: person.password, next };
  const changed = await callEditor('changes', 'changeOwnEditorPassword', wish, { cookie: person.cookie });
  expect(changed.data).toMatchObject({ changeOwnEditorPassword: { problem: null } });
  expect((await callEditor('reads', 'pagePasswords', {}, { cookie: person.cookie })).code).toBe(
    'UNAUTHENTICATED',
  );
  await person.shutOut();
});

test('EDI-01 who guesses waits longer and longer, also over a restart; others do not, and a chief enters by a second factor', async ({
  visit,
}) => {
  const data = sampleDataDir();
  const settings = {
    DATA_DIR: data.path,
    EDITOR_PASSWORD: 'strip-crimp-and-fit',
    TRUST_PROXY: '1',
    SECOND_FACTOR: 'required',
  };
  let server = await startServer(settings);
  const attempt = async (input: string, from: string) => {
    const { status, headers, text } = await sendRequest(`${server.address}/api/editor-area-authentication`, {
      method: 'POST',
      headers: { origin: server.address, 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ input }),
    });
    return {
      status,
      wait: Number(headers['retry-after'] ?? 0),
      success: JSON.parse(text).success as boolean,
    };
  };
  try {
    for (let count = 0; count < 5; count += 1)
      expect(await attempt('guess', '198.51.100.7')).toEqual({ status: 200, wait: 0, success: false });
    await attempt('guess', '198.51.100.7');
    const refused = await attempt('strip-crimp-and-fit', '198.51.100.7');
    expect(refused).toMatchObject({ status: 429, success: false });
    expect(refused.wait).toBeGreaterThan(0);
    expect(await attempt('strip-crimp-and-fit', '203.0.113.9')).toMatchObject({
      status: 200,
      success: true,
    });
    await chiefSetsUpFactor(await visit(`${server.address}/de/editor`, { width: 390, expected: wrong }));
    // Without a value in the setting, the sample password does not work as the shared one.
    expect(await attempt(samplePassword, '203.0.113.9')).toMatchObject({ status: 200, success: false });
    await server.stop();
    server = await startServer(settings);
    const again = await Promise.all([1, 2, 3].map(() => attempt('guess', '198.51.100.7')));
    expect(again.some(({ status }) => status === 429)).toBe(true);
  } finally {
    await server.stop();
    await data.remove();
  }
});

/** Sets up an authenticator app at the gate, stores the recovery codes, and signs in with one of them. */
async function chiefSetsUpFactor(page: Page): Promise<void> {
  await tryGate(page, editors.chief, samplePassword);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
    text('de', 'signIn', 'setUp.title'),
  );
  await page.getByRole('img', { name: text('de', 'account', 'totp.qr') }).waitFor();
  await expectNoOverflow(page);
  await expectNoViolations(page);
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await giveCode(page, '000000');
  expect(await page.locator('code').innerText()).toBe(secret.replaceAll(/(.{4})(?=.)/g, '$1 '));
  await giveCode(page, appOf(secret).generate());
  const codes = await page.locator('main li code').allInnerTexts();
  expect(codes).toHaveLength(10);
  await expectNoViolations(page);
  await page.getByRole('link', { name: text('de', 'signIn', 'codes.submit') }).click();
  await page.locator('#editor main h1:not(.visually-hidden)').first().waitFor();
  expect(await page.locator('#editor').getAttribute('data-start')).toContain('"role":"chief"');
  await page.getByRole('button', { name: text('de', 'editor', 'signOut') }).click();
  await page.locator('#password').waitFor();
  await tryGate(page, editors.chief, samplePassword);
  await giveCode(page, codes[0] ?? '');
  await page.locator('#editor main h1:not(.visually-hidden)').first().waitFor();
  // The server is restarted.
  await page.goto('about:blank');
}
