import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints, paths } from '#contracts/identity/client.ts';
import { samplePassword } from '../support/server.ts';
import { discover, tokensFor } from './support/client.ts';
import { type Installation, startInstallation } from './support/installation.ts';
import { begin, reply, signIn } from './support/journey.ts';

const good = 'ein Regenschirm auf dem Mond';

let site: Installation;
let address: string;

beforeAll(async () => {
  site = await startInstallation();
  address = site.address;
});

afterAll(() => site?.close());

/** The code of an app; `later`: the one this many half minutes from now. */
function codeOf(secret: string, later = 0): string {
  const timestamp = Date.now() + later * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

async function isSignedIn(accessToken: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await fetch(`${address}${paths.oauth}${endpoints.userInfo}`, { headers })).ok;
}

const tokens = async (cookies: string) => tokensFor(address, await discover(address), cookies);

describe('ACC-01 the own password', () => {
  const email = 'kim.dalton@prairie.example';
  const change =
    'mutation ($current: String!, $next: String!) { changePassword(current: $current, next: $next) }';

  test('is changed by whoever knows it, which ends all other sessions', async () => {
    const elsewhere = (await tokens(await signIn(address, email))).access_token;
    const here = await signIn(address, email);
    const send = await site.client(here);
    const wrong = await send(change, { current: 'guess', next: good });
    expect(wrong.problem).toMatchObject({ code: 'BAD_USER_INPUT', fields: { current: 'wrong' } });
    const weak = await send(change, { current: samplePassword, next: 'prairie1234' });
    expect(weak.problem).toMatchObject({
      fields: { next: 'policy' },
      policies: [{ rule: 'MIN_LENGTH' }, { rule: 'CANNOT_CONTAIN_OTHERS' }],
    });

    expect(await send(change, { current: samplePassword, next: good })).toMatchObject({
      data: { changePassword: true },
    });
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn((await tokens(here)).access_token)).toBe(true);
    await expect(signIn(address, email)).rejects.toThrow();
    await site.mailTo(email, /password was changed/);
  });

  test('decision 11: our own people have theirs elsewhere', async () => {
    const send = await site.client(await signIn(address, 'nina.frei@group.example'));
    const { problem } = await send(change, { current: samplePassword, next: good });
    expect(problem?.code).toBe('FORBIDDEN');
  });

  test('0080 and set up an app, a passkey and their sessions themselves', async () => {
    const own = 'nina.frei@group.example';
    const elsewhere = await signIn(address, own);
    const send = await site.client(await signIn(address, own));
    const passkey = await send<{ beginPasskey: string }>('mutation { beginPasskey }');
    expect(JSON.parse(passkey.data?.beginPasskey ?? '{}')).toHaveProperty('challenge');
    const offer = await send<{ beginTotp: { secret: string } }>('mutation { beginTotp { secret } }');
    const confirm = 'mutation ($code: String!) { confirmTotp(code: $code) { recoveryCodes } }';
    const code = codeOf(offer.data?.beginTotp.secret ?? '');
    const { data } = await send<{ confirmTotp: { recoveryCodes: string[] } }>(confirm, { code });
    expect(data?.confirmTotp.recoveryCodes).toHaveLength(10);
    await expect(tokens(elsewhere)).rejects.toThrow();
    expect((await send('mutation { resetSecondFactor }')).data).toEqual({ resetSecondFactor: true });
  });
});

describe('ACC-01 the own sessions', () => {
  const listed = '{ signIn { sessions { id isCurrent address userAgent } } }';
  type Listed = { signIn: { sessions: { id: string; isCurrent: boolean }[] } };
  const email = 'luis.ortega@bajio.example';

  test('are listed, and each can be ended', async () => {
    const there = await signIn(address, email);
    const lost = await tokens(there);
    const callThere = await site.client(there);
    const send = await site.client(await signIn(address, email));
    const sessions = (await send<Listed>(listed)).data?.signIn.sessions ?? [];
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    const end = 'mutation ($id: ID!) { endSession(id: $id) }';
    expect((await send(end, { id: sessions[1]?.id })).data).toEqual({ endSession: true });
    expect(await isSignedIn(lost.access_token)).toBe(false);
    expect((await callThere(listed)).problem?.code).toBe('UNAUTHENTICATED');
    expect((await send(end, { id: sessions[1]?.id })).problem?.code).toBe('NOT_FOUND');
  });

  test('nobody ends those of others', async () => {
    const mine = await site.client(await signIn(address, email));
    const others = await site.client(await signIn(address, 'mei.lin@lanhe.example'));
    const theirs = (await others<Listed>(listed)).data?.signIn.sessions[0]?.id;
    const { problem } = await mine('mutation ($id: ID!) { endSession(id: $id) }', { id: theirs });
    expect(problem?.code).toBe('NOT_FOUND');
    expect((await others<Listed>(listed)).data?.signIn.sessions).toHaveLength(1);
  });

  test('all others can be ended at once', async () => {
    const lost = await tokens(await signIn(address, email));
    const here = await signIn(address, email);
    const send = await site.client(here);
    const { data } = await send<{ endOtherSessions: number }>('mutation { endOtherSessions }');
    expect(data?.endOtherSessions).toBeGreaterThan(0);
    expect(await isSignedIn(lost.access_token)).toBe(false);
    expect(await isSignedIn((await tokens(here)).access_token)).toBe(true);
  });
});

