import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { client, endpoints, paths } from '#contracts/identity/client.ts';
import { authorize, discover, openid, request, tokensFor } from '../identity/support/client.ts';
import { type Answer, begin, reply, signIn } from '../identity/support/journey.ts';
import { amber } from '../support/accounts.ts';
import { samplePassword } from '../support/server.ts';
import { startTenant, type Tenant } from '../support/tenant.ts';

/** People and how they sign in: the doors open for their owners, and what hung on an old key opens nothing. */
let tenant: Tenant;
/** The same, where administrators have to have a second factor. */
let strict: Tenant;

beforeAll(async () => {
  const databaseUrl = inject('databaseUrl');
  [tenant, strict] = await Promise.all([
    startTenant(databaseUrl),
    startTenant(databaseUrl, { isSecondFactorRequired: true }),
  ]);
});

afterAll(() => Promise.all([tenant?.close(), strict?.close()]));

const fresh = 'ein Regenschirm auf dem Mond';
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });
/** As if from somewhere else: tries count by address. */
const from = () => ({
  'x-forwarded-for': `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`,
});

/** Somebody new with the sample's password, who belongs to Amber Cables. */
async function newPerson({ pool, identity }: Tenant, access?: 'userAdministration'): Promise<string> {
  const [id, email] = [randomUUID(), `${randomUUID()}@amber.example`];
  await pool.query(
    `INSERT INTO identity.person (id, email, first_name, last_name, email_verified_at)
     VALUES ($1, $2, 'Nia', 'Novak', now())`,
    [id, email],
  );
  await pool.query('INSERT INTO identity.membership VALUES ($1, $2)', [id, amber]);
  if (access)
    await pool.query(
      `INSERT INTO identity.access (id, person_id, application, organisation_id, role, status)
       VALUES (gen_random_uuid(), $1, $2, $3, 'administrator', 'active')`,
      [id, access, amber],
    );
  await identity.giveSamplePassword(samplePassword);
  return email;
}

async function askForLink({ address, linksTo }: Tenant, email: string): Promise<string> {
  await reply(address, await begin(address, 'ResetPassword', {}, from()), [email], from());
  return (await linksTo(email, 'resetPassword'))[0] ?? '';
}

/** Follows the link in a mail and chooses a password. */
async function reset({ address }: Tenant, link: string, password = fresh): Promise<Answer> {
  const step = await begin(address, 'ResetPassword', { suspendedId: link });
  return step.said.callbacks ? reply(address, step, [password]) : step;
}

const isIn = ({ cookies, said }: Answer) => cookies.includes('idp_session=') && said.tokenId !== undefined;

async function isKnown({ address }: Tenant, accessToken: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await fetch(`${address}${paths.oauth}${endpoints.userInfo}`, { headers })).ok;
}

function exchange({ address }: Tenant, parameters: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams({ client_id: client.id, ...parameters });
  return fetch(`${address}${paths.oauth}${endpoints.token}`, { method: 'POST', body });
}

/** Sets up an app in the portal. Gives its secret and the recovery codes. */
async function addApp(of: Tenant, cookies: string) {
  const ask = await of.asker(cookies);
  const { data } = await ask<{ beginTotp: { secret: string } }>('mutation { beginTotp { secret } }');
  const secret = data?.beginTotp.secret ?? '';
  const confirm = 'mutation ($code: String!) { confirmTotp(code: $code) { recoveryCodes } }';
  const confirmed = await ask<{ confirmTotp: { recoveryCodes: string[] } }>(confirm, {
    code: codeOf(secret, -1),
  });
  expect(confirmed.problem).toBeUndefined();
  return { secret, recoveryCodes: confirmed.data?.confirmTotp.recoveryCodes ?? [], ask };
}

