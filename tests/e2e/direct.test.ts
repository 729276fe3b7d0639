import { expect, test } from 'vitest';
import { ask } from '../support/ask.ts';
import { originOf } from '../support/site.ts';

type Data = { sites: { id: string; slug: string }[]; page: { id: string } | null };

async function content(query: string, variables: object = {}): Promise<Data> {
  const { text } = await ask(`${originOf('main')}/graphql/content`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return (JSON.parse(text) as { data: Data }).data;
}

async function idOf(siteSlug: string, path: string): Promise<string> {
  const { sites } = await content('query sites { sites { id slug } }');
  const siteId = sites.find(({ slug }) => slug === siteSlug)?.id;
  const { page } = await content(
    'query page($siteId: ID!, $path: String!) { page(siteId: $siteId, path: $path, country: "ALL") { id } }',
    { siteId, path },
  );
  if (!page) throw new Error(`There is no page ${path} on ${siteSlug}`);
  return page.id;
}

test('URL-08 ?direct leads from the id of a page to its address, in the locale of the request', async () => {
  const id = await idOf('', '/about-us');
  const { status, headers } = await ask(`${originOf('main')}/de/${id}?direct`);
  expect({ status, location: headers.location }).toEqual({ status: 302, location: '/de/about-us' });
});

test('URL-08 ?direct leads to the domain of the page’s own site', async () => {
  const id = await idOf('wirelane', '/');
  const { status, headers } = await ask(`${originOf('main')}/de/${id}?direct`);
  expect({ status, location: headers.location }).toEqual({
    status: 302,
    location: `${originOf('wirelane')}/de`,
  });
});

test('URL-08 ?direct with an id that no page has is an unknown page', async () => {
  expect((await ask(`${originOf('main')}/de/00000000-0000-4000-8000-000000000000?direct`)).status).toBe(404);
});
