import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { client, endpoints, journeyHeaders, paths } from '#contracts/identity/client.ts';
import { sampleDataDir } from '../support/sample-data.ts';
import { sendRequest } from '../support/send-request.ts';
import { type RunningServer, samplePassword, startServer } from '../support/server.ts';
import type { Step } from './support/journey.ts';

const origin = 'https://portal.test';
const host = 'portal.test';
const data = sampleDataDir();
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ DATA_DIR: data.path, ORIGIN: origin });
});

afterAll(async () => {
  await server?.stop();
  await data.remove();
});

/** Behind a proxy that speaks HTTPS to the outside and HTTP to the server. */
describe('IDP-07 reached by https', () => {
  test('the tenant names itself so, and its cookies are for https and this host alone', async () => {
    const { text } = await sendRequest(`${server.address}${paths.oauth}${endpoints.wellKnown}`, {
      headers: { host },
    });
    expect(JSON.parse(text)).toMatchObject({
      issuer: `${origin}${paths.oauth}`,
      authorization_endpoint: `${origin}${paths.oauth}/authorize`,
    });

    const cookies = await signIn();
    expect(cookies[0]).toMatch(/^__Host-idp_session=/);
    for (const cookie of cookies) expect(cookie).toMatch(/; path=\/; .*samesite=lax; secure; httponly$/i);

    const query = new URLSearchParams({
      client_id: client.id,
      response_type: 'code',
      scope: 'openid',
      redirect_uri: `${origin}/callback`,
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    });
    const answer = await sendRequest(`${server.address}${paths.oauth}${endpoints.authorize}?${query}`, {
      headers: { host, cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') },
    });
    expect(answer.headers.location).toMatch(/^https:\/\/portal\.test\/callback\?code=/);
    expect(answer.headers['strict-transport-security']).toBeDefined();
  });

  async function signIn(): Promise<string[]> {
    const url = `${server.address}${paths.authenticate}?authIndexType=service&authIndexValue=Login`;
    const headers = { ...journeyHeaders, host, 'content-type': 'application/json' };
    const step = JSON.parse((await sendRequest(url, { method: 'POST', headers })).text) as Step;
    step.callbacks[0]!.input[0]!.value = 'eva.brandt@nordlicht.example';
    step.callbacks[1]!.input[0]!.value = samplePassword;
    const answer = await sendRequest(url, { method: 'POST', headers, body: JSON.stringify(step) });
    return answer.headers['set-cookie'] ?? [];
  }
});