describe('the door opens for the owner', () => {
  test('IDP-07 who forgot the password gets a new one by mail, is in at once, and every other device is out', async () => {
    const email = await newPerson(tenant);
    const elsewhere = await signIn(tenant.address, email);
    const done = await reset(tenant, await askForLink(tenant, email));
    expect(isIn(done)).toBe(true);
    expect((await (await tenant.asker(done.cookies))('{ me { email } }')).data).toEqual({ me: { email } });
    await expect(tenant.tokens(elsewhere)).rejects.toThrow();
    expect(await signIn(tenant.address, email, fresh)).toContain('idp_session=');
  });

  test('ACC-01 who changes the password or adds an app goes on where it was done', async () => {
    const email = await newPerson(tenant);
    const elsewhere = await tenant.tokens(await signIn(tenant.address, email));
    const here = await signIn(tenant.address, email);
    const { secret, ask } = await addApp(tenant, here);
    expect(await isKnown(tenant, elsewhere.access_token)).toBe(false);
    const change =
      'mutation ($current: String!, $next: String!) { changePassword(current: $current, next: $next) }';
    expect((await ask(change, { current: samplePassword, next: fresh })).data).toEqual({
      changePassword: true,
    });
    expect((await ask('{ signIn { hasTotp sessions { isCurrent } } }')).data).toEqual({
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
    expect(codes.said.stage).toBe('NewRecoveryCodes');
    expect(isIn(await reply(strict.address, codes, [0]))).toBe(true);
  });

  test('ACC-01 whoever proves anew who it is deletes the account, hours after signing in', async () => {
    const ask = await hourOld(await newPerson(tenant));
    const { email } = ask;
    expect((await ask(deleteAccount, { email })).problem).toMatchObject({
      code: 'PROOF_REQUIRED',
      proof: { code: false, passkey: false },
    });
    expect((await ask(prove, { password: samplePassword })).data).toEqual({ proveIdentity: true });
    expect((await ask(deleteAccount, { email })).data).toEqual({ deleteAccount: true });
    await expect(signIn(tenant.address, email)).rejects.toThrow();
  });

  test('ACC-01 both addresses confirm a new one; it signs in, and the old one no longer', async () => {
    const email = await newPerson(tenant);
    const next = `new-${email}`;
    const cookies = await signIn(tenant.address, email);
    const ask = await tenant.asker(cookies);
    expect((await ask(changeEmail, { email: next })).problem).toBeUndefined();
    expect(await confirmBoth(ask, email, next)).toBe('changed');
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
    expect(waiting.said.stage).toBe('SetUpApp');
    const owner = await reset(strict, await askForLink(strict, email));
    expect(owner.said.stage).toBe('SetUpApp');
    const late = await reply(strict.address, waiting, ['ignored', codeOf(secretIn(waiting))]);
    expect([late.status, late.said.message]).toEqual([401, 'Session has timed out']);
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
    expect(answers.filter(({ said }) => said.stage === 'NewRecoveryCodes')).toHaveLength(1);
  });

  test('a stranger with it who waits for the code of the app comes too late', async () => {
    const email = await newPerson(tenant);
    const { secret } = await addApp(tenant, await signIn(tenant.address, email));
    const waiting = await reply(tenant.address, await begin(tenant.address, 'Login'), [
      email,
      samplePassword,
    ]);
    expect(waiting.said.stage).toBe('OneTimeCode');
    const owner = await reset(tenant, await askForLink(tenant, email));
    expect(owner.said.stage).toBe('OneTimeCode');
    expect((await reply(tenant.address, waiting, [codeOf(secret), 0])).status).toBe(401);
    expect(isIn(await reply(tenant.address, owner, [codeOf(secret), 0]))).toBe(true);
  });

  test('a stranger who is past the last step, on the page of recovery codes, comes too late', async () => {
    const email = await newPerson(strict, 'userAdministration');
    const step = await reply(strict.address, await begin(strict.address, 'Login'), [email, samplePassword]);
    const last = await reply(strict.address, step, ['ignored', codeOf(secretIn(step))]);
    expect(last.said.stage).toBe('NewRecoveryCodes');
    await reset(strict, await askForLink(strict, email));
    expect((await reply(strict.address, last, [0])).status).toBe(401);
  });

  test('an older link to a new password sets none, nor one that was asked for before the portal changed it', async () => {
    const email = await newPerson(tenant);
    const older = await askForLink(tenant, email);
    const opened = await begin(tenant.address, 'ResetPassword', { suspendedId: older });
    const newer = await askForLink(tenant, email);
    expect(isIn(await reset(tenant, newer))).toBe(true);
    expect((await reset(tenant, older, 'three blue ladders sing')).status).toBe(401);
    expect((await reply(tenant.address, opened, ['three blue ladders sing'])).status).toBe(401);

    const ask = await tenant.asker(await signIn(tenant.address, email, fresh));
    const before = await askForLink(tenant, email);
    const change =
      'mutation ($current: String!, $next: String!) { changePassword(current: $current, next: $next) }';
    await ask(change, { current: fresh, next: 'three blue ladders sing' });
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
    await reset(tenant, await askForLink(tenant, email));

    await expect(openid.authorizationCodeGrant(config, location!, checks)).rejects.toThrow();
    const refresh = { grant_type: 'refresh_token', refresh_token: old.refresh_token ?? '' };
    expect((await exchange(tenant, refresh)).status).toBe(400);
    expect(await isKnown(tenant, old.access_token)).toBe(false);
    expect((await tenant.askWith(old.id_token ?? '')('{ me { id } }')).problem?.code).toBe('UNAUTHENTICATED');
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
    await reset(tenant, await askForLink(tenant, email));
    await tenant.pool.query(
      `INSERT INTO identity.provider_record SELECT * FROM json_populate_recordset(NULL::identity.provider_record, $1)
       ON CONFLICT (id) DO NOTHING`,
      [JSON.stringify(rows)],
    );
    expect(await isKnown(tenant, old.access_token)).toBe(false);
    await expect(tenant.tokens(cookies)).rejects.toThrow();
    expect((await tenant.askWith(old.id_token ?? '')('{ me { id } }')).problem?.code).toBe('UNAUTHENTICATED');
  });

  test('a change of the address that a stranger began is confirmed by nobody', async () => {
    const email = await newPerson(tenant);
    const stranger = await tenant.asker(await signIn(tenant.address, email));
    await stranger(changeEmail, { email: `thief-${email}` });
    await reset(tenant, await askForLink(tenant, email));
    expect(await confirmBoth(stranger, email, `thief-${email}`)).toBe('expired');
    expect(await signIn(tenant.address, email, fresh)).toContain('idp_session=');
  });

  test('an app or a passkey that a stranger was offered is confirmed by nobody', async () => {
    const email = await newPerson(tenant);
    const stranger = await tenant.asker(await signIn(tenant.address, email));
    const { data } = await stranger<{ beginTotp: { secret: string } }>('mutation { beginTotp { secret } }');
    await stranger('mutation { beginPasskey }');
    const owner = await tenant.asker((await reset(tenant, await askForLink(tenant, email))).cookies);
    const confirm = 'mutation ($code: String!) { confirmTotp(code: $code) { recoveryCodes } }';
    const code = codeOf(data?.beginTotp.secret ?? '');
    expect((await stranger(confirm, { code })).problem?.code).toBe('UNAUTHENTICATED');
    expect((await owner(confirm, { code })).problem?.fields).toEqual({ code: 'expired' });
    const passkey = 'mutation { confirmPasskey(name: "x", answer: "{}") { recoveryCodes } }';
    expect((await owner(passkey)).problem?.fields).toEqual({ answer: 'expired' });
  });
});

describe('what hung on the old second factor or address opens nothing', () => {
  test('a session that was begun with the password alone ends when an app is added', async () => {
    const email = await newPerson(tenant);
    const stranger = await signIn(tenant.address, email);
    const link = await askForLink(tenant, email);
    await addApp(tenant, await signIn(tenant.address, email));
    await expect(tenant.tokens(stranger)).rejects.toThrow();
    expect((await reset(tenant, link)).status).toBe(401);
  });

  test('after a reset of the factor neither its sessions nor its recovery codes are taken', async () => {
    const email = await newPerson(tenant);
    const { secret, recoveryCodes, ask } = await addApp(tenant, await signIn(tenant.address, email));
    const withCode = await reply(tenant.address, await begin(tenant.address, 'Login'), [
      email,
      samplePassword,
    ]);
    const other = await reply(tenant.address, withCode, [codeOf(secret), 0]);
    const waiting = await reply(tenant.address, await begin(tenant.address, 'Login'), [
      email,
      samplePassword,
    ]);
    const byCode = await reply(tenant.address, waiting, ['', 1]);
    expect(byCode.said.stage).toBe('RecoveryCode');
    expect((await ask('mutation { resetSecondFactor }')).data).toEqual({ resetSecondFactor: true });
    await expect(tenant.tokens(other.cookies)).rejects.toThrow();
    expect((await reply(tenant.address, byCode, [recoveryCodes[0], 0])).status).toBe(401);
  });

  test('another app makes other recovery codes, and new codes end whoever waits with an old one', async () => {
    const email = await newPerson(tenant);
    const { recoveryCodes, ask } = await addApp(tenant, await signIn(tenant.address, email));
    const again = await ask<{ beginTotp: { secret: string } }>('mutation { beginTotp { secret } }');
    const confirm = 'mutation ($code: String!) { confirmTotp(code: $code) { recoveryCodes } }';
    const { data } = await ask<{ confirmTotp: { recoveryCodes: string[] } }>(confirm, {
      code: codeOf(again.data?.beginTotp.secret ?? ''),
    });
    const newer = data?.confirmTotp.recoveryCodes ?? [];
    expect(newer).toHaveLength(10);
    expect(newer.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    const at = async () =>
      reply(
        tenant.address,
        await reply(tenant.address, await begin(tenant.address, 'Login'), [email, samplePassword]),
        ['', 1],
      );
    expect(isIn(await reply(tenant.address, await at(), [recoveryCodes[0], 0]))).toBe(false);
    const waiting = await at();
    await ask('mutation { newRecoveryCodes }');
    expect((await reply(tenant.address, waiting, [newer[0], 0])).status).toBe(401);
  });

  test('with the address go the sessions, the links in the old mailbox and the invitations sent there', async () => {
    const email = await newPerson(tenant);
    const next = `moved-${email}`;
    const administrator = await tenant.asker(await signIn(tenant.address, 'anna@sample.example'));
    await tenant.pool.query(
      `INSERT INTO identity.access (id, person_id, application, organisation_id, role, status, expires_at)
       SELECT gen_random_uuid(), id, 'inventory', $2, 'user', 'invited', now() + interval '9 days'
       FROM identity.person WHERE email = $1`,
      [email, amber],
    );
    const { rows } = await tenant.pool.query(
      `SELECT a.id FROM identity.access a JOIN identity.person p ON p.id = a.person_id WHERE p.email = $1`,
      [email],
    );
    const resend = 'mutation ($id: ID!) { resendInvite(access: $id) { id } }';
    expect((await administrator(resend, { id: rows[0].id })).problem).toBeUndefined();
    const [invitation = ''] = await tenant.linksTo(email, 'invitation');
    const link = await askForLink(tenant, email);
    const elsewhere = await signIn(tenant.address, email);
    const ask = await tenant.asker(await signIn(tenant.address, email));
    await ask(changeEmail, { email: next });
    expect(await confirmBoth(ask, email, next)).toBe('changed');

    await expect(tenant.tokens(elsewhere)).rejects.toThrow();
    expect((await reset(tenant, link)).status).toBe(401);
    expect((await begin(tenant.address, 'Invitation', { token: invitation })).status).toBe(401);
    const [renewed = ''] = await tenant.linksTo(next, 'invitation');
    const step = await begin(tenant.address, 'Invitation', { token: renewed });
    expect(isIn(await reply(tenant.address, step, [samplePassword]))).toBe(true);
  });

  test('who stands half-way in an invitation gives no password to an account that was made meanwhile', async () => {
    const email = `${randomUUID()}@amber.example`;
    const administrator = await tenant.asker(await signIn(tenant.address, 'anna@sample.example'));
    const { problem } = await administrator(
      'mutation ($i: InvitationInput!) { invitePerson(invitation: $i) { id } }',
      {
        i: {
          email,
          firstName: 'Nia',
          lastName: 'Novak',
          language: 'en',
          organisation: amber,
          accesses: [{ application: 'ticketing' }],
        },
      },
    );
    expect(problem).toBeUndefined();
    const [token = ''] = await tenant.linksTo(email, 'invitation');
    const waiting = await begin(tenant.address, 'Invitation', { token });
    expect(waiting.said.stage).toBe('InvitedAccount');
    expect(isIn(await reset(tenant, await askForLink(tenant, email)))).toBe(true);
    const late = await reply(tenant.address, waiting, ['Eve', 'Evil', 'three blue ladders sing', true]);
    expect(late.status).toBe(401);
    await expect(signIn(tenant.address, email, 'three blue ladders sing')).rejects.toThrow();
    // The link still does what it is for: with the password of the account.
    const own = await begin(tenant.address, 'Invitation', { token });
    expect(isIn(await reply(tenant.address, own, [fresh]))).toBe(true);
  });
});

describe('who loses a right', () => {
  const administer = '{ people { total } }';

  test('UAD-02 no longer administers with the token at hand, and gets no role with the next', async () => {
    const email = await newPerson(tenant, 'userAdministration');
    const cookies = await signIn(tenant.address, email);
    const ask = await tenant.asker(cookies);
    expect((await ask(administer)).problem).toBeUndefined();
    expect((await tenant.tokens(cookies)).claims()?.roles).toContain('kmx_delegatedadmin_extern');
    await tenant.pool.query(
      `UPDATE identity.access SET status = 'inactive' WHERE person_id = (SELECT id FROM identity.person WHERE email = $1)`,
      [email],
    );
    expect((await ask(administer)).problem?.code).toBe('FORBIDDEN');
    expect((await tenant.tokens(cookies)).claims()?.roles).toEqual([]);
  });

  test('UAD-01 who leaves an organisation takes up no invitation to it', async () => {
    const email = `${randomUUID()}@amber.example`;
    const administrator = await tenant.asker(await signIn(tenant.address, 'ines@sample.example'));
    const { data } = await administrator<{ invitePerson: { id: string } }>(
      'mutation ($i: InvitationInput!) { invitePerson(invitation: $i) { id } }',
      {
        i: {
          email,
          firstName: 'Nia',
          lastName: 'Novak',
          language: 'en',
          organisation: amber,
          accesses: [{ application: 'ticketing' }],
        },
      },
    );
    const [token = ''] = await tenant.linksTo(email, 'invitation');
    const waiting = await begin(tenant.address, 'Invitation', { token });
    const person = data?.invitePerson.id;
    const remove = 'mutation ($p: ID!, $o: ID!) { removeOrganisation(person: $p, organisation: $o) { id } }';
    expect((await administrator(remove, { p: person, o: amber })).problem).toBeUndefined();
    expect((await begin(tenant.address, 'Invitation', { token })).status).toBe(401);
    expect((await reply(tenant.address, waiting, ['Nia', 'Novak', fresh, true])).status).toBe(401);
  });

  test('IDP-05 who is suspended while standing half-way gets no further, nor back in by a link', async () => {
    const email = await newPerson(tenant);
    const link = await askForLink(tenant, email);
    const { secret } = await addApp(tenant, await signIn(tenant.address, email));
    const waiting = await reply(tenant.address, await begin(tenant.address, 'Login'), [
      email,
      samplePassword,
    ]);
    await tenant.pool.query(`UPDATE identity.person SET state = 'inactive' WHERE email = $1`, [email]);
    expect((await reply(tenant.address, waiting, [codeOf(secret), 0])).status).toBe(401);
    expect((await reset(tenant, link)).status).toBe(401);
  });
});

const deleteAccount = 'mutation ($email: String!) { deleteAccount(email: $email) }';
const changeEmail = 'mutation ($email: String!) { requestEmailChange(email: $email) }';
const prove =
  'mutation ($password: String!, $code: String) { proveIdentity(password: $password, code: $code) }';

/** Asks by a token of somebody who signed in an hour ago. */
async function hourOld(email: string) {
  const cookies = await signIn(tenant.address, email);
  const ask = await tenant.asker(cookies);
  await tenant.pool.query(
    `UPDATE identity.session_origin SET proved_at = now() - interval '1 hour'
     WHERE person_id = (SELECT id FROM identity.person WHERE email = $1)`,
    [email],
  );
  return Object.assign(ask, { email, cookies });
}

async function confirmBoth(ask: Awaited<ReturnType<Tenant['asker']>>, old: string, next: string) {
  const confirm = 'mutation ($token: String!) { confirmEmailChange(token: $token) }';
  let outcome: unknown;
  for (const email of [old, next]) {
    const [token] = await tenant.linksTo(email, 'emailChange');
    outcome = (await ask(confirm, { token })).data?.confirmEmailChange;
  }
  return outcome;
}

function secretIn({ said }: Answer): string {
  const told = said.callbacks?.[0]?.output.find(({ name }) => name === 'value')?.value;
  return new URL(String(told)).searchParams.get('secret') ?? '';
}

describe('a token that was stolen, an hour after the sign-in', () => {
  test.each([
    ['deletes no account', deleteAccount],
    ['asks for no other address', changeEmail],
    ['ends no other session', 'mutation { endOtherSessions }'],
    ['ends not one session', 'mutation { endSession(id: "x") }'],
    ['makes no recovery codes', 'mutation { newRecoveryCodes }'],
    ['sets up no app', 'mutation { beginTotp { secret } }'],
    ['removes no app', 'mutation { removeTotp }'],
    ['adds no passkey', 'mutation { beginPasskey }'],
    ['removes no passkey', 'mutation { removePasskey(id: "x") }'],
    ['resets no second factor', 'mutation { resetSecondFactor }'],
  ])('%s', async (_, query) => {
    const ask = await hourOld(await newPerson(tenant));
    const email = query === changeEmail ? `thief-${ask.email}` : ask.email;
    const variables = query.includes('$email') ? { email } : {};
    expect((await ask(query, variables)).problem?.code).toBe('PROOF_REQUIRED');
    expect((await ask('{ me { email } }')).data).toEqual({ me: { email: ask.email } });
  });

  test('renewing it proves nothing, nor does another session of the same person', async () => {
    const email = await newPerson(tenant);
    const ask = await hourOld(email);
    await signIn(tenant.address, email);
    const renewed = await tenant.asker(ask.cookies);
    expect((await renewed(deleteAccount, { email })).problem?.code).toBe('PROOF_REQUIRED');
  });

  test('the password alone is no proof of who has a second factor; a code is taken once', async () => {
    const email = await newPerson(tenant);
    const { secret, recoveryCodes } = await addApp(tenant, await signIn(tenant.address, email));
    const step = await reply(tenant.address, await begin(tenant.address, 'Login'), [email, samplePassword]);
    const { cookies } = await reply(tenant.address, step, [codeOf(secret), 0]);
    const ask = await tenant.asker(cookies);
    await tenant.proofsWere('6 minutes');
    expect((await ask(deleteAccount, { email })).problem?.proof).toEqual({ code: true, passkey: false });
    const fields = async (variables: object) => (await ask(prove, variables)).problem?.fields;
    expect(await fields({ password: 'guess' })).toEqual({ password: 'wrong' });
    expect(await fields({ password: samplePassword })).toEqual({ code: 'required' });
    expect(await fields({ password: samplePassword, code: '000000' })).toEqual({ code: 'wrong' });
    expect(await fields({ password: samplePassword, code: codeOf(secret) })).toEqual({ code: 'wrong' });
    expect((await ask(deleteAccount, { email })).problem?.code).toBe('PROOF_REQUIRED');
    expect(await fields({ password: samplePassword, code: recoveryCodes[3] })).toBeUndefined();
    await tenant.proofsWere('4 minutes');
    expect((await ask('mutation { endOtherSessions }')).problem).toBeUndefined();
    await tenant.proofsWere('6 minutes');
    expect(await fields({ password: samplePassword, code: recoveryCodes[3] })).toEqual({ code: 'wrong' });
  });

  test('guessing the password for a proof is slowed down as at signing in', async () => {
    const ask = await hourOld(await newPerson(tenant));
    const codes: unknown[] = [];
    for (let times = 0; times < 8; times += 1)
      codes.push((await ask(prove, { password: 'guess' })).problem?.code);
    expect(codes).toContain('TOO_MANY_ATTEMPTS');
  });
});

describe('a password that others try first', () => {
  test.each(['123qweasdzxc', 'Sojdlg123aljg', 'passwordpassword'])('%s is refused', async (next) => {
    const ask = await tenant.asker(await signIn(tenant.address, await newPerson(tenant)));
    const change = `mutation { changePassword(current: "${samplePassword}", next: "${next}") }`;
    const { problem } = await ask(change);
    expect(problem).toMatchObject({ fields: { next: 'policy' }, policies: [{ rule: 'CANNOT_BE_COMMON' }] });
  });
});

describe('what a stranger may store', () => {
  const size = async () => {
    const { rows } = await tenant.pool.query<{ bytes: number; rows: number }>(
      `SELECT pg_total_relation_size('identity.journey_state')::int AS bytes, count(*)::int AS rows
       FROM identity.journey_state`,
    );
    return rows[0]!;
  };

  test('200 wrong answers of 30 000 characters leave next to nothing', async () => {
    const long = 'x'.repeat(30_000);
    const before = await size();
    const visitor = from();
    let step = await begin(tenant.address, 'Registration', {}, visitor);
    for (let times = 0; times < 200; times += 1) {
      const next = await reply(tenant.address, step, [long, 'Nia', long, 'short', true], visitor);
      expect(next.said.stage).toBe('Account');
      step = times % 2 ? next : await begin(tenant.address, 'Registration', {}, visitor);
    }
    const after = await size();
    expect(after.bytes - before.bytes).toBeLessThan(1_000_000);
    const { rows } = await tenant.pool.query<{ longest: number }>(
      'SELECT max(length(data::text)) AS longest FROM identity.journey_state',
    );
    expect(rows[0]?.longest).toBeLessThan(3000);
  });

  test('from one network so many steps are open at once; the newest goes on, and what has expired goes', async () => {
    const visitor = from();
    const before = await size();
    const begins = async (times: number) => {
      for (let done = 0; done < times; done += 50)
        await Promise.all(Array.from({ length: 50 }, () => begin(tenant.address, 'Login', {}, visitor)));
    };
    await begins(400);
    expect((await size()).rows - before.rows).toBeLessThanOrEqual(360);
    const email = await newPerson(tenant);
    const newest = await begin(tenant.address, 'Login', {}, visitor);
    expect(isIn(await reply(tenant.address, newest, [email, samplePassword], visitor))).toBe(true);
    await tenant.pool.query(`UPDATE identity.journey_state SET expires_at = now() - interval '1 second'`);
    await tenant.identity.tidy();
    expect((await size()).rows).toBe(0);
  });

  test.each([
    ['NUL', '\0'],
    ['half of a character', '\ud83d'],
    ['fifty thousand letters', 'x'.repeat(50_000)],
  ])('%s in any field of any step is a wrong answer, and breaks nothing', async (_, odd) => {
    const steps: [string, number][] = [
      ['Login', 2],
      ['Registration', 4],
      ['ResetPassword', 1],
    ];
    for (const [journey, count] of steps) {
      for (let at = 0; at < count; at += 1) {
        const values = Array.from({ length: count }, (_, index) =>
          index === at ? `a${odd}b` : 'x@y.example',
        );
        const visitor = from();
        const step = await begin(tenant.address, journey, {}, visitor);
        const { status } = await reply(tenant.address, step, [...values, true], visitor);
        expect(status, `${journey} ${at}`).toBeLessThan(500);
      }
    }
    const email = await newPerson(tenant);
    const wrong = await reply(tenant.address, await begin(tenant.address, 'Login'), [
      email,
      `${samplePassword}${odd}`,
    ]);
    expect(wrong.status).toBe(401);
    const ask = await tenant.asker(await signIn(tenant.address, email));
    for (const query of [
      prove,
      'mutation ($password: String!) { confirmTotp(code: $password) { recoveryCodes } }',
    ]) {
      const { problem } = await ask(query, { password: odd });
      expect(problem?.code, query).toBe('BAD_USER_INPUT');
    }
    expect((await ask(changeEmail, { email: `a${odd}@b.example` })).problem?.code).toBe('BAD_USER_INPUT');
  });

  test('asking the tenant for a session that is not there leaves nothing', async () => {
    const count = async () =>
      Number((await tenant.pool.query('SELECT count(*) FROM identity.provider_record')).rows[0].count);
    const before = await count();
    const config = await discover(tenant.address);
    for (let times = 0; times < 20; times += 1) {
      const { parameters } = await request(tenant.address);
      await authorize(config, { ...parameters, ...(times % 2 && { prompt: 'none' }) });
    }
    expect(await count()).toBe(before);
  });
});

describe('limits count for all processes, and after a restart', () => {
  let other: string;
  beforeAll(async () => {
    other = await tenant.anotherProcess();
  });
  const everywhere = () => [
    tenant.address,
    other,
    tenant.address,
    other,
    tenant.address,
    other,
    tenant.address,
    other,
  ];

  test('tries of a password', async () => {
    const email = await newPerson(tenant);
    const visitor = from();
    const statuses: number[] = [];
    for (const address of everywhere())
      statuses.push((await reply(address, await begin(address, 'Login'), [email, 'guess'], visitor)).status);
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses.slice(6)).toEqual([429, 429]);
  });

  test.each([
    ['ResetPassword', (mail: string) => [mail]],
    ['Registration', (mail: string) => [mail, 'Nia', 'Novak', fresh, true]],
  ] as const)(
    'mails of %s to one mailbox, whoever asks from wherever, known or not',
    async (journey, filled) => {
      const mailsTo = async (mailbox: string) => {
        const statuses: number[] = [];
        for (const address of everywhere())
          statuses.push(
            (await reply(address, await begin(address, journey, {}, from()), filled(mailbox), from())).status,
          );
        const { rows } = await tenant.pool.query(`SELECT FROM identity.outbox WHERE mail->>'to' = $1`, [
          mailbox,
        ]);
        return { statuses, mails: rows.length };
      };
      const known = await mailsTo(await newPerson(tenant));
      expect(known).toEqual(await mailsTo(`${randomUUID()}@nowhere.example`));
      expect(known.statuses.filter((status) => status === 200)).toHaveLength(7);
      expect(known.mails).toBe(7);
    },
  );

  test('mails of a new address, to that address', async () => {
    const target = `${randomUUID()}@victim.example`;
    const codes: unknown[] = [];
    for (let times = 0; times < 8; times += 1) {
      const ask = await tenant.asker(await signIn(tenant.address, await newPerson(tenant)));
      codes.push((await ask(changeEmail, { email: target })).problem?.code);
    }
    expect(codes[0]).toBeUndefined();
    expect(codes.at(-1)).toBe('TOO_MANY_ATTEMPTS');
  });

  test('invitations to one mailbox', async () => {
    const email = `${randomUUID()}@amber.example`;
    const administrator = await tenant.asker(await signIn(tenant.address, 'ines@sample.example'));
    const { data } = await administrator<{ invitePerson: { accesses: { id: string }[] } }>(
      'mutation ($i: InvitationInput!) { invitePerson(invitation: $i) { accesses { id } } }',
      {
        i: {
          email,
          firstName: 'Nia',
          lastName: 'Novak',
          language: 'en',
          organisation: amber,
          accesses: [{ application: 'ticketing' }],
        },
      },
    );
    const resend = 'mutation ($id: ID!) { resendInvite(access: $id) { id } }';
    const codes: unknown[] = [];
    for (let times = 0; times < 5; times += 1)
      codes.push((await administrator(resend, { id: data?.invitePerson.accesses[0]?.id })).problem?.code);
    expect(codes[0]).toBeUndefined();
    expect(codes.at(-1)).toBe('TOO_MANY_ATTEMPTS');
    expect((await tenant.linksTo(email, 'invitation')).length).toBeLessThan(6);
  });

  test('tries of a code, by whoever has the password, from wherever', async () => {
    const email = await newPerson(tenant);
    await addApp(tenant, await signIn(tenant.address, email));
    const statuses: number[] = [];
    for (let times = 0; times < 24; times += 1) {
      const address = times % 2 ? other : tenant.address;
      const step = await reply(
        address,
        await begin(address, 'Login', {}, from()),
        [email, samplePassword],
        from(),
      );
      statuses.push((await reply(address, step, ['000000', 0], from())).status);
    }
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });
});
