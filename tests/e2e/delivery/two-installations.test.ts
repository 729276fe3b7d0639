import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chiefHeaders } from '../../support/back-ends/acting-editor.ts';
import { sampleDataDir } from '../../support/sample-data.ts';
import { type RunningServer, samplePassword, startServer } from '../../support/server.ts';
import { machine } from '../../support/site/catalogue.ts';

/** The tokens that both installations share; their secrets differ. */
const tokens = {
  CONTENT_API_TOKEN: 'between-us-for-content',
  PRODUCT_API_TOKEN: 'between-us-for-products',
  SEARCH_API_TOKEN: 'between-us-for-search',
  SUPPORT_API_TOKEN: 'between-us-for-support',
  ACCOUNTS_API_TOKEN: 'of-ours-for-accounts',
};
const data = [sampleDataDir(), sampleDataDir()];
/** Has all data, and gives them to callers with the tokens. */
let home: RunningServer;
/** Has only its own sign-in. */
let guest: RunningServer;

beforeAll(async () => {
  home = await startServer({ DATA_DIR: data[0]!.path, ...tokens });
  await rm(join(data[1]!.path, 'files'), { recursive: true });
  guest = await startServer({
    DATA_DIR: data[1]!.path,
    CONTENT_API_URL: `${home.address}/graphql/content`,
    PRODUCT_API_URL: `${home.address}/graphql/products`,
    SEARCH_API_URL: `${home.address}/api/search`,
    SUPPORT_API_URL: `${home.address}/graphql/support`,
    SECRET: 'the-guest-has-a-secret-of-its-own-47',
    ...tokens,
  });
});

afterAll(async () => {
  await guest?.stop();
  await home?.stop();
  for (const one of data) await one.remove();
});

