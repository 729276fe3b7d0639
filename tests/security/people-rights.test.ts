import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { begin, reply, signIn } from '../identity/support/journey.ts';
import { amber } from '../support/back-ends/accounts.ts';
import { startTenant, type Tenant } from '../support/back-ends/tenant.ts';
import { samplePassword } from '../support/server.ts';
import {
  addApp,
  changeEmail,
  codeOf,
  confirmBoth,
  deleteAccount,
  fresh,
  hourOld,
  isIn,
  newPerson,
  prove,
  requestLink,
  reset,
} from './support/people.ts';

/**
 * Nothing that depended on an old second factor, an old address or a lost right still works, nor does a
 * stolen token.
 */
let tenant: Tenant;

beforeAll(async () => {
  tenant = await startTenant(inject('databaseUrl'));
});

afterAll(() => tenant?.close());

describe('what hung on the old second factor or address opens nothing', () => {
  test('a session that was begun with the password alone ends when an app is added', async () => {
    const email = await newPerson(tenant);
    const stranger = await signIn(tenant.address, email);
    const link = await requestLink(tenant, email);
    await addApp(tenant, await signIn(tenant.address, email));
    await expect(tenant.tokens(stranger)).rejects.toThrow();
    expect((await reset(tenant, link)).status).toBe(401);
  });

  test('after a reset of the factor neither its sessions nor its recovery codes are taken', async () => {
    const email = await newPerson(tenant);
    const { secret, recoveryCodes, send } = await addApp(tenant, await signIn(tenant.address, email));
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
    expect(byCode.json.stage).toBe('RecoveryCode');
    expect((await send('mutation { resetSecondFactor }')).data).toEqual({ resetSecondFactor: true });
    await expect(tenant.tokens(other.cookies)).rejects.toThrow();
    expect((await reply(tenant.address, byCode, [recoveryCodes[0], 0])).status).toBe(401);
  });

  test('another app makes other recovery codes, and new codes end whoever waits with an old one', async () => {
    const email = await newPerson(tenant);
    const { recoveryCodes, send } = await addApp(tenant, await signIn(tenant.address, email));
    const again = await send<{ beginTotp: { secret: string } }>('mutation { beginTotp { secret } }');
    const confirm = 'mutation ($code: String!) { confirmTotp(code: $code) { recoveryCodes } }';
    const { data } = await send<{ confirmTotp: { recoveryCodes: string[] } }>(confirm, {
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
    await send('mutation { newRecoveryCodes }');
    expect((await reply(tenant.address, waiting, [newer[0], 0])).status).toBe(401);
  });

  test('with the address go the sessions, the links in the old mailbox and the invitations sent there', async () => {
    const email = await newPerson(tenant);
    const next = `moved-${email}`;
    const administrator = await tenant.openClient(await signIn(tenant.address, 'anna@sample.example'));
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
    const link = await requestLink(tenant, email);
    const elsewhere = await signIn(tenant.address, email);
    const send = await tenant.openClient(await signIn(tenant.address, email));
    await send(changeEmail, { email: next });
    expect(await confirmBoth(tenant, send, email, next)).toBe('changed');

    await expect(tenant.tokens(elsewhere)).rejects.toThrow();
    expect((await reset(tenant, link)).status).toBe(401);
    expect((await begin(tenant.address, 'Invitation', { token: invitation })).status).toBe(401);
    const [renewed = ''] = await tenant.linksTo(next, 'invitation');
    const step = await begin(tenant.address, 'Invitation', { token: renewed });
    expect(isIn(await reply(tenant.address, step, [samplePassword]))).toBe(true);
  });

  test('who stands half-way in an invitation gives no password to an account that was made meanwhile', async () => {
    const email = `${randomUUID()}@amber.example`;
    const administrator = await tenant.openClient(await signIn(tenant.address, 'anna@sample.example'));
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
    expect(waiting.json.stage).toBe('InvitedAccount');
    expect(isIn(await reset(tenant, await requestLink(tenant, email)))).toBe(true);
    const late = await reply(tenant.address, waiting, ['Eve', 'Evil', 'three blue ladders sing', true]);
    expect(late.status).toBe(401);
    await expect(signIn(tenant.address, email, 'three blue ladders sing')).rejects.toThrow();
    // The link still serves its purpose: with the password of the account.
    const own = await begin(tenant.address, 'Invitation', { token });
    expect(isIn(await reply(tenant.address, own, [fresh]))).toBe(true);
  });
});

describe('who loses a right', () => {
  const administer = '{ people { total } }';

  test('UAD-02 no longer administers with the token at hand, and gets no role with the next', async () => {
    const email = await newPerson(tenant, 'userAdministration');
    const cookies = await signIn(tenant.address, email);
    const send = await tenant.openClient(cookies);
    expect((await send(administer)).problem).toBeUndefined();
    expect((await tenant.tokens(cookies)).claims()?.roles).toContain('kmx_delegatedadmin_extern');
    await tenant.pool.query(
      `UPDATE identity.access SET status = 'inactive' WHERE person_id = (SELECT id FROM identity.person WHERE email = $1)`,
      [email],
    );
    expect((await send(administer)).problem?.code).toBe('FORBIDDEN');
    expect((await tenant.tokens(cookies)).claims()?.roles).toEqual([]);
  });

  test('UAD-01 who leaves an organisation takes up no invitation to it', async () => {
    const email = `${randomUUID()}@amber.example`;
    const administrator = await tenant.openClient(await signIn(tenant.address, 'ines@sample.example'));
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
    const link = await requestLink(tenant, email);
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
    const send = await hourOld(tenant, await newPerson(tenant));
    const email = query === changeEmail ? `thief-${send.email}` : send.email;
    const variables = query.includes('$email') ? { email } : {};
    expect((await send(query, variables)).problem?.code).toBe('PROOF_REQUIRED');
    expect((await send('{ me { email } }')).data).toEqual({ me: { email: send.email } });
  });

  test('renewing it proves nothing, nor does another session of the same person', async () => {
    const email = await newPerson(tenant);
    const send = await hourOld(tenant, email);
    await signIn(tenant.address, email);
    const renewed = await tenant.openClient(send.cookies);
    expect((await renewed(deleteAccount, { email })).problem?.code).toBe('PROOF_REQUIRED');
  });

  test('the password alone is no proof of who has a second factor; a code is taken once', async () => {
    const email = await newPerson(tenant);
    const { secret, recoveryCodes } = await addApp(tenant, await signIn(tenant.address, email));
    const step = await reply(tenant.address, await begin(tenant.address, 'Login'), [email, samplePassword]);
    const used = codeOf(secret);
    const { cookies } = await reply(tenant.address, step, [used, 0]);
    const send = await tenant.openClient(cookies);
    await tenant.proofsWere('6 minutes');
    expect((await send(deleteAccount, { email })).problem?.proof).toEqual({ code: true, passkey: false });
    const fields = async (variables: object) => (await send(prove, variables)).problem?.fields;
    expect(await fields({ password: 'guess' })).toEqual({ password: 'wrong' });
    expect(await fields({ password: samplePassword })).toEqual({ code: 'required' });
    expect(await fields({ password: samplePassword, code: '000000' })).toEqual({ code: 'wrong' });
    expect(await fields({ password: samplePassword, code: used })).toEqual({ code: 'wrong' });
    expect((await send(deleteAccount, { email })).problem?.code).toBe('PROOF_REQUIRED');
    expect(await fields({ password: samplePassword, code: recoveryCodes[3] })).toBeUndefined();
    await tenant.proofsWere('4 minutes');
    expect((await send('mutation { endOtherSessions }')).problem).toBeUndefined();
    await tenant.proofsWere('6 minutes');
    expect(await fields({ password: samplePassword, code: recoveryCodes[3] })).toEqual({ code: 'wrong' });
  });

  test('guessing the password for a proof is slowed down as at signing in', async () => {
    const send = await hourOld(tenant, await newPerson(tenant));
    const codes: unknown[] = [];
    for (let times = 0; times < 8; times += 1)
      codes.push((await send(prove, { password: 'guess' })).problem?.code);
    expect(codes).toContain('TOO_MANY_ATTEMPTS');
  });
});
