import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { everywhere } from '#contracts/editing/roles.ts';
import { makeLocale } from '#web/i18n/locales.ts';
import type { ContentClient } from '#web/site/data/content-client.ts';
import { type ServerContext, serverContext } from '#web/site/data/server-context.ts';
import { type ResponseNotes, responseNotes } from '#web/site/render/response-notes.ts';
import { contentContext, visitContext } from '#web/site/visit/context.ts';
import { clearCaches } from '#web/site/visit/middleware.ts';
import { testDirectory, testEditorToken, testSettings } from '#web/site/visit/sites/test-sites.ts';

const server = { settings: testSettings };
const directory = testDirectory();

/** The notes of the response for somebody with this role or none. */
async function clearAs(role: 'chief' | 'editor' | undefined, address: string, testing = false) {
  const context = new RouterContextProvider();
  const grants = role ? [everywhere(role)] : [];
  const session = { id: 'petra', name: 'Petra Ott', grants, session: '1' };
  context.set(serverContext, server as unknown as ServerContext);
  context.set(contentContext, (async () => ({
    editorSession: role ? session : null,
  })) as unknown as ContentClient);
  context.set(visitContext, {
    site: directory.sites[0]!,
    directory,
    locale: makeLocale('en', 'CH'),
    path: '/',
    fallbackLanguage: undefined,
    measurementSystem: 'Metric',
    nextRelease: false,
    testing,
    fresh: true,
  });
  const url = new URL(address, 'http://localhost:3000');
  const notes: ResponseNotes = { tags: new Set() };
  context.set(responseNotes, notes);
  const headers = { cookie: `editor=${testEditorToken}` };
  await clearCaches(
    { request: new Request(url, { headers }), url, context, params: {}, unstable_pattern: '' } as never,
    async () => new Response('page'),
  );
  return notes.clearsCaches;
}

test('SYS-01 cache=clear empties the caches for who has entered the editor area, for nobody else, testing or not', async () => {
  expect(await clearAs('chief', '/en?cache=clear')).toBe(true);
  expect(await clearAs('editor', '/en?cache=clear')).toBe(true);
  expect(await clearAs(undefined, '/en?cache=clear')).toBeUndefined();
  expect(await clearAs(undefined, '/en?cache=clear', true)).toBeUndefined();
  expect(await clearAs(undefined, '/en?cache=clear&testing=true', true)).toBeUndefined();
});

test('SYS-01 no other address does, not even for a chief', async () => {
  for (const address of ['/en', '/en?cache=false', '/en?cache=Clear', '/en?clear'])
    expect(await clearAs('chief', address), address).toBeUndefined();
});
