import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { idTokenHeader } from '#contracts/identity/client.ts';
import { samplePassword } from '../support/server.ts';
import { discover, tokensFor } from './support/client.ts';
import { signIn } from './support/journey.ts';
import { openSdkBrowser, type SdkBrowser } from './support/sdk-page.ts';

type Sdk = typeof import('@forgerock/javascript-sdk');
declare const sdk: Sdk;

const address = inject('address');
const email = 'mei.lin@lanhe.example';

/** A browser with a device that holds passkeys, used through ForgeRock's own client. */
describe('IDP-07 passkeys', () => {
  let browser: SdkBrowser;
  let page: Page;

  beforeAll(async () => {
    browser = await openSdkBrowser('@forgerock/javascript-sdk');
    page = await browser.open();
    const devtools = await browser.context.newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    await page.evaluate(
      (baseUrl) =>
        sdk.Config.set({ clientId: 'x', realmPath: 'alpha', serverConfig: { baseUrl, timeout: 60_000 } }),
      `${address}/am/`,
    );
  });

  afterAll(() => browser?.close());

  async function client() {
    const cookies = await signIn(address, email);
    const { id_token: token = '' } = await tokensFor(address, await discover(address), cookies);
    return async (query: string, variables: object = {}) => {
      const response = await fetch(`${address}/graphql/accounts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [idTokenHeader]: token },
        body: JSON.stringify({ query, variables }),
      });
      return (await response.json()) as { data: Record<string, never>; errors?: unknown[] };
    };
  }

  test('one is made, then asked for after the password, and does alone', async () => {
    const send = await client();
    const { data } = await send('mutation { beginPasskey }');
    const answer = await page.evaluate(async (options) => {
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options));
      const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
      return JSON.stringify(made.toJSON());
    }, String(data.beginPasskey));
    const confirm = 'mutation ($a: String!) { confirmPasskey(name: "Laptop", answer: $a) { recoveryCodes } }';
    const confirmed = await send(confirm, { a: answer });
    expect(confirmed.errors).toBeUndefined();
    expect(await send(confirm, { a: answer })).toMatchObject({
      errors: [{ extensions: { fields: { answer: 'expired' } } }],
    });

    const second = await page.evaluate(
      async ([name, password]) => {
        const first = await sdk.FRAuth.start({ tree: 'Login' });
        if (first.type !== 'Step') return first.type as string;
        first.callbacks[0]?.setInputValue(name);
        first.callbacks[1]?.setInputValue(password);
        const step = await sdk.FRAuth.next(first);
        if (step.type !== 'Step') return step.type as string;
        const stepType = sdk.FRWebAuthn.getWebAuthnStepType(step);
        const end = await sdk.FRAuth.next(await sdk.FRWebAuthn.authenticate(step));
        return `${stepType} ${end.type}`;
      },
      [email, samplePassword] as const,
    );
    expect(second).toBe('1 LoginSuccess');

    const alone = await page.evaluate(async () => {
      const step = await sdk.FRAuth.start({ tree: 'Login', query: { prefer: 'passkey' } });
      if (step.type !== 'Step') return step.type as string;
      return (await sdk.FRAuth.next(await sdk.FRWebAuthn.authenticate(step))).type as string;
    });
    expect(alone).toBe('LoginSuccess');

    // ACC-01: it is also enough as a proof of identity, and each request works once.
    const prove = 'mutation ($a: String!) { provePasskey(answer: $a) }';
    const shown = await page.evaluate(
      async (options) => {
        const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options));
        const given = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
        return JSON.stringify(given.toJSON());
      },
      String((await send('mutation { beginPasskeyProof }')).data.beginPasskeyProof),
    );
    expect(await send(prove, { a: shown })).toEqual({ data: { provePasskey: true } });
    expect(await send(prove, { a: shown })).toMatchObject({
      errors: [{ extensions: { fields: { answer: 'expired' } } }],
    });

    expect((await send('mutation { resetSecondFactor }')).errors).toBeUndefined();
  });
});
