import { describe, expect, test } from 'vitest';
import type { Backend } from '#contracts/backend.ts';
import { makeLocale } from '#web/i18n/locales.ts';
import { createContentClient, localesHeader } from './content-client.ts';
import { createTestServer } from './test-server.ts';

function getClient(answer: Backend['fetch']) {
  const { server, warnings } = createTestServer(answer);
  const reading = { locale: makeLocale('de', 'CH'), fallbackLanguage: 'fr' as const };
  return { query: createContentClient(server, reading), warnings };
}

test('LOC-04 the reader’s locale, the chosen fallback and English are asked for, each once', () => {
  expect(localesHeader({ locale: makeLocale('de', 'CH'), fallbackLanguage: 'fr' })).toBe('de-CH,fr,en');
  expect(localesHeader({ locale: makeLocale('en'), fallbackLanguage: undefined })).toBe('en');
});

test('SYS-06 the back end is asked at its address, as the site’s own server', async () => {
  const { query: send } = getClient(async (request) => {
    expect(request.headers.get('locales')).toBe('de-CH,fr,en');
    expect(request.headers.get('authorization')).toBe('Bearer secret');
    return Response.json({ data: { answer: 42 } });
  });
  expect(await send('query q { answer }', {})).toEqual({ answer: 42 });
});

describe('absent is not broken: a back end that does not answer is 503', () => {
  test.each<[string, Backend['fetch']]>([
    ['unreachable', () => Promise.reject(new Error('connection refused'))],
    ['an error of the server', () => new Response('<html>', { status: 500 })],
    ['rubbish', () => new Response('rubbish')],
    ['an error in the answer', () => Response.json({ errors: [{ message: 'broken' }] })],
  ])('%s', async (_, answer) => {
    const { query: send, warnings } = getClient(answer);
    await expect(send('query q { answer }', {})).rejects.toMatchObject({ init: { status: 503 } });
    expect(warnings).toHaveLength(1);
  });
});
