import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { client, endpoints, paths } from '#contracts/identity/client.ts';
import { samplePassword } from '../support/server.ts';
import { people, signIn } from '../support/site/sign-in.ts';
import { openSdkBrowser, type SdkBrowser } from './support/sdk-page.ts';

type Sdk = typeof import('@forgerock/javascript-sdk');
declare const sdk: Sdk;

const address = inject('address');
const tokensKey = 'FR-SDK-kmx_uapp_login';

const configuration = {
  clientId: client.id,
  realmPath: client.realm,
  scope: client.scope,
  redirectUri: `${address}/blank-callback`,
  oauthThreshold: 180_000,
  // The older client waits for this time before it opens the sign-in page, so this is part of the test.
  serverConfig: { baseUrl: `${address}/am/`, timeout: 10_000 },
};

/** IDP-01 to IDP-06 with the clients that the specification names, unmodified, in a real browser. */
describe.each(['@forgerock/javascript-sdk', 'forgerock-sdk-4.4'] as const)('IDP-03 %s', (name) => {
  let browser: SdkBrowser;
  let page: Page;

  beforeAll(async () => {
    browser = await openSdkBrowser(name);
    page = await fresh();
  });

  afterAll(() => browser?.close());

  async function fresh(): Promise<Page> {
    const opened = await browser.open();
    await configure(opened);
    return opened;
  }

  const configure = (opened: Page) => opened.evaluate((config) => sdk.Config.set(config), configuration);

  /** Errors are returned as text. */
  const getTokens = (opened: Page, options: object = {}) =>
    opened.evaluate(
      (given) =>
        sdk.TokenManager.getTokens(given).then(
          (tokens) => ({ tokens, error: '' }),
          (error: Error) => ({ tokens: undefined, error: error.message }),
        ),
      options,
    );

  const userInfo = (opened: Page) =>
    opened.evaluate(() => sdk.UserManager.getCurrentUser() as Promise<Record<string, unknown>>);

  const logIn = async (opened: Page) => {
    const { type } = await opened.evaluate(walkLogin, [people.customer, samplePassword] as const);
    expect(type).toBe('LoginSuccess');
  };

  test('in silence, without a session, hears that somebody has to sign in', async () => {
    const { error } = await getTokens(page, { login: 'embedded' });
    expect(error).toContain('User authentication is required');
  });

  test('IDP-02 goes to the sign-in page, comes back to /callback with a code and takes tokens for it', async () => {
    const opened = await fresh();
    const redirect = { login: 'redirect', redirectUri: `${address}/callback`, skipBackgroundRequest: true };
    const away = opened.waitForURL(/\/sign-in/);
    await opened.evaluate((options) => void sdk.TokenManager.getTokens(options as never), redirect);
    await away;
    await signIn(opened, 'customer');
    await opened.waitForURL(/\/callback\?.*code=/);
    const query = Object.fromEntries(new URL(opened.url()).searchParams);
    await opened.goto('/client-of-others');
    await configure(opened);
    const { tokens, error } = await getTokens(opened, { query, redirectUri: `${address}/callback` });
    expect(error).toBe('');
    expect(Object.keys(tokens ?? {})).toEqual(
      expect.arrayContaining(['accessToken', 'idToken', 'refreshToken', 'tokenExpiry']),
    );
    const stored = await opened.evaluate((key) => localStorage.getItem(key), tokensKey);
    expect(JSON.parse(stored ?? '{}')).toEqual(tokens);
    await opened.close();
  });

  test('IDP-05 learns who it is', async () => {
    const info = await userInfo(page);
    expect(info).toMatchObject({
      name: 'Eva Brandt',
      given_name: 'Eva',
      family_name: 'Brandt',
      email: people.customer,
    });
    expect(info.subname).toBe(info.sub);
    expect(info.roles).toContain('kmx_int_serviceticketing_active');
  });

  test('IDP-03 uses its tokens again, and renews them in silence; the old one is then dead', async () => {
    const first = (await getTokens(page)).tokens as { accessToken: string };
    expect((await getTokens(page)).tokens).toEqual(first);
    const { tokens: renewed, error } = await getTokens(page, { forceRenew: true, login: 'embedded' });
    expect(error).toBe('');
    expect((renewed as { accessToken: string }).accessToken).not.toBe(first.accessToken);
    const answer = await fetch(`${address}${paths.oauth}${endpoints.userInfo}`, {
      headers: { authorization: `Bearer ${first.accessToken}` },
    });
    expect(answer.status).toBe(401);
    expect(await userInfo(page)).toMatchObject({ email: people.customer });
  });

  test('takes no answer to a question that it did not ask', async () => {
    const opened = await fresh();
    const { error } = await getTokens(opened, { query: { code: 'x', state: 'forged' }, forceRenew: true });
    expect(error).not.toBe('');
    await opened.close();
  });

  test.each<[string, object]>([
    ['with the end of the session by fetch', { redirect: false }],
    ['and goes to a page', { logoutRedirectUri: `${address}/mykomax/logout` }],
  ])('IDP-04 signs out %s', async (_, options) => {
    const opened = await fresh();
    await logIn(opened);
    expect((await getTokens(opened, { login: 'embedded', forceRenew: true })).error).toBe('');
    const leaves = 'logoutRedirectUri' in options;
    const gone = leaves ? opened.waitForURL(/logout|sign-in/) : undefined;
    await opened.evaluate((given) => void sdk.FRUser.logout(given), options).catch(() => undefined);
    await gone;
    if (!leaves) {
      await opened.waitForFunction((key) => localStorage.getItem(key) === null, tokensKey);
    }
    const after = await fresh();
    await expect
      .poll(async () => (await getTokens(after, { login: 'embedded', forceRenew: true })).error)
      .toContain('User authentication is required');
    await opened.close();
    await after.close();
  });

  test('IDP-04 signs out for good where it does not know the address of sessions', async () => {
    const opened = await fresh();
    await logIn(opened);
    const withoutSessions = {
      authenticate: 'json/realms/root/realms/alpha/authenticate',
      authorize: 'oauth2/realms/root/realms/alpha/authorize',
      accessToken: 'oauth2/realms/root/realms/alpha/access_token',
      endSession: 'oauth2/realms/root/realms/alpha/connect/endSession',
      userInfo: 'oauth2/realms/root/realms/alpha/userinfo',
      revoke: 'oauth2/realms/root/realms/alpha/token/revoke',
    };
    await opened.evaluate(
      ([config, given]) => {
        sdk.Config.set({ ...config, serverConfig: { ...config.serverConfig, paths: given } } as never);
      },
      [configuration, withoutSessions] as const,
    );
    expect((await getTokens(opened, { login: 'embedded', forceRenew: true })).error).toBe('');
    await opened.evaluate(() => sdk.FRUser.logout({ redirect: false } as never));
    expect((await getTokens(opened, { login: 'embedded' })).error).toContain(
      'User authentication is required',
    );
    await opened.close();
  });

  test('IDP-07 walks the journey of signing in: wrong, and right', async () => {
    const opened = await fresh();
    expect(await opened.evaluate(walkLogin, [people.otherCustomer, 'wrong'] as const)).toMatchObject({
      type: 'LoginFailure',
      code: 401,
    });
    expect(await opened.evaluate(walkLogin, [people.otherCustomer, samplePassword] as const)).toMatchObject({
      type: 'LoginSuccess',
      realm: '/alpha',
    });
    await opened.close();
  });

  test('IDP-07 walks the journey of registering and reads which rules are broken', async () => {
    const opened = await fresh();
    const messages = await opened.evaluate(async () => {
      const step = await sdk.FRAuth.start({ tree: 'Registration' });
      if (step.type !== 'Step') throw new Error(step.type);
      type Username = InstanceType<Sdk['ValidatedCreateUsernameCallback']>;
      type Password = InstanceType<Sdk['ValidatedCreatePasswordCallback']>;
      step.getCallbackOfType<Username>('ValidatedCreateUsernameCallback' as never).setName('ada@one.example');
      const password = step.getCallbackOfType<Password>('ValidatedCreatePasswordCallback' as never);
      const policies = Object.keys(password.getPolicies());
      password.setPassword('short');
      const next = await sdk.FRAuth.next(step);
      if (next.type !== 'Step') throw new Error(next.type);
      const again = next.getCallbackOfType<Password>('ValidatedCreatePasswordCallback' as never);
      const failure = again
        .getFailedPolicies()
        .map((policy) => sdk.FRPolicy.parsePolicyRequirement('Password', policy as never));
      return { policies, failure };
    });
    expect(messages.policies).toContain('policyRequirements');
    expect(messages.failure).toContain('Password must be at least 12 characters');
    await opened.close();
  });

  test('Config.setAsync finds everything in the well-known document', async () => {
    const opened = await fresh();
    await opened.evaluate(
      ([config, wellknown]) => sdk.Config.setAsync({ ...config, serverConfig: { wellknown } } as never),
      [configuration, `${address}${paths.oauth}${endpoints.wellKnown}`] as const,
    );
    await logIn(opened);
    expect((await getTokens(opened, { login: 'embedded', forceRenew: true })).error).toBe('');
    expect(await userInfo(opened)).toMatchObject({ email: people.customer });
    await opened.close();
  });
});

/** Runs in the page. */
async function walkLogin([name, password]: readonly [string, string]) {
  const step = await sdk.FRAuth.start({ tree: 'Login' });
  if (step.type !== 'Step') return { type: step.type as string };
  type Name = InstanceType<Sdk['NameCallback']>;
  type Password = InstanceType<Sdk['PasswordCallback']>;
  step.getCallbackOfType<Name>('NameCallback' as never).setName(name);
  step.getCallbackOfType<Password>('PasswordCallback' as never).setPassword(password);
  const end = await sdk.FRAuth.next(step);
  if (end.type === 'LoginSuccess') return { type: end.type as string, realm: end.getRealm() };
  if (end.type === 'LoginFailure') return { type: end.type as string, code: end.getCode() };
  return { type: end.type as string };
}
