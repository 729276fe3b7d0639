import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { client, endpoints, paths } from '#contracts/identity/client.ts';
import { samplePassword } from '../support/server.ts';
import { people } from '../support/site/sign-in.ts';
import { signIn } from './support/journey.ts';
import { openSdkBrowser, type SdkBrowser } from './support/sdk-page.ts';

const address = inject('address');
const wellknown = `${address}${paths.oauth}${endpoints.wellKnown}`;

/** The successors of the vendor's first client, unmodified. */
describe('IDP-03 @forgerock/oidc-client', () => {
  type Sdk = typeof import('@forgerock/oidc-client');
  type Client = Extract<Awaited<ReturnType<Sdk['oidc']>>, { error?: undefined }>;
  let browser: SdkBrowser;
  let page: Page;

  beforeAll(async () => {
    browser = await openSdkBrowser('@forgerock/oidc-client');
    page = await browser.open();
    await page.evaluate(
      async (config) => {
        const { sdk } = globalThis as unknown as { sdk: Sdk };
        Object.assign(globalThis, { client: await sdk.oidc({ config }) });
      },
      {
        clientId: client.id,
        redirectUri: `${address}/blank-callback`,
        scope: client.scope,
        serverConfig: { wellknown },
      },
    );
  });

  afterAll(() => browser?.close());

  const send = <Answer>(question: (client: Client) => Promise<Answer>) =>
    page.evaluate(`(${question.toString()})(globalThis.client)`) as Promise<Answer>;

  test('hears in silence that nobody is signed in', async () => {
    const result = await send((known) => known.token.get({ backgroundRenew: true }));
    expect(result).toHaveProperty('error');
    expect(await send((known) => known.user.session())).toHaveProperty('error');
  });

  test('takes tokens in silence from the session, learns who it is, renews and signs out', async () => {
    const cookies = await signIn(address, people.customer);
    await browser.context.addCookies(
      cookies.split('; ').map((cookie) => {
        const [name = '', value = ''] = cookie.split('=');
        return { name, value, url: address };
      }),
    );
    const first = await send((known) => known.token.get({ backgroundRenew: true }));
    expect(first).toMatchObject({ accessToken: expect.any(String), idToken: expect.any(String) });
    // This client returns tokens before it has stored them.
    await expect
      .poll(() => send((known) => known.user.info()))
      .toMatchObject({ email: people.customer, name: 'Eva Brandt' });

    const second = await send((known) => known.token.get({ forceRenew: true, backgroundRenew: true }));
    expect(second).toMatchObject({ accessToken: expect.any(String) });
    expect(second).not.toEqual(first);
    await expect.poll(() => send((known) => known.user.info())).toMatchObject({ email: people.customer });

    await send((known) => known.user.logout());
    expect(
      await send((known) => known.token.get({ backgroundRenew: true, forceRenew: true })),
    ).toHaveProperty('error');
  });
});

describe('IDP-07 @forgerock/journey-client', () => {
  type Sdk = typeof import('@forgerock/journey-client');
  let browser: SdkBrowser;
  let page: Page;

  beforeAll(async () => {
    browser = await openSdkBrowser('@forgerock/journey-client');
    page = await browser.open();
  });

  afterAll(() => browser?.close());

  const walk = (name: string, password: string) =>
    page.evaluate(
      async ([address, name, password]) => {
        const { sdk } = globalThis as unknown as { sdk: Sdk };
        const journey = await sdk.journey({ config: { serverConfig: { wellknown: address } } });
        const step = await journey.start({ journey: 'Login' });
        if (!('callbacks' in step)) throw new Error(JSON.stringify(step));
        const [first, second] = step.callbacks as unknown as { setInputValue: (value: string) => void }[];
        first?.setInputValue(name);
        second?.setInputValue(password);
        const end = await journey.next(step);
        return 'type' in end ? end.type : JSON.stringify(end);
      },
      [wellknown, name, password] as const,
    );

  test('walks the journey of signing in: wrong, and right', async () => {
    expect(await walk(people.otherCustomer, 'wrong')).toBe('LoginFailure');
    expect(await walk(people.otherCustomer, samplePassword)).toBe('LoginSuccess');
    expect((await browser.context.cookies()).map(({ name }) => name)).toContain('idp_session');
  });
});
