import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow, resize } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { sendRequest } from '../../support/send-request.ts';
import { machine } from '../../support/site/catalogue.ts';
import { originOf } from '../../support/site.ts';

/** The catalogue for programs and assistants, as the running site serves it (0090). */
const main = originOf('main');

async function callTool(name: string, args: object): Promise<Record<string, unknown>> {
  const { text } = await sendRequest(`${main}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
  });
  const answer = JSON.parse(/^data: (.+)$/m.exec(text)?.[1] ?? text) as {
    result: { structuredContent: Record<string, unknown> };
  };
  return answer.result.structuredContent;
}

test('the footer leads to the page for developers, and every address on it answers', async ({ visit }) => {
  const page = await visit('/en');
  await page.getByRole('contentinfo').getByRole('link', { name: 'For developers' }).click();
  await page.getByRole('heading', { level: 1, name: 'For developers' }).waitFor();
  const addresses = await page
    .getByRole('main')
    .locator('ui-share a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(addresses.length).toBe(5);
  for (const address of addresses) expect((await sendRequest(address)).status, address).toBe(200);
  await expectNoViolations(page);
  await resize(page, 320);
  await expectNoOverflow(page);
});

test('an answer may be cached, is compressed, and says whether it is still so', async () => {
  const { status, headers } = await sendRequest(`${main}/api/catalogue/v1/classes`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
    'access-control-allow-origin': '*',
    'content-encoding': 'br',
  });
  expect(headers['set-cookie']).toBeUndefined();
  const again = { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) };
  expect((await sendRequest(`${main}/api/catalogue/v1/classes`, { headers: again })).status).toBe(304);
  const refused = await sendRequest(`${main}/api/catalogue/v1/machines?limit=0`);
  expect(refused.status).toBe(400);
  expect(refused.headers['content-type']).toMatch(/^application\/problem\+json/);
});

test('a machine has a twin in Markdown, which its page names', async ({ visit }) => {
  const page = await visit(`/de${machine}`);
  const twin = await page.locator('link[rel=alternate][type="text/markdown"]').getAttribute('href');
  const { status, text, headers } = await sendRequest(twin ?? '');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/markdown/);
  expect(text).toMatch(/^# Reuss 410/);
  expect((await sendRequest(`${main}/de/products/nothing.md`)).status).toBe(404);
});

test('structured data has numbers with the code of their unit', async ({ visit }) => {
  const page = await visit(`/en${machine}`);
  const script = await page.locator('script[type="application/ld+json"]').textContent();
  const [thing] = (JSON.parse(script ?? '{}') as { '@graph': { additionalProperty: object[] }[] })['@graph'];
  expect(thing?.additionalProperty).toContainEqual(
    expect.objectContaining({
      propertyID: 'cross_section',
      minValue: expect.any(Number),
      maxValue: expect.any(Number),
      unitCode: 'MMK',
      unitText: 'mm²',
    }),
  );
});

test('structured data of a machine with variants is a group, and each variant says what differs', async ({
  visit,
}) => {
  const page = await visit(`/en${machine.replace('reuss-410', 'reuss-455')}`);
  const script = await page.locator('script[type="application/ld+json"]').textContent();
  type Thing = { '@type': string; '@id'?: string; variesBy?: string[]; mpn?: string; isVariantOf?: object };
  const { '@graph': things } = JSON.parse(script ?? '{}') as { '@graph': Thing[] };
  const [group, ...others] = things;
  expect(group).toMatchObject({ '@type': 'ProductGroup', productGroupID: 'reuss-455' });
  const variants = others.filter((thing) => thing['@type'] === 'Product');
  expect(variants.length).toBeGreaterThan(1);
  expect(new Set(variants.map(({ mpn }) => mpn)).size).toBe(variants.length);
  for (const variant of variants) {
    expect(variant.isVariantOf).toEqual({ '@id': group?.['@id'] });
    const names = (variant as { additionalProperty?: { name: string }[] }).additionalProperty ?? [];
    for (const { name } of names) expect(group?.variesBy).toContain(name);
  }
});

test('SEA-02 a machine is found by words wherever it stands in the catalogue, and within what else is asked', async () => {
  type Found = { total: number; machines: { slug: string; name: string }[]; nextCursor: string | null };
  const list = async (query: string) =>
    JSON.parse((await sendRequest(`${main}/api/catalogue/v1/machines?limit=20&${query}`)).text) as Found;
  let last = await list('');
  while (last.nextCursor !== null) last = await list(`cursor=${last.nextCursor}`);
  expect(last.total).toBeGreaterThan(60);
  for (const { slug, name } of last.machines.slice(-2)) {
    const found = await list(`text=${encodeURIComponent(name)}`);
    expect(
      found.machines.map((machine) => machine.slug),
      name,
    ).toContain(slug);
  }
  const within = 'classification=automatic-crimping&text=Reuss';
  const crimping = (await list('classification=automatic-crimping')).machines.map(({ slug }) => slug);
  const named = (await list(within)).machines.map(({ slug }) => slug);
  expect(named.length).toBeGreaterThan(1);
  for (const slug of named) expect(crimping).toContain(slug);
  const fitting = await list(`${within}&requirement=${encodeURIComponent('cross_section:6 mm²')}`);
  expect(fitting.machines.length).toBeLessThan(named.length);
});

test('an assistant finds who looks after a country, and what anybody may download of a machine', async () => {
  const { locations } = (await callTool('find_service_location', { country: 'JP' })) as {
    locations: { name: string; country: string; phone: string; languages: string[] }[];
  };
  expect(locations[0]).toMatchObject({ country: 'JP', phone: expect.stringMatching(/^\+81/) });
  expect(locations[0]?.languages).toContain('ja');
  // Nobody has a branch there: those that serve it from elsewhere.
  const { locations: served } = (await callTool('find_service_location', { country: 'LI' })) as {
    locations: { country: string }[];
  };
  expect(served.length).toBeGreaterThan(0);
  const { documents } = (await callTool('find_documents', { slug: 'reuss-455', language: 'de' })) as {
    documents: { url: string }[];
  };
  expect(documents.length).toBeGreaterThan(1);
  for (const { url } of documents) expect((await sendRequest(url)).status, url).toBe(200);
});

test('FRM-01 what an assistant drafts stands in the form for the person to send; a changed link does not', async ({
  visit,
}) => {
  const message = 'Can it strip 35 mm²?';
  const { url } = await callTool('draft_enquiry', { machines: ['reuss-455'], message, language: 'en' });
  const address = new URL(String(url));
  const page = await visit(address.pathname + address.search);
  const form = page.getByRole('main').locator('form').first();
  expect(await form.getByLabel('Details').inputValue()).toBe(message);
  expect(await form.getByLabel(/^Product/).inputValue()).toBe('Reuss 455');
  expect(await page.getByRole('main').textContent()).toContain('nothing has been sent yet');
  await page.goto(`${address.pathname}${address.search}x`);
  expect(await page.getByRole('main').getByLabel('Details').first().inputValue()).toBe('');
  expect(await page.getByRole('main').textContent()).toContain('has expired');
});
