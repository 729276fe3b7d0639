import { expect, test } from 'vitest';
import type { ContentClient } from '#web/site/data/content-client.ts';
import { testEditorToken, testSettings } from '../sites/test-sites.ts';
import { editorByToken, editorCookie, getEditor, noEditorCookie } from './editor-session.ts';

const server = { settings: testSettings };
const petra = {
  id: 'petra',
  name: 'Petra Ott',
  grants: [{ role: 'chief', sites: null, languages: null }],
  session: 's',
};

/** A back end with one valid token, and its requests. */
function knowing(known: string, requested: unknown[] = []): ContentClient {
  return (async (_: unknown, variables: { token: string }) => {
    requested.push(variables);
    return { editorSession: variables.token === known ? petra : null };
  }) as unknown as ContentClient;
}

test('EDI-01 the content back end says who a token lets in', async () => {
  const requested: unknown[] = [];
  expect(await editorByToken(knowing(testEditorToken, requested), testEditorToken, '192.0.2.1')).toEqual(
    petra,
  );
  expect(requested).toEqual([{ token: testEditorToken, address: '192.0.2.1' }]);
  expect(await editorByToken(knowing('another'), testEditorToken)).toBeUndefined();
});

test('EDI-01 what cannot be a token is not asked about', async () => {
  const requested: unknown[] = [];
  const made = ['', 'v1', 'petra', `${testEditorToken}x`, testEditorToken.replace('v1', 'v2'), 'v1.1.short'];
  for (const forged of made)
    expect(await editorByToken(knowing(forged, requested), forged), forged).toBeUndefined();
  expect(requested).toEqual([]);
});

test('EDI-01 the cookie is for no script and, on a secure site, for this host alone', async () => {
  const secure = { settings: { ...testSettings, origin: 'https://www.group.example' } };
  expect(editorCookie(server, 'x')).toBe('editor=x; Path=/; Max-Age=7776000; SameSite=Lax; HttpOnly');
  expect(editorCookie(secure, 'x')).toBe(
    '__Host-editor=x; Path=/; Max-Age=7776000; SameSite=Lax; HttpOnly; Secure',
  );
  expect(noEditorCookie(server)).toMatch(/^editor=; Path=\/; Max-Age=0/);
  const content = knowing(testEditorToken);
  const request = (name: string) =>
    new Request('http://localhost/', { headers: { cookie: `${name}=${testEditorToken}` } });
  expect(await getEditor(server, content, request('editor'))).toBeDefined();
  expect(await getEditor(secure, content, request('editor'))).toBeUndefined();
  expect(await getEditor(secure, content, request('__Host-editor'))).toBeDefined();
});
