import { expect, test } from 'vitest';
import { sendRawRequest, sendRequest } from '../../support/send-request.ts';
import { originOf } from '../../support/site.ts';

const fetchPath = (path: string, headers: Record<string, string> = {}) =>
  sendRequest(originOf('main') + path, { headers });

test('URL-01 URL-02 sites answer below their slug and on their own host', async () => {
  expect((await fetchPath('/en')).status).toBe(200);
  for (const slug of [
    'annualreport2024',
    'annualreport2023',
    'productronica',
    'events',
    'wirepro-expo-2024',
    'brand-portal',
  ]) {
    expect((await fetchPath(`/en/${slug}`)).status, slug).toBe(200);
  }
  expect((await sendRequest(`${originOf('wirelane')}/en`)).status).toBe(200);
});

test('URL-01 home is the default page and has one address', async () => {
  const { status, headers } = await fetchPath('/en/home');
  expect({ status, location: headers.location }).toEqual({ status: 301, location: '/en' });
});

test('URL-05 the customer area is found in any letter case and is not a content page', async () => {
  expect((await fetchPath('/en/MyKomax/tickets')).headers.location).toBe('/en/mykomax/tickets');
  for (const path of ['/en/mykomax', '/en/editor', '/callback', '/style-guide']) {
    expect((await fetchPath(path)).status, path).toBe(200);
  }
});

test('URL-06 French and Spanish are allowed alone', async () => {
  for (const path of ['/fr', '/es']) expect((await fetchPath(path)).status, path).toBe(200);
});

test('URL-09 old addresses lead on in one hop, the locale is kept', async () => {
  const cases: [string, number, string][] = [
    [
      '/de/quality-tools',
      301,
      '/de/products/testing-and-quality-tools/cable-and-harness-quality-tools/crimp-quality',
    ],
    [
      '/en/products/crimp-to-crimp',
      301,
      '/en/products/wire-processing/higher-automation-platforms/automatic-crimping',
    ],
    ['/fr-ch/Newsroom', 301, '/fr-ch/stories'],
    ['/de-ch/Company/History', 301, '/de-ch/about-us/history'],
    ['/en/terms?x=1', 301, '/en/legal/terms?x=1'],
    ['/en/fair', 302, '/en/productronica'],
    ['/en/jobs', 302, 'https://jobs.group.example'],
  ];
  for (const [path, status, location] of cases) {
    const { status: found, headers } = await fetchPath(path);
    expect({ path, status: found, location: headers.location }).toEqual({ path, status, location });
  }
});

test('URL-12 a host that no site names answers a plain 404 that repeats nothing of it', async () => {
  const { host, port } = new URL(originOf('main'));
  const foreign = await sendRawRequest('/en/about-us', { port, headers: { host: 'www.evil.example' } });
  expect(foreign.status).toBe(404);
  expect(foreign.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(foreign.headers.location).toBeUndefined();
  expect(JSON.stringify(foreign)).not.toContain('evil');
  const forwarded = await sendRawRequest('/en', {
    port,
    headers: { host, 'x-forwarded-host': 'www.evil.example' },
  });
  expect(forwarded.status).toBe(200);
  expect(forwarded.text).not.toContain('evil');
});

test('URL-12 malformed addresses are refused with a plain answer', async () => {
  const { host, port } = new URL(originOf('main'));
  for (const path of ['/en/%00', '/en/%', `/${'a'.repeat(9000)}`]) {
    const { status } = await sendRawRequest(path, { port, headers: { host } });
    expect(status, path.slice(0, 20)).toBeGreaterThanOrEqual(400);
    expect(status, path.slice(0, 20)).toBeLessThan(500);
  }
});

test('URL-07 testing mode is switched on by the address and remembered', async () => {
  const { status, headers } = await fetchPath('/en?testing=true');
  expect(status).toBe(200);
  expect(headers['set-cookie']?.join()).toMatch(/(^|,)testing=true;/);
});

test('URL-13 the home page of a country is its own or the universal one', async () => {
  const china = await fetchPath('/zh-cn');
  const everywhere = await fetchPath('/zh');
  expect([china.status, everywhere.status]).toEqual([200, 200]);
  const title = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
  expect(title(china.text)).not.toBe(title(everywhere.text));
});
