import { expect, test } from 'vitest';
import { sendRequest } from '../../support/send-request.ts';
import { originOf, type SiteName } from '../../support/site.ts';

const fetchPath = (path: string, site: SiteName = 'main') => sendRequest(originOf(site) + path);
const hosts: readonly SiteName[] = ['main', 'wirelane'];

test.for(hosts)('SYS-02 robots.txt of %s names the sitemap of its own host', async (site) => {
  const { status, text, headers } = await fetchPath('/robots.txt', site);
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(text).toContain(`Sitemap: ${originOf(site)}/sitemap.xml`);
  expect(text).toMatch(/^Disallow: \/\*\/mykomax$/m);
});

test.for(hosts)('SYS-02 the sitemap index of %s leads to the sitemaps of its host', async (site) => {
  const { text, headers } = await fetchPath('/sitemap.xml', site);
  expect(headers['content-type']).toMatch(/^application\/xml/);
  const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) {
    expect(address.startsWith(`${originOf(site)}/sitemaps/`), address).toBe(true);
    const sitemap = await sendRequest(address);
    expect(sitemap.status, address).toBe(200);
    const locations = sitemap.text.match(/<loc>/g)?.length ?? 0;
    expect(locations, address).toBeGreaterThan(0);
    expect(locations, address).toBeLessThanOrEqual(50_000);
  }
});

test('SYS-02 a sitemap of another host is unknown here', async () => {
  expect((await fetchPath('/sitemaps/wirelane.xml')).status).toBe(404);
});

test.for(hosts)('SYS-02 the web manifest of %s names its icons', async (site) => {
  const { text, headers } = await fetchPath('/manifest.webmanifest', site);
  expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
  const { name, icons } = JSON.parse(text) as { name: string; icons: { src: string; type: string }[] };
  expect(name).toMatch(site === 'main' ? /^Litzen$/ : /Wirelane/);
  for (const { src, type } of icons) {
    const icon = await fetchPath(src, site);
    expect([icon.status, icon.headers['content-type']], src).toEqual([200, type]);
  }
});

test('SYS-02 security.txt says how to report a weakness, and lies no more than a year ahead', async () => {
  const { text, headers } = await fetchPath('/.well-known/security.txt');
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(text).toMatch(/^Contact: mailto:/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 366 * 24 * 60 * 60 * 1000);
  const policy = new URL(/^Policy: (.+)$/m.exec(text)?.[1] ?? '');
  const policyPage = await sendRequest(policy.href);
  expect(policyPage.status).toBe(200);
  expect(policyPage.text).toContain(`id="${policy.hash.slice(1)}"`);
  expect(policyPage.text).toContain('security@group.example');
});

test.for(hosts)(
  'SEA-01 browsers of %s are told how to search it, and the page that they open answers',
  async (site) => {
    const { status, text, headers } = await fetchPath('/opensearch.xml', site);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/opensearchdescription\+xml/);
    expect(text).toMatch(/<ShortName>.{1,16}<\/ShortName>/);
    const template = /template="([^"]+)"/.exec(text)?.[1] ?? '';
    expect(template.startsWith(originOf(site))).toBe(true);
    const moved = await sendRequest(template.replace('{searchTerms}', 'crimp%20force'));
    expect(moved.status).toBe(302);
    const found = new URL(moved.headers.location ?? '', originOf(site));
    expect(found.searchParams.get('q')).toBe('crimp force');
    expect((await sendRequest(found.href)).status).toBe(200);
    expect((await fetchPath('/en', site)).text).toContain('type="application/opensearchdescription+xml"');
  },
);