const search = async ({ address }: RunningServer) => {
  const response = await fetch(`${address}/api/search-proxy/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ localeCode: 'en', siteSlug: '', query: 'crimp', page: 1 }),
  });
  return ((await response.json()) as { total: number }).total;
};

describe.each(['home', 'guest'] as const)('SYS-06 with tokens in the settings, %s', (which) => {
  const server = () => (which === 'home' ? home : guest);

  test('finds', async () => {
    await expect.poll(() => search(server())).toBeGreaterThan(0);
  });

  test('lets editors in, and shows them what is not published', async () => {
    const { address } = server();
    const headers = { 'content-type': 'application/json', origin: address };
    const entrance = await fetch(`${address}/api/editor-area-autentication`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ input: samplePassword }),
    });
    expect(await entrance.json()).toMatchObject({ success: true });
    const cookie = entrance.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const apiHeaders = { 'content-type': 'application/json', accept: 'application/json' };
    const { data } = (await (
      await fetch(`${home.address}/graphql/content`, {
        method: 'POST',
        headers: apiHeaders,
        body: '{"query":"{ sites { id } }"}',
      })
    ).json()) as { data: { sites: { id: string }[] } };
    const navigation = `${address}/api/site-navigation/editor/${data.sites[0]?.id}?lang=en&stage=DRAFT`;
    expect((await fetch(navigation)).status).toBe(401);
    expect((await fetch(navigation, { headers: { cookie } })).status).toBe(200);
  });

  test('asks the support back end what addresses in its mails give', async () => {
    // It would be 503 if it were not trusted.
    expect((await fetch(`${server().address}/api/whitepaper/unknown`)).status).toBe(410);
  });
});

/** The files of a page: pictures in all sizes, films, documents. */
function filesOf(html: string): string[] {
  const found = html.match(/\/(?:image|media|file)\/[^\s"'<>&,)*]+(?:\?[^\s"'<>,)]*)?/g) ?? [];
  return [...new Set(found.map((address) => address.replaceAll('&amp;', '&')))];
}

async function statusOf({ address }: RunningServer, file: string): Promise<string> {
  const answer = await fetch(address + file, { headers: { range: 'bytes=0-99' } });
  await answer.arrayBuffer();
  return `${answer.status} ${file}`;
}

describe('SYS-06 CAT-00 a site on the content and the products of another installation', () => {
  const pages = [
    '/en',
    '/de/products',
    '/en/services',
    '/en/stories',
    '/en/media-releases',
    '/en/about-us/locations-and-contacts',
    // With a film of our own and documents.
    '/de/services/maintenance-and-repair/field-repair',
    `/en${machine}`,
  ];

  test('all is there: pages, pictures, papers and films', async () => {
    const seen = new Set<string>();
    for (const path of pages) {
      const answer = await fetch(guest.address + path);
      expect(answer.status, path).toBe(200);
      for (const file of filesOf(await answer.text())) seen.add(file);
    }
    const kinds = ['/image/', '/media/', '/file/'].map((kind) =>
      [...seen].filter((one) => one.startsWith(kind)),
    );
    for (const [index, some] of kinds.entries()) {
      const statuses = await Promise.all(some.slice(0, 40).map((file) => statusOf(guest, file)));
      // Both refuse a document for signed-in readers.
      const atHome = await Promise.all(some.slice(0, 40).map((file) => statusOf(home, file)));
      expect(statuses).toEqual(atHome);
      expect(statuses.filter((one) => one.startsWith('20')).length, `kind ${index}`).toBeGreaterThan(0);
      expect(statuses.filter((one) => !/^(?:20[06]|403) /.test(one))).toEqual([]);
    }
  });

  test('PAG-05 what not everybody may have opens for nobody without the right, and for a site with the token', async () => {
    const paper = '/file/whitepaper-wire-data?l=en';
    for (const { address } of [home, guest]) expect((await fetch(address + paper)).status).toBe(403);
    const asking = (token: string) =>
      fetch(home.address + paper, { headers: { authorization: `Bearer ${token}` } });
    expect((await asking(tokens.CONTENT_API_TOKEN)).headers.get('cache-control')).toBe('private, no-store');
    expect((await asking(tokens.CONTENT_API_TOKEN)).status).toBe(200);
    for (const token of [tokens.PRODUCT_API_TOKEN, 'another one altogether', ''])
      expect((await asking(token)).status).toBe(403);
  });
});

test('a token that a program was given at home opens the back ends of the guest, until it is revoked at home', async () => {
  const { query, secret, id } = await givenToken();
  const fetchApi = (server: RunningServer) =>
    askGraphql(server, 'accounts', query, { authorization: `Bearer ${secret}` });
  for (const server of [home, guest]) expect(await fetchApi(server)).toMatchObject({ status: 200 });
  await askGraphql(
    home,
    'content',
    `mutation { revokeApiToken(id: "${id}", by: "Petra Ott") { id } }`,
    chiefHeaders(tokens.CONTENT_API_TOKEN),
  );
  for (const server of [home, guest]) expect((await fetchApi(server)).status).toBe(401);
  const lines = [home, guest].map((server) => JSON.stringify(server.output())).join('\n');
  expect(lines).toContain(id);
  expect(lines).not.toContain(secret.slice(8));
});

async function givenToken() {
  const { data } = await askGraphql(
    home,
    'content',
    'mutation { addApiToken(name: "ERP", scopes: [readCustomers], days: 1, by: "Petra Ott") { id secret } }',
    chiefHeaders(tokens.CONTENT_API_TOKEN),
  );
  const made = data as { addApiToken: { id: string; secret: string } };
  return { query: '{ organisationSubRegions }', ...made.addApiToken };
}

async function askGraphql(
  { address }: RunningServer,
  name: string,
  query: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ status: number; data: unknown }> {
  const response = await fetch(`${address}/graphql/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as { data?: unknown };
  return { status: response.status, data };
}

test('SYS-06 without the token a site gets what everybody may see, and no more', async () => {
  const call = (address: string, headers: Record<string, string> = {}) =>
    fetch(`${home.address}${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"localeCode":"en","siteSlug":"","query":"crimp","page":1}',
    });
  expect((await call('/api/search/search')).status).toBe(401);
  expect((await call('/api/search/search', { authorization: 'Bearer between-us-for-content' })).status).toBe(
    401,
  );
});
