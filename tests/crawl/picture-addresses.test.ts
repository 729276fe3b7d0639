import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockSelection, selectionFragments } from '#contracts/content/selection.ts';
import { sampleDataDir } from '../support/sample-data.ts';
import { sendRequest } from '../support/send-request.ts';
import { type RunningServer, startServer } from '../support/server.ts';

/**
 * Every picture that the open APIs name is requested by its bare address, as by a program that knows no
 * sizes.
 */
const data = sampleDataDir();
let server: RunningServer;
let visitors = 0;

beforeAll(async () => {
  // Each request comes from another address: together they would exceed the limit of one.
  server = await startServer({ DATA_DIR: data.path, TRUST_PROXY: '1', LOG_LEVEL: 'silent' });
});

afterAll(async () => {
  await server?.stop();
  await data.remove();
});

async function queryBackEnd<Data>(backEnd: string, query: string, variables: object = {}): Promise<Data> {
  visitors += 1;
  const { text } = await sendRequest(`${server.address}/graphql/${backEnd}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.1.${visitors >> 8}.${visitors & 255}`,
    },
    body: JSON.stringify({ query, variables }),
  });
  const answer = JSON.parse(text) as { data?: Data; errors?: unknown };
  expect(answer.errors).toBeUndefined();
  return answer.data!;
}

/** The addresses of pictures anywhere in a response. */
function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/image/') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(picturesIn);
}

async function expectPictures(addresses: readonly string[], least: number): Promise<void> {
  const left = [...new Set(addresses)];
  expect(left.length).toBeGreaterThanOrEqual(least);
  const fetchAll = async () => {
    for (let address = left.pop(); address; address = left.pop()) {
      const { status, headers } = await sendRequest(server.address + address);
      expect([status, headers['content-type']], address).toEqual([200, 'image/webp']);
    }
  };
  await Promise.all([fetchAll(), fetchAll(), fetchAll(), fetchAll()]);
}

const image = '{ url alternativeText }';

test('CAT-00 brands have their picture with its words, in both APIs', async () => {
  type Brand = { name: string; image: { url: string; alternativeText: string } };
  const { brands } = await queryBackEnd<{ brands: Brand[] }>(
    'content',
    `{ brands { id name pimId image ${image} } }`,
  );
  expect(brands.map(({ image }) => image?.alternativeText)).toEqual(
    brands.map(() => expect.stringMatching(/./)),
  );
  await expectPictures(picturesIn(brands), brands.length);
});

test('CAT-00 capabilities have their picture', async () => {
  const { capabilities } = await queryBackEnd<{ capabilities: { slug: string; image: string | null }[] }>(
    'products',
    '{ capabilities(language: "en") { id name slug image } }',
  );
  expect(capabilities.filter((capability) => !capability.image)).toEqual([]);
  await expectPictures(picturesIn(capabilities), capabilities.length);
});

test('CAT-00 PAG-01 a paper has its locale; a page is of the type Content unless it says another', async () => {
  const { file } = await queryBackEnd<{ file: object }>(
    'content',
    '{ file(slug: "annual-report-2024", language: "de") { url fileName size locale language slug } }',
  );
  expect(file).toMatchObject({ slug: 'annual-report-2024', locale: 'de', language: 'de' });
  const [main] = await sites();
  const { page } = await queryBackEnd<{ page: object }>(
    'content',
    `query page($siteId: ID!) { page(siteId: $siteId, path: "/about-us", country: "ALL") { pageType theme } }`,
    { siteId: main!.id },
  );
  expect(page).toEqual({ pageType: 'Content', theme: 'Default' });
});

test('CAT-00 every picture that the product API names is one, by its address alone: of every fifth product', async () => {
  type Entries = { catalogueEntries: { items: { slug: string }[] } };
  const { catalogueEntries } = await queryBackEnd<Entries>(
    'products',
    '{ catalogueEntries(first: 500) { items { slug } } }',
  );
  const found = await Promise.all([
    // Rendering those of all entries would take a minute.
    ...catalogueEntries.items
      .filter((_, place) => place % 5 === 0)
      .map(({ slug }) =>
        queryBackEnd(
          'products',
          `query product($slug: String!) { productBySlug(slug: $slug, language: "en") {
          images ${image} brand { image ${image} image_url } highlights { image ${image} }
          documents { thumbnail ${image} } video_image_url capabilities { image }
        } }`,
          { slug },
        ),
      ),
    ...['product', 'service'].map((type) =>
      queryBackEnd('products', `{ classifications(language: "en", type: ${type}) { image ${image} } }`),
    ),
  ]);
  await expectPictures(found.flatMap(picturesIn), 30);
});

test('CAT-00 every picture that the content API names is one, by its address alone', async () => {
  const found: unknown[] = [await queryBackEnd('content', `{ contacts { image ${image} } }`)];
  found.push(await queryBackEnd('content', `{ newsFeed(first: 50) { edges { node { image ${image} } } } }`));
  for (const { id, urlPrefix } of await sites()) {
    const { sitemap } = await queryBackEnd<{ sitemap: { nodes: { url: string }[] } }>(
      'content',
      `query pages($id: ID!) { sitemap(siteId: $id) { nodes { url } } }`,
      { id },
    );
    const pages = sitemap.nodes.map(({ url }) =>
      queryBackEnd(
        'content',
        `query page($id: ID!, $path: String!) { page(siteId: $id, path: $path, country: "ALL") {
          image ${image} contacts { image ${image} } blocks { ${blockSelection} }
        } } ${selectionFragments}`,
        { id, path: url.slice(urlPrefix.length) || '/' },
      ),
    );
    found.push(...(await Promise.all(pages)));
  }
  await expectPictures(found.flatMap(picturesIn), 50);
});

async function sites(): Promise<{ id: string; urlPrefix: string }[]> {
  const { sites: all } = await queryBackEnd<{ sites: { id: string; slug: string; domains: string[] }[] }>(
    'content',
    '{ sites { id slug domains } }',
  );
  return all.map(({ id, slug, domains }) => {
    const isRoot = slug === '' || domains.some((domain) => !domain.includes('/'));
    return { id, urlPrefix: isRoot ? '' : `/${slug}` };
  });
}
