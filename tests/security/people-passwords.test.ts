import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { authorize, discover, openid, request, tokensFor } from '../identity/support/client.ts';
import { begin, reply, signIn } from '../identity/support/journey.ts';
import { startTenant, type Tenant } from '../support/back-ends/tenant.ts';
import { samplePassword } from '../support/server.ts';
import {
  addApp,
  changeEmail,
  codeOf,
  confirmBoth,
  deleteAccount,
  exchange,
  fresh,
  hourOld,
  isIn,
  isKnown,
  newPerson,
  prove,
  requestLink,
  reset,
  secretIn,
} from './support/people.ts';

/** Owners can get in again, and nothing that depended on an old password still works. */
let tenant: Tenant;
/** The same, where administrators need a second factor. */
let strict: Tenant;

beforeAll(async () => {
  const databaseUrl = inject('databaseUrl');
  [tenant, strict] = await Promise.all([
    startTenant(databaseUrl),
    startTenant(databaseUrl, { isSecondFactorRequired: true }),
  ]);
});

afterAll(() => Promise.all([tenant?.close(), strict?.close()]));

describe('the door opens for the owner', () => {
  test('IDP-07 who forgot the password gets a new one by mail, is in at once, and every other device is out', async () => {
    const email = await newPerson(tenant);
    const elsewhere = await signIn(tenant.address, email);
    const done = await reset(tenant, await requestLink(tenant, email));
    expect(isIn(done)).toBe(true);
    expect((await (await tenant.openClient(done.cookies))('{ me { email } }')).data).toEqual({
      me: { email },
    });
    await expect(tenant.tokens(elsewhere)).rejects.toThrow();
    expect(await signIn(tenant.address, email, fresh)).toContain('idp_session=');
  });

  test('ACC-01 who changes the password or adds an app goes on where it was done', async () => {
    const email = await newPerson(tenant);
    const elsewhere = await tenant.tokens(await signIn(tenant.address, email));
    const here = await signIn(tenant.address, email);
    const { secret, send } = await addApp(tenant, here);
    expect(await isKnown(tenant, elsewhere.access_token)).toBe(false);
    const change =
      'mutation ($current: String!, $next: String!) { changePassword(current: $current, next: $next) }';
    expect((await send(change, { current: samplePassword, next: fresh })).data).toEqual({
      changePassword: true,
    });
    expect((await send('{ signIn { hasTotp sessions { isCurrent } } }')).data).toEqual({
      signIn: { hasTotp: true, sessions: [{ isCurrent: true }] },
    });
    expect(await isKnown(tenant, (await tenant.tokens(here)).access_token)).toBe(true);
    const step = await reply(tenant.address, await begin(tenant.address, 'Login'), [email, fresh]);
    expect(isIn(await reply(tenant.address, step, [codeOf(secret), 0]))).toBe(true);
  });

  test('IDP-07 an administrator sets up the app that is asked for, once, and is in', async () => {
    const email = await newPerson(strict, 'userAdministration');
    const step = await reply(strict.address, await begin(strict.address, 'Login'), [email, samplePassword]);
    const codes = await reply(strict.address, step, ['ignored', codeOf(secretIn(step))]);
    expect(codes.json.stage).toBe('NewRecoveryCodes');
    expect(isIn(await reply(strict.address, codes, [0]))).toBe(true);
  });

  test('ACC-01 whoever proves anew who it is deletes the account, hours after signing in', async () => {
    const send = await hourOld(tenant, await newPerson(tenant));
    const { email } = send;
    expect((await send(deleteAccount, { email })).problem).toMatchObject({
      code: 'PROOF_REQUIRED',
      proof: { code: false, passkey: false },
    });
    expect((await send(prove, { password: samplePassword })).data).toEqual({ proveIdentity: true });
    expect((await send(deleteAccount, { email })).data).toEqual({ deleteAccount: true });
    await expect(signIn(tenant.address, email)).rejects.toThrow();
  });

  test('ACC-01 both addresses confirm a new one; it signs in, and the old one no longer', async () => {
    const email = await newPerson(tenant);
    const next = `new-${email}`;
    const cookies = await signIn(tenant.address, email);
    const send = await tenant.openClient(cookies);
    expect((await send(changeEmail, { email: next })).problem).toBeUndefined();
    expect(await confirmBoth(tenant, send, email, next)).toBe('changed');
    expect(await signIn(tenant.address, next)).toContain('idp_session=');
    await expect(signIn(tenant.address, email)).rejects.toThrow();
    await expect(tenant.tokens(cookies)).rejects.toThrow();
  });
});

