import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints, journeyHeaders, paths } from '#contracts/identity/client.ts';
import type { Step } from '../identity/support/journey.ts';
import { expectNothing } from '../support/nothing.ts';
import { samplePassword } from '../support/server.ts';
import { machine } from '../support/site/catalogue.ts';
import { expectNotice, screen } from '../support/site/portal.ts';
import { enterPortal } from '../support/site/sign-in.ts';
import {
  describe as describeTicket,
  field,
  largePicture,
  newTicket,
  sendTicket,
} from '../support/site/tickets.ts';
import { haproxy, nginx, varnish } from './support/proxies.ts';
import { type Answer, type SiteBehind, siteBehind } from './support/site-behind.ts';

describe.each([
  { name: 'nginx', maker: nginx, hops: 1 },
  { name: 'HAProxy', maker: haproxy, hops: 1 },
  { name: 'HAProxy and Varnish', maker: varnish, hops: 2 },
])('behind $name of Debian', ({ maker, hops }) => {
  let site: SiteBehind;
  beforeAll(async () => {
    site = await siteBehind(maker, hops);
  });
  afterAll(() => site?.close());

  test('TIC-02 POR-01 a customer signs in and sends a ticket with a large picture; a reply comes by itself', async ({
    onTestFinished,
  }) => {
    const picture = await largePicture();
    onTestFinished(picture.remove);
    const customer = await site.visit(`${newTicket}?machine=M-0001`);
    await enterPortal(customer, 'customer', '/en/mykomax/tickets/newticket?machine=M-0001');
    await describeTicket(customer, 'Behind a proxy');
    await field(customer, 'Choose files').setInputFiles(picture.path);
    await customer.getByText('Sent', { exact: true }).waitFor();
    const number = await sendTicket(customer, 'Behind a proxy');
    await customer.getByRole('link', { name: 'cross-section.png, enlarge' }).waitFor();

    const colleague = await site.visit(`/en/mykomax/tickets/${number}`);
    await enterPortal(colleague, 'customer', `/en/mykomax/tickets/${number}`);
    await screen(colleague, 'Behind a proxy');
    await field(colleague, 'Your reply').fill('It was the cable.');
    await colleague.getByRole('button', { name: 'Send reply' }).click();
    await expectNotice(colleague, 'Your reply has been sent.');
    await customer.getByText('It was the cable.').waitFor();
    expectNothing(site.complaints());
  });

  test('IDP-07 guesses are counted by the address that the proxy saw, whatever the guesser writes', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 11; times += 1)
      statuses.push(await signIn('guess', '127.0.0.2', `198.51.100.${times}`));
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
    expect(await signIn(samplePassword, '127.0.0.2', '203.0.113.9')).toBe(429);
    expect(await signIn(samplePassword, '127.0.0.3', '203.0.113.9')).toBe(200);
  });

  /** Tries a password; gives the status. */
  async function signIn(password: string, from: string, pretended: string): Promise<number> {
    const path = `${paths.authenticate}?authIndexType=service&authIndexValue=Login`;
    const headers = {
      ...journeyHeaders,
      'content-type': 'application/json',
      'x-forwarded-for': pretended,
    };
    const begun = await site.sendRequest(path, { method: 'POST', headers, from });
    const step = JSON.parse(begun.text) as Step;
    step.callbacks[0]!.input[0]!.value = 'mei.lin@lanhe.example';
    step.callbacks[1]!.input[0]!.value = password;
    return (await site.sendRequest(path, { method: 'POST', headers, body: JSON.stringify(step), from }))
      .status;
  }

  test('E3.8 headers as large as a browser makes them pass; larger ones are the sender’s mistake', async () => {
    const large = await site.sendRequest('/en', { headers: { cookie: `theirs=${'x'.repeat(7000)}` } });
    expect(large.status).toBe(200);
    const tooLarge = await site.sendRequest('/en', { headers: { cookie: `theirs=${'x'.repeat(40_000)}` } });
    expect(Math.floor(tooLarge.status / 100)).toBe(4);
  });
});

