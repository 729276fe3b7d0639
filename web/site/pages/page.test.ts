import { RouterContextProvider } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Block } from '#contracts/content/blocks.ts';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { collectTags, noteContent } from '#web/site/data/cache/cache-tags.ts';
import type { ContentClient } from '#web/site/data/content-client.ts';
import { data } from '#web/site/data/data.ts';
import type { ProductsClient } from '#web/site/data/products-client.ts';
import { type ServerContext, serverContext } from '#web/site/data/server-context.ts';
import { responseNotes } from '#web/site/render/response-notes.ts';
import { contentContext, productsContext, visitContext } from '#web/site/visit/context.ts';
import { sampleBlock, sampleLink } from './layout/sample-blocks.ts';
import { loader } from './page.tsx';
import type { PageData } from './page-query.ts';
import { samplePage } from './sample-page.ts';
import { testReader } from './test-reader.tsx';

const requested: unknown[] = [];

beforeEach(() => data.drop(['all']));

/** A process whose signature is the text itself, in letters that a cookie may hold. */
const testServer = {
  sign: (text: string) => Buffer.from(text).toString('base64url'),
  settings: { origin: 'https://example.org' },
} as unknown as ServerContext;

async function load(answer: () => PageData | null, path = '/about-us/quality', cookie = '') {
  await loadLanguage('en');
  const context = new RouterContextProvider();
  context.set(visitContext, { ...testReader(), path });
  context.set(responseNotes, { tags: new Set<string>() });
  context.set(serverContext, testServer);
  context.set(contentContext, (async (_: unknown, variables: Record<string, unknown>) => {
    requested.push(variables);
    const result = { page: answer(), redirects: [], locations: [] };
    noteContent(variables, result);
    return result;
  }) as ContentClient);
  const noProducts = async () => ({ productsBySlugs: [] });
  context.set(productsContext, { query: noProducts, find: noProducts } as unknown as ProductsClient);
  const url = new URL(`http://localhost:3000/en-ch${path}`);
  const request = new Request(url, { headers: { cookie } });
  const given = { request, context, url } as unknown as Parameters<typeof loader>[0];
  const { value, tags } = await collectTags(async () => loader(given));
  const { data: loaded, init } = value;
  const { page, frame, meta } = loaded;
  return { page, frame, meta, headers: new Headers(init?.headers), tags };
}

const refusal = async (answer: () => PageData | null, path?: string) =>
  load(answer, path).then(
    () => undefined,
    (thrown: { data: string; init: ResponseInit }) => thrown,
  );

test('PAG-01 the page is asked for by site, path and country', async () => {
  await load(() => samplePage);
  expect(requested.at(-1)).toEqual({ siteId: 'main', path: '/about-us/quality', country: 'CH' });
});

test('URL-10 a path without a page answers 404 and says which', async () => {
  const { data: words, init } = (await refusal(() => null, '/no/such-page'))!;
  expect(init).toMatchObject({ status: 404 });
  expect(words).toBe('Page not found: /en-ch/no/such-page');
});

test('URL-10 a path that no page can have fails the validation of addresses', async () => {
  const { data: words, init } = (await refusal(() => null, '/About_us!'))!;
  expect(init).toMatchObject({ status: 404 });
  expect(words).toBe('Page Not Found: /en-ch/About_us!');
});

test('URL-13 a site without a home page for the country is a mistake in its configuration', async () => {
  await expect(load(() => null, '/')).rejects.toThrow(/^Invalid home page configuration: site main .*en-CH/);
});

test('any other error is none of ours to hide', async () => {
  await expect(
    load(() => {
      throw new TypeError('a mistake');
    }),
  ).rejects.toThrow('a mistake');
});

test('PAG-05 an opened page is given whole, to this visitor only', async () => {
  const page = {
    ...samplePage,
    protection: 'password' as const,
    protectedBy: 'p0',
    passwordVersions: ['v1'],
  };
  const until = Math.floor(Date.now() / 1000) + 60;
  const signature = testServer.sign(`page p0 password v1 until ${until}`);
  const opened = await load(() => page, undefined, `access_p0=${until}.${signature}`);
  expect(opened.page.blocks).toHaveLength(2);
  expect(opened.headers.get('cache-control')).toBe('private, no-store');
  expect(opened.headers.get('x-robots-tag')).toBe('noindex');
});

describe('PAG-05 protected pages', () => {
  test.each(['password', 'role'] as const)(
    'PAG-05 with a %s give away their title only',
    async (protection) => {
      const secret = { ...samplePage, protection, lead: 'Hall plan', blocks: [sampleBlock('text', 'full')] };
      const loaded = await load(() => secret);
      expect(loaded.page).toMatchObject({
        title: 'Quality',
        blocks: [],
        lead: null,
        description: null,
        image: null,
      });
      expect(JSON.stringify(loaded)).not.toContain('Hall plan');
      expect(JSON.stringify(loaded)).not.toContain('Every wire the same way');
    },
  );
});

describe('what the frame learns of a page', () => {
  test('NAV-04 the pages above it and itself; nothing on the home page', async () => {
    const { frame } = await load(() => samplePage);
    expect(frame.breadcrumb).toEqual([
      { title: 'About us', href: '/en-ch/about-us' },
      { title: 'Quality', href: '' },
    ]);
    const home = await load(() => ({ ...samplePage, slug: 'home', url: '/', ancestors: [] }), '/');
    expect(home.frame.breadcrumb).toEqual([]);
  });

  test('LOC-04 in which language it is shown and in which it exists', async () => {
    const page = { ...samplePage, isLanguageFallback: true, contentLanguage: 'de', languages: ['de', 'xx'] };
    const { frame } = await load(() => page);
    expect(frame.content).toEqual({ shown: 'de', available: ['de'], isFallback: true });
  });
});

test('a page is labelled with what it was made of: itself and the sites whose pages it shows', async () => {
  const elsewhere = { ...sampleLink, page: { ...sampleLink.page!, siteId: 'events' } };
  const block = { ...sampleBlock('hero', 'full'), actions: [elsewhere] } as Block;
  const { tags } = await load(() => ({ ...samplePage, blocks: [block] }));
  expect([...tags].sort()).toEqual([
    'locations',
    'page:p1',
    'page:p1/en',
    'redirects:main',
    'site:events',
    'site:main',
    'system',
  ]);
});

test('LOK-01 a page that names people nearby is labelled with the locations, too', async () => {
  const blocks = [sampleBlock('text', 'full'), sampleBlock('form', 'full')];
  const { tags } = await load(() => ({ ...samplePage, url: '/contact', blocks }), '/contact');
  expect(tags).toContain('locations');
});
