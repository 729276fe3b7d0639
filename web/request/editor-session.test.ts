import { expect, test } from 'vitest';
import type { ContentClient } from './content-client.ts';
import { editorByToken, editorCookie, editorOf, editorToken, noEditorCookie } from './editor-session.ts';
import { testSettings } from './test-sites.ts';

const server = { settings: testSettings, sign: (text: string) => Buffer.from(text).toString('base64url') };
const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 3, 1);
const token = editorToken(server, { id: 'petra', version: 'v1' }, now);

/** A back end that knows one editor, or none. */
const knowing = (version: string | undefined) =>
  (async (_: unknown, { id }: { id: string }) => ({
    editorSession: version && id === 'petra' ? { id, name: 'Petra Ott', role: 'chief', version } : null,
  })) as unknown as ContentClient;

test('EDI-01 a session lasts ninety days', async () => {
  expect(await editorByToken(server, knowing('v1'), token, now + 89 * day)).toEqual({
    id: 'petra',
    name: 'Petra Ott',
    role: 'chief',
  });
  expect(await editorByToken(server, knowing('v1'), token, now + 91 * day)).toBeUndefined();
});

test('EDI-01 it ends with the password that it was made with, and with the editor', async () => {
  expect(await editorByToken(server, knowing('v2'), token, now)).toBeUndefined();
  expect(await editorByToken(server, knowing(undefined), token, now)).toBeUndefined();
});

test('EDI-01 a token that was changed or made up is none', async () => {
  const [version, expires, id, signature] = token.split('.');
  const made = [
    '',
    'v1',
    'petra',
    [version, Number(expires) + 1, id, signature].join('.'),
    [version, expires, 'jonas', signature].join('.'),
    ['v2', expires, id, signature].join('.'),
    `${token}x`,
    `${version}.${expires}.${id}.`,
  ];
  for (const forged of made)
    expect(await editorByToken(server, knowing('v1'), forged, now), forged).toBeUndefined();
});

test('EDI-01 the cookie is for no script and, on a secure site, for this host alone', async () => {
  const secure = { ...server, settings: { ...testSettings, origin: 'https://www.group.example' } };
  expect(editorCookie(server, 'x')).toBe('editor=x; Path=/; Max-Age=7776000; SameSite=Lax; HttpOnly');
  expect(editorCookie(secure, 'x')).toBe(
    '__Host-editor=x; Path=/; Max-Age=7776000; SameSite=Lax; HttpOnly; Secure',
  );
  expect(noEditorCookie(server)).toMatch(/^editor=; Path=\/; Max-Age=0/);
  const fresh = editorToken(server, { id: 'petra', version: 'v1' });
  const request = (cookie: string) => new Request('http://localhost/', { headers: { cookie } });
  expect(await editorOf(server, knowing('v1'), request(`editor=${fresh}`))).toBeDefined();
  expect(await editorOf(secure, knowing('v1'), request(`editor=${fresh}`))).toBeUndefined();
  expect(await editorOf(secure, knowing('v1'), request(`__Host-editor=${fresh}`))).toBeDefined();
});
