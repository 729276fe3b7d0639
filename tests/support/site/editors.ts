import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import type { Role } from '#contracts/editing/roles.ts';
import { sendRequest } from '../send-request.ts';
import { samplePassword } from '../server.ts';
import { originOf } from '../site.ts';
import { leave } from './frame.ts';

/** Editors of the sample site (seed/company/content/editors.yaml). */
export const editors = { chief: 'Petra Ott', editor: 'Jonas Meier', second: 'Léa Favre' } as const;
export type EditorName = keyof typeof editors;

/** Fills in the gate and submits it; '' as a name: with the shared password. */
export async function tryGate(page: Page, name: string, password: string): Promise<void> {
  await page.locator('#name').fill(name);
  await page.locator('#password').fill(password);
  await leave(page, () => page.locator('#password').press('Enter'));
}

/** Enters the code of the second factor at the gate. */
export async function giveCode(page: Page, code: string): Promise<void> {
  await page.locator('#code').fill(code);
  await leave(page, () => page.locator('#code').press('Enter'));
}

/** An authenticator app. */
export const appOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) });

/** Signs in at the gate that is shown (`visit('/en/editor')`), and waits for the application. */
export async function enterEditor(page: Page, who: EditorName): Promise<void> {
  await tryGate(page, editors[who], samplePassword);
  await page.locator('#editor main h1:not(.visually-hidden)').first().waitFor();
}

const known = new Map<string, Promise<string>>();

/** The cookies of a signed-in editor, for `visit(path, { cookies })`. */
export async function editorCookies(who: EditorName): Promise<Record<string, string>> {
  const address = originOf('main');
  const session = known.get(address + who) ?? sessionOf(editors[who], samplePassword);
  known.set(address + who, session);
  return { editor: await session };
}

type Answer = { status: number; data: unknown; code: string };
type Client = { cookie?: string | undefined; backend?: string };

/** Calls an operation of the editor area as its application does. `code`: of the first error, or empty. */
export async function callEditor(
  way: 'reads' | 'changes',
  operationName: string,
  variables: object,
  { cookie, backend = 'content' }: Client = {},
): Promise<Answer> {
  const path = way === 'reads' ? 'hygraph-draft-proxy' : 'editor-proxy';
  return post(`/api/${path}?backend=${backend}`, { operationName, variables }, cookie);
}

/** The same for links that the site signs. */
export function requestLink(operationName: string, variables: object, cookie?: string): Promise<Answer> {
  return post('/api/editor-links', { operationName, variables }, cookie);
}

/** A new editor whom the chief creates for a test. */
export async function newEditor(
  grants: readonly { role: Role; sites?: string[]; languages?: string[] }[] = [
    { role: 'editor' },
    { role: 'productManager' },
  ],
) {
  const { editor: chief } = await editorCookies('chief');
  const name = `Test ${crypto.randomUUID()}`;
  const { data } = await callEditor('changes', 'addEditor', { name, grants }, { cookie: chief });
  const { addEditor } = data as { addEditor: { password: string; editor: { id: string } } };
  const { password, editor } = addEditor;
  return {
    name,
    password,
    cookie: await sessionOf(name, password),
    enterAgain: () => sessionOf(name, password),
    shutOut: () =>
      callEditor('changes', 'changeEditorAccess', { id: editor.id, isActive: false }, { cookie: chief }),
  };
}

/** Sets up a second factor in an editor's session, whose cookie changes. */
export async function setUpFactor({ cookie, password }: { cookie: string; password: string }) {
  const begun = await callEditor('changes', 'beginOwnEditorFactor', { password }, { cookie });
  type Begun = { entry: string; offer: { secret: string } };
  const { entry, offer } = (begun.data as { beginOwnEditorFactor: Begun }).beginOwnEditorFactor;
  const app = appOf(offer.secret);
  const wish = { entry, code: app.generate() };
  const confirmed = await callEditor('changes', 'confirmOwnEditorFactor', wish, { cookie });
  const { confirmOwnEditorFactor } = confirmed.data as {
    confirmOwnEditorFactor: { recoveryCodes: string[] };
  };
  return { app, codes: confirmOwnEditorFactor.recoveryCodes };
}

async function post(path: string, body: object, cookie: string | undefined): Promise<Answer> {
  const origin = originOf('main');
  const { status, text } = await sendRequest(origin + path, {
    method: 'POST',
    headers: {
      origin,
      'content-type': 'application/json',
      ...(cookie !== undefined && { cookie: `editor=${cookie}` }),
    },
    body: JSON.stringify(body),
  });
  const { data, errors } = JSON.parse(text) as {
    data?: unknown;
    errors?: { extensions: { code: string } }[];
  };
  return { status, data, code: errors?.[0]?.extensions.code ?? '' };
}

async function sessionOf(name: string, input: string): Promise<string> {
  const origin = originOf('main');
  const { status, text } = await sendRequest(`${origin}/api/editor-area-authentication`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ input, name }),
  });
  const { hashedPassword } = JSON.parse(text) as { hashedPassword?: string };
  if (!hashedPassword) throw new Error(`${name} cannot enter: ${status}`);
  return hashedPassword;
}
