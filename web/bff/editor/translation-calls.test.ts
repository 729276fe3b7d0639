import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { workingGrants } from '#contracts/editing/roles.ts';
import type { ContentClient } from '#web/site/data/content-client.ts';
import { type ServerContext, serverContext } from '#web/site/data/server-context.ts';
import { contentContext } from '#web/site/visit/context.ts';
import { testEditorToken } from '#web/site/visit/sites/test-sites.ts';
import { action, loader } from './translation-calls.ts';

const server = { settings: { origin: 'http://www.group.example' } } as ServerContext;
const pageId = '5a2f6f8e-1111-4222-8333-444455556666';
const session = { id: 'jonas', name: 'Jonas Meier', grants: workingGrants, session: 's' };
const state = { sourceLanguage: 'en', translationState: 'NONE', targetLanguages: [] };

/** A back end that responds to so many queries, the session's included, and is unavailable afterwards. */
function getContent(answers: number, operations: string[]): ContentClient {
  let left = answers;
  return (async (document: { definitions: readonly { name?: { value: string } }[] }) => {
    const name = document.definitions.find((one) => one.name)?.name?.value ?? '';
    operations.push(name);
    left -= 1;
    if (left < 0) throw new Response(null, { status: 503 });
    return {
      editorSession: session,
      translationState: state,
      startTranslation: state,
      resetTranslation: state,
    };
  }) as unknown as ContentClient;
}

async function call(name: string, { method = 'POST', answers = 9, cookie = testEditorToken } = {}) {
  const operations: string[] = [];
  const context = new RouterContextProvider();
  context.set(serverContext, server);
  context.set(contentContext, getContent(answers, operations));
  const url = new URL(`/api/translation/${name}/${pageId}`, 'http://www.group.example');
  const headers = { cookie: `editor=${cookie}`, 'sec-fetch-site': 'same-origin' };
  const args = {
    request: new Request(url, { method, headers }),
    context,
    params: { call: name, pageId },
    url,
  };
  const response = await (method === 'GET' ? loader : action)(args as never);
  return { status: response.status, headers: response.headers, body: await response.json(), operations };
}

describe.each(['state', 'start', 'reset'])('EDI-03 the call %s', (name) => {
  test('answers with the state of the page', async () => {
    expect(await call(name)).toMatchObject({ status: 200, body: state });
  });

  test.each([
    ['before it knows who asks', 0],
    ['before it knows the page', 1],
  ])('answers 503 when the content back end is away %s, and changes nothing', async (_, answers) => {
    for (const method of ['GET', 'POST']) {
      const { status, headers, body, operations } = await call(name, { method, answers });
      expect(status).toBe(503);
      expect(body).toEqual({ error: 'The content back end did not answer.' });
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(operations).toHaveLength(answers + 1);
    }
  });

  test('answers 401 to somebody who has not signed in, not 503', async () => {
    expect((await call(name, { cookie: '', answers: 0 })).status).toBe(401);
  });
});

test.each(['start', 'reset'])(
  'EDI-03 the call %s answers 503 when the back end leaves before it is done',
  async (name) => {
    expect(await call(name, { answers: 2 })).toMatchObject({
      status: 503,
      operations: ['editorSession', 'translationState', `${name}TranslationOf`],
    });
  },
);