describe('IDP-07 one-time codes', () => {
  const email = 'eva.brandt@nordlicht.example';
  let secret: string;
  let recoveryCodes: string[];

  test('are asked for from when the app has been confirmed', async () => {
    const send = await site.client(await signIn(address, email));
    const offer = await send<{ beginTotp: { secret: string; uri: string } }>(
      'mutation { beginTotp { secret uri } }',
    );
    secret = offer.data?.beginTotp.secret ?? '';
    expect(offer.data?.beginTotp.uri).toMatch(/^otpauth:\/\/totp\/.*secret=/);
    expect(await signIn(address, email)).toContain('idp_session=');

    const confirm = 'mutation ($code: String!) { confirmTotp(code: $code) { recoveryCodes } }';
    expect((await send(confirm, { code: '000000' })).problem?.fields).toEqual({ code: 'wrong' });
    const confirmed = await send<{ confirmTotp: { recoveryCodes: string[] } }>(confirm, {
      code: codeOf(secret, -1),
    });
    recoveryCodes = confirmed.data?.confirmTotp.recoveryCodes ?? [];
    expect(new Set(recoveryCodes).size).toBe(10);
    await site.mailTo(email, /Einmalcodes|one-time codes/);
    expect((await send(confirm, { code: codeOf(secret) })).problem?.fields).toEqual({ code: 'expired' });
  });

  const password = async () => reply(address, await begin(address, 'Login'), [email, samplePassword]);

  test('a wrong one is asked for again, the right one works once', async () => {
    const step = await password();
    expect(step).toMatchObject({ json: { stage: 'OneTimeCode' }, cookies: '' });
    const wrong = await reply(address, step, ['000000', 0]);
    expect(wrong.json.stage).toBe('OneTimeCode');
    const code = codeOf(secret);
    expect((await reply(address, wrong, [code, 0])).json.tokenId).toBeDefined();
    const replayed = await reply(address, await password(), [code, 0]);
    expect(replayed.cookies).toBe('');
  });

  test('a recovery code takes their place, once', async () => {
    const way = async () => reply(address, await password(), ['', 1]);
    const step = await way();
    expect(step.json.stage).toBe('RecoveryCode');
    const typed = recoveryCodes[0]?.toLowerCase().replace('-', ' ');
    expect((await reply(address, step, [typed, 0])).json.tokenId).toBeDefined();
    expect((await reply(address, await way(), [typed, 0])).cookies).toBe('');
  });

  test('are asked for after a reset of the password, too, and until they are taken away', async () => {
    const recovered = await reply(address, await reply(address, await password(), ['', 1]), [
      recoveryCodes[1],
      0,
    ]);
    const send = await site.client(recovered.cookies);
    const { data } = await send('{ signIn { hasTotp recoveryCodes passkeys { id } } }');
    expect(data).toEqual({ signIn: { hasTotp: true, recoveryCodes: 8, passkeys: [] } });
    expect((await send('mutation { resetSecondFactor }')).data).toEqual({ resetSecondFactor: true });
    expect(await signIn(address, email)).toContain('idp_session=');
  });
});

describe('IDP-05 somebody who is taken away', () => {
  test('is signed out with the next request, whatever the tokens say', async () => {
    const email = 'petr.kovar@rozvadece.example';
    const cookies = await signIn(address, email);
    const { access_token: token, id_token: _, ...rest } = await tokens(cookies);
    const send = await site.client(cookies);
    const { data } = await send<{ me: { id: string } }>('{ me { id } }');
    const administrator = await site.client(await signIn(address, 'rolf.amstutz@group.example'));
    const { problem } = await administrator('mutation ($id: ID!) { deletePerson(person: $id) }', {
      id: data?.me.id,
    });
    expect(problem).toBeUndefined();

    expect(await isSignedIn(token)).toBe(false);
    const body = new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: 'kmx_uapp_login',
      refresh_token: rest.refresh_token ?? '',
    });
    expect((await fetch(`${address}${paths.oauth}${endpoints.token}`, { method: 'POST', body })).ok).toBe(
      false,
    );
    await expect(tokens(cookies)).rejects.toThrow();
    expect((await send('{ me { id } }')).problem?.code).toBe('UNAUTHENTICATED');
    await expect(signIn(address, email)).rejects.toThrow();
  });
});