describe('behind a cache that somebody has put in front', () => {
  let site: SiteBehind;
  beforeAll(async () => {
    site = await siteBehind(varnish, 2);
  });
  afterAll(() => site?.close());

  /** Whether Varnish responded from its cache: then it also names the request that filled it. */
  const wasCached = ({ headers }: Answer) => String(headers['x-varnish']).includes(' ');

  test('NEX-01 Varnish keeps what never changes', async () => {
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec((await site.sendRequest('/en')).text) ?? [];
    await site.sendRequest(script);
    expect(wasCached(await site.sendRequest(script))).toBe(true);
  });

  test.for<[string, string, Record<string, string>, Record<string, string>]>([
    ['LOC-05 measurement systems', `/en${machine}`, { cookie: 'measurement-system=Imperial' }, {}],
    ['URL-04 languages', '/', { 'accept-language': 'de' }, { 'accept-language': 'fr' }],
    ['URL-04 remembered languages', '/', { cookie: 'locale_main=fr-ch' }, { 'accept-language': 'de' }],
  ])('%s of visitors are not mixed', async ([, path, one, other]) => {
    const essence = ({ status, headers, text }: Answer) => [status, headers.location, text].join(' ');
    const ofOne = essence(await site.callServer(path, one));
    const ofOther = essence(await site.callServer(path, other));
    expect(ofOne).not.toBe(ofOther);
    for (const _ of [1, 2]) {
      expect(essence(await site.sendRequest(path, { headers: one }))).toBe(ofOne);
      expect(essence(await site.sendRequest(path, { headers: other }))).toBe(ofOther);
    }
  });

  test('PAG-05 what a page by role says to who may read it, Varnish tells nobody else', async () => {
    const heading = 'Good to have you here';
    const reader = await site.visit('/en/mykomax');
    await enterPortal(reader, 'customer');
    for (const _ of [1, 2]) {
      await reader.goto('/en/partner-area');
      await reader.getByRole('heading', { level: 1, name: heading }).waitFor();
      const stranger = await site.sendRequest('/en/partner-area');
      expect([stranger.status, stranger.text.includes(heading)]).toEqual([200, false]);
      const paper = await reader.evaluate(async () => (await fetch('/file/partner-handbook')).status);
      expect([paper, (await site.sendRequest('/file/partner-handbook')).status]).toEqual([200, 404]);
    }
    expectNothing(site.complaints());
  });

  test('SYS-06 every answer says how long it may be kept, in a head that nginx takes', async () => {
    const faults: string[] = [];
    for (const path of addresses) {
      const { headers, rawHeaders } = await site.callServer(path);
      // A cache keeps such a response for two minutes, by its own default.
      if (!headers['cache-control']) faults.push(`${path} does not say how long`);
      // One memory page.
      const bytes = rawHeaders.join('').length + rawHeaders.length * 2;
      if (bytes > 4096) faults.push(`${path} has headers of ${bytes} bytes`);
    }
    expectNothing(faults);
  });
});

/** One of each kind. */
const addresses = [
  ...['/', '/en', '/en/nothing', '/en/sign-in', '/en/mykomax', '/en/editor', '/robots.txt', '/sitemap.xml'],
  ...['/favicon.ico', '/.well-known/security.txt', '/manifest.webmanifest', '/healthz', '/readyz'],
  ...[`${paths.oauth}${endpoints.wellKnown}`, `${paths.oauth}${endpoints.jwks}`, paths.sessions],
  ...[`${paths.oauth}${endpoints.authorize}`, `${paths.oauth}${endpoints.userInfo}`, paths.authenticate],
  ...['/graphql/content?query={__typename}', '/graphql/products?query={__typename}', '/graphql/support'],
  ...['/api/tickets-events', '/api/uploads/none', '/api/search', '/api/nothing', '/callback'],
  ...['/file/none', '/media/none/none.zip', '/image/none', '/en/news.json', '/en/_payload.json', '/en.data'],
];
