import { afterEach, expect, test, vi } from 'vitest';
import { fetchSuggestions, isSearchable, suggestionPath } from './suggestions.ts';

afterEach(() => vi.unstubAllGlobals());

const source = { source: '/api/search-proxy/suggest', localeCode: 'de-ch', siteSlug: '' };
const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));

test('SEA-02 two letters are asked for, or one character of a script without gaps', () => {
  expect(['a', ' a ', '', 'ab', '机', '圧'].map(isSearchable)).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
});

test('SEA-02 a record stands below the locale, a paper does not', () => {
  expect(suggestionPath({ url: '/products/a/b' }, '/de-ch')).toBe('/de-ch/products/a/b');
  expect(suggestionPath({ url: '/' }, '/de-ch')).toBe('/de-ch');
  expect(suggestionPath({ url: '/file/manual?l=de' }, '/de-ch')).toBe('/file/manual?l=de');
});

test('SEA-02 suggestions are asked for with locale and site', async () => {
  const records = [{ title: 'Reuss 455' }];
  answering(async () => Response.json({ records }));
  expect(await fetchSuggestions(source, 'reuss', new AbortController().signal)).toEqual(records);
  const [, sent] = vi.mocked(fetch).mock.calls[0] ?? [];
  expect(JSON.parse(String(sent?.body))).toEqual({ localeCode: 'de-ch', siteSlug: '', query: 'reuss' });
});

test.each([
  ['refuses', async () => new Response('', { status: 503 })],
  ['answers no JSON', async () => new Response('<html>')],
  ['is not there', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('SEA-02 there are none where the source %s', async (_, answer) => {
  answering(answer);
  expect(await fetchSuggestions(source, 'reuss', new AbortController().signal)).toEqual([]);
});