test.for(hosts)('programs of language models read what %s is and where it begins', async (site) => {
  const { status, text, headers } = await fetchPath('/llms.txt', site);
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(text).toMatch(/^# \S/);
  const addresses = [...text.matchAll(/^- \[.+?\]\((\S+?)\)/gm)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(site === 'main' ? 20 : 1);
  for (const address of addresses.filter((_, place) => place % 5 === 0)) {
    expect(address.startsWith(originOf(site)), address).toBe(true);
    expect((await sendRequest(address)).status, address).toBe(200);
  }
});

test('SYS-02 the served build is named, and described under its name', async () => {
  const latest = await fetchPath('/builds/latest.json');
  expect(latest.headers['cache-control']).toBe('no-store');
  const { id } = JSON.parse(latest.text) as { id: string };
  const described = await fetchPath(`/builds/meta/${id}.json`);
  expect(described.status).toBe(200);
  expect((JSON.parse(described.text) as { id: string }).id).toBe(id);
  expect((await fetchPath('/builds/meta/none.json')).status).toBe(404);
});

test.for(['main', 'wirelane'] as const)(
  'SYS-02 what is described as prerendered on the host of %s has its page and its data',
  async (site) => {
    const { id } = JSON.parse((await fetchPath('/builds/latest.json', site)).text) as { id: string };
    const { text } = await fetchPath(`/builds/meta/${id}.json`, site);
    const { prerendered } = JSON.parse(text) as { prerendered: string[] };
    expect(new Set(prerendered).size).toBe(prerendered.length);
    const some =
      site === 'main' ? ['/products', '/services', '/about-us', '/products/wire-processing'] : [''];
    expect(prerendered).toEqual(expect.arrayContaining(some.map((path) => `/de${path}`)));
    expect(text).not.toMatch(/mykomax|internal-2025|brand-portal\//);
    // One language covers everything; the others have the same routes.
    for (const path of prerendered.filter((address) => /^\/de(\/|$)/.test(address))) {
      const payload = await fetchPath(`${path}/_payload.json`, site);
      expect([payload.status, payload.headers['content-type']], path).toEqual([200, 'application/json']);
      expect(JSON.parse(payload.text), path).toHaveProperty('data');
    }
  },
);

test('SYS-02 products and services have their data at _payload.json: lists and details', async () => {
  const dataAt = async (path: string) => {
    const { status, text } = await fetchPath(`${path}/_payload.json`);
    expect(status, path).toBe(200);
    return (JSON.parse(text) as { data: { kind: string; product?: { name: string } } }).data;
  };
  expect((await dataAt('/en/products')).kind).toBe('overview');
  expect((await dataAt('/en/services')).kind).toBe('overview');
  expect((await dataAt('/en/products/wire-processing')).kind).toBe('classification');
  const { text } = await fetchPath('/sitemaps/catalogue.xml');
  for (const kind of ['products', 'services']) {
    const paths = [...text.matchAll(new RegExp(`/en/${kind}(?:/[a-z0-9-]+)+`, 'g'))]
      .map(([path]) => path)
      .filter((path) => path !== '/en/products/finder');
    const all = await Promise.all(paths.map(dataAt));
    expect(all.filter((data) => data.kind === 'product').length, kind).toBeGreaterThan(3);
  }
  expect((await fetchPath('/en/products/none/_payload.json')).status).toBe(404);
});

test('SYS-02 a page has its data at _payload.json', async () => {
  const { status, headers, text } = await fetchPath('/en/about-us/_payload.json');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^application\/json/);
  expect(text).toContain('About us');
  expect(() => JSON.parse(text)).not.toThrow();
  expect((await fetchPath('/en/none/_payload.json')).status).toBe(404);
});

test('SYS-01 a finished page is answered from memory, compressed, and not sent twice', async () => {
  const headers = { 'accept-encoding': 'br' };
  const address = `${originOf('main')}/en/contact`;
  const first = await sendRequest(address, { headers });
  expect(first.headers['content-encoding']).toBe('br');
  const etag = String(first.headers.etag);
  const second = await sendRequest(address, { headers: { ...headers, 'if-none-match': etag } });
  expect(second.status).toBe(304);
  expect(second.text).toBe('');
});

test('SYS-06 the content back end answers by its contract', async () => {
  const { status, text } = await sendRequest(`${originOf('main')}/graphql/content`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ sites { slug } }' }),
  });
  expect(status).toBe(200);
  const { data } = JSON.parse(text) as { data: { sites: { slug: string }[] } };
  expect(data.sites.map(({ slug }) => slug)).toContain('wirelane');
});

test('SYS-04 bad input to the content back end is a typed error', async () => {
  const { status, text } = await sendRequest(`${originOf('main')}/graphql/content`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'query { page(siteId: "x", path: "no-slash", country: "ALL") { id } }' }),
  });
  const { errors = [] } = JSON.parse(text) as {
    errors?: { message: string; extensions?: { code?: string } }[];
  };
  expect(status).toBeLessThan(500);
  if (errors.length > 0) expect(errors[0]?.extensions?.code).toBeTruthy();
});