describe('what hung on the old password opens nothing', () => {
  test('a stranger with it who waits at the step "set up an app" comes too late, and locks nobody out', async () => {
    const email = await newPerson(strict, 'userAdministration');
    const waiting = await reply(strict.address, await begin(strict.address, 'Login'), [
      email,
      samplePassword,
    ]);
    expect(waiting.json.stage).toBe('SetUpApp');
    const owner = await reset(strict, await requestLink(strict, email));
    expect(owner.json.stage).toBe('SetUpApp');
    const late = await reply(strict.address, waiting, ['ignored', codeOf(secretIn(waiting))]);
    expect([late.status, late.json.message]).toEqual([401, 'Session has timed out']);
    const codes = await reply(strict.address, owner, ['ignored', codeOf(secretIn(owner))]);
    expect(isIn(await reply(strict.address, codes, [0]))).toBe(true);
  });

  test('of two who set up an app with the same password one gets in', async () => {
    const email = await newPerson(strict, 'userAdministration');
    const steps = await Promise.all(
      [1, 2, 3].map(async () =>
        reply(strict.address, await begin(strict.address, 'Login'), [email, samplePassword]),
      ),
    );
    const answers = await Promise.all(
      steps.map((step) => reply(strict.address, step, ['ignored', codeOf(secretIn(step))])),
    );
    expect(answers.filter(({ json }) => json.stage === 'NewRecoveryCodes')).toHaveLength(1);
  });

  test('a stranger with it who waits for the code of the app comes too late', async () => {
    const email = await newPerson(tenant);
    const { secret } = await addApp(tenant, await signIn(tenant.address, email));
    const waiting = await reply(tenant.address, await begin(tenant.address, 'Login'), [
      email,
      samplePassword,
    ]);
    expect(waiting.json.stage).toBe('OneTimeCode');
    const owner = await reset(tenant, await requestLink(tenant, email));
    expect(owner.json.stage).toBe('OneTimeCode');
    expect((await reply(tenant.address, waiting, [codeOf(secret), 0])).status).toBe(401);
    expect(isIn(await reply(tenant.address, owner, [codeOf(secret), 0]))).toBe(true);
  });

  test('a stranger who is past the last step, on the page of recovery codes, comes too late', async () => {
    const email = await newPerson(strict, 'userAdministration');
    const step = await reply(strict.address, await begin(strict.address, 'Login'), [email, samplePassword]);
    const last = await reply(strict.address, step, ['ignored', codeOf(secretIn(step))]);
    expect(last.json.stage).toBe('NewRecoveryCodes');
    await reset(strict, await requestLink(strict, email));
    expect((await reply(strict.address, last, [0])).status).toBe(401);
  });

  test('an older link to a new password sets none, nor one that was asked for before the portal changed it', async () => {
    const email = await newPerson(tenant);
    const older = await requestLink(tenant, email);
    const opened = await begin(tenant.address, 'ResetPassword', { suspendedId: older });
    const newer = await requestLink(tenant, email);
    expect(isIn(await reset(tenant, newer))).toBe(true);
    expect((await reset(tenant, older, 'three blue ladders sing')).status).toBe(401);
    expect((await reply(tenant.address, opened, ['three blue ladders sing'])).status).toBe(401);

    const send = await tenant.openClient(await signIn(tenant.address, email, fresh));
    const before = await requestLink(tenant, email);
    const change =
      'mutation ($current: String!, $next: String!) { changePassword(current: $current, next: $next) }';
    await send(change, { current: fresh, next: 'three blue ladders sing' });
    expect((await reset(tenant, before)).status).toBe(401);
    expect(await signIn(tenant.address, email, 'three blue ladders sing')).toContain('idp_session=');
  });

  test('neither a code nor any token of another session is taken any more', async () => {
    const email = await newPerson(tenant);
    const cookies = await signIn(tenant.address, email);
    const old = await tenant.tokens(cookies);
    const config = await discover(tenant.address);
    const { parameters, checks } = await request(tenant.address);
    const { location } = await authorize(config, parameters, cookies);
    await reset(tenant, await requestLink(tenant, email));

    await expect(openid.authorizationCodeGrant(config, location!, checks)).rejects.toThrow();
    const refresh = { grant_type: 'refresh_token', refresh_token: old.refresh_token ?? '' };
    expect((await exchange(tenant, refresh)).status).toBe(400);
    expect(await isKnown(tenant, old.access_token)).toBe(false);
    expect((await tenant.fetchWith(old.id_token ?? '')('{ me { id } }')).problem?.code).toBe(
      'UNAUTHENTICATED',
    );
    await expect(tokensFor(tenant.address, config, cookies)).rejects.toThrow();
  });

  test('a session that the provider writes down once more after its end stays ended', async () => {
    const email = await newPerson(tenant);
    const cookies = await signIn(tenant.address, email);
    const old = await tenant.tokens(cookies);
    const { rows } = await tenant.pool.query(
      'SELECT r.* FROM identity.provider_record r JOIN identity.person p ON p.id = r.person_id WHERE p.email = $1',
      [email],
    );
    await reset(tenant, await requestLink(tenant, email));
    await tenant.pool.query(
      `INSERT INTO identity.provider_record SELECT * FROM json_populate_recordset(NULL::identity.provider_record, $1)
       ON CONFLICT (id) DO NOTHING`,
      [JSON.stringify(rows)],
    );
    expect(await isKnown(tenant, old.access_token)).toBe(false);
    await expect(tenant.tokens(cookies)).rejects.toThrow();
    expect((await tenant.fetchWith(old.id_token ?? '')('{ me { id } }')).problem?.code).toBe(
      'UNAUTHENTICATED',
    );
  });

  test('a change of the address that a stranger began is confirmed by nobody', async () => {
    const email = await newPerson(tenant);
    const stranger = await tenant.openClient(await signIn(tenant.address, email));
    await stranger(changeEmail, { email: `thief-${email}` });
    await reset(tenant, await requestLink(tenant, email));
    expect(await confirmBoth(tenant, stranger, email, `thief-${email}`)).toBe('expired');
    expect(await signIn(tenant.address, email, fresh)).toContain('idp_session=');
  });

  test('an app or a passkey that a stranger was offered is confirmed by nobody', async () => {
    const email = await newPerson(tenant);
    const stranger = await tenant.openClient(await signIn(tenant.address, email));
    const { data } = await stranger<{ beginTotp: { secret: string } }>('mutation { beginTotp { secret } }');
    await stranger('mutation { beginPasskey }');
    const owner = await tenant.openClient((await reset(tenant, await requestLink(tenant, email))).cookies);
    const confirm = 'mutation ($code: String!) { confirmTotp(code: $code) { recoveryCodes } }';
    const code = codeOf(data?.beginTotp.secret ?? '');
    expect((await stranger(confirm, { code })).problem?.code).toBe('UNAUTHENTICATED');
    expect((await owner(confirm, { code })).problem?.fields).toEqual({ code: 'expired' });
    const passkey = 'mutation { confirmPasskey(name: "x", answer: "{}") { recoveryCodes } }';
    expect((await owner(passkey)).problem?.fields).toEqual({ answer: 'expired' });
  });
});
