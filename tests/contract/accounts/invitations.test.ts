import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '#services/foundation/transaction.ts';
import { acceptInvitation } from '../../../services/identity/invitation/accept-invitation.ts';
import {
  amber,
  auditOf,
  changeOf,
  group,
  invitationOf,
  inviteMutation,
  mailsTo,
  openAccountsForFile,
  people,
  trusted,
} from '../../support/back-ends/accounts.ts';

/** How somebody is invited and accepts the invitation. */
const { started, call } = openAccountsForFile();

type Invited = { id: string; email: string; accesses: { id: string; status: string }[] };

async function invited(email: string): Promise<Invited & { token: string }> {
  const { data, errors } = await call(people.anna, inviteMutation, { invitation: invitationOf(email) });
  expect(errors).toBeUndefined();
  return { ...(data?.invitePerson as Invited), token: await lastToken(email) };
}

async function lastToken(email: string): Promise<string> {
  const mail = (await mailsTo(started.pool, email)).findLast(({ kind }) => kind === 'invitation');
  return mail?.kind === 'invitation' ? (mail.path.split('/').at(-1) ?? '') : '';
}

const stateOf = async (token: string) => {
  const { data } = await call(
    undefined,
    'query i($token: String!) { invitation(token: $token) { state } }',
    { token },
    trusted,
  );
  return (data?.invitation as { state: string } | null)?.state;
};

const accept = (token: string, person: string) =>
  inTransaction(started.pool, (connection) => acceptInvitation(connection, token, person));

describe('UAD-01 an invitation', () => {
  test('makes a person without an account, and sends a link of which only the hash is kept', async () => {
    const nia = await invited('nia@sample.example');
    expect(nia).toMatchObject({
      hasAccount: false,
      isEmployee: false,
      organisations: [{ id: amber }],
      accesses: [
        { application: 'inventory', role: 'manager', status: 'invited' },
        { application: 'ticketing', role: 'user', status: 'invited' },
      ],
    });
    expect(await mailsTo(started.pool, 'nia@sample.example')).toMatchObject([
      { kind: 'invitation', reminder: false, inviter: 'Anna Amber', organisation: 'Amber Cables' },
    ]);
    expect(nia.token).toMatch(/^[\w-]{43}$/);
    const { rows } = await started.pool.query('SELECT * FROM identity.invitation');
    expect(JSON.stringify(rows)).not.toContain(nia.token);
    const { data } = await call(
      undefined,
      'query i($token: String!) { invitation(token: $token) { state email firstName organisation inviter applications hasAccount } }',
      { token: nia.token },
      trusted,
    );
    expect(data?.invitation).toEqual({
      state: 'open',
      email: 'nia@sample.example',
      firstName: 'Nia',
      organisation: 'Amber Cables',
      inviter: 'Anna Amber',
      applications: ['inventory', 'ticketing'],
      hasAccount: false,
    });
  });

  test('is taken up once: then everything is open', async () => {
    const { id, token } = await invited('once@sample.example');
    expect(await accept(token, id)).toBe('accepted');
    expect(await accept(token, id)).toBe('used');
    expect(await stateOf(token)).toBe('used');
    const { data } = await call(id, '{ me { hasAccount accesses { status } } }');
    expect(data?.me).toEqual({ hasAccount: true, accesses: [{ status: 'active' }, { status: 'active' }] });
    expect((await auditOf(started.pool, id)).map(({ action }) => action)).toEqual([
      'person.invite',
      'invitation.accept',
    ]);
  });

  test('is taken up once, whoever follows the link fifty times at once over two pools', async () => {
    const { id, token } = await invited('fifty@sample.example');
    const other = new pg.Pool({ connectionString: started.url, max: 4 });
    try {
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, (_, at) =>
          inTransaction(at % 2 ? other : started.pool, (connection) =>
            acceptInvitation(connection, token, id),
          ),
        ),
      );
      expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'used')).toHaveLength(49);
      expect(
        (await auditOf(started.pool, id)).filter(({ action }) => action === 'invitation.accept'),
      ).toHaveLength(1);
    } finally {
      await other.end();
    }
  });

  test('is nobody else’s', async () => {
    const { token } = await invited('mine@sample.example');
    expect(await accept(token, people.ben)).toBe('unknown');
    expect(await accept('x', people.ben)).toBe('unknown');
    expect(await stateOf(token)).toBe('open');
    expect(await stateOf('x')).toBeUndefined();
  });

  test('is sent again with the same link, and anew with another that voids it', async () => {
    const { id, token, accesses } = await invited('again@sample.example');
    const access = accesses[0]?.id;
    await call(people.anna, changeOf('resendInvite'), { access });
    expect(await lastToken('again@sample.example')).toBe(token);
    await started.pool.query(
      `UPDATE identity.access SET expires_at = now() - interval '1 hour' WHERE person_id = $1`,
      [id],
    );
    expect((await call(people.anna, changeOf('resendInvite'), { access })).code).toBe('CONFLICT');
    expect((await call(people.anna, changeOf('sendNewInvite'), { access })).errors).toBeUndefined();
    const fresh = await lastToken('again@sample.example');
    expect(fresh).not.toBe(token);
    expect([await stateOf(token), await stateOf(fresh)]).toEqual(['expired', 'open']);
    expect(await accept(token, id)).toBe('expired');
    expect(await accept(fresh, id)).toBe('accepted');
  });

  test('ends after fourteen days, with a reminder after ten, each noted once', async () => {
    const { id, token } = await invited('late@sample.example');
    const age = (days: number) =>
      started.pool.query(
        `WITH i AS (UPDATE identity.invitation SET created_at = now() - $2 * interval '1 day',
             expires_at = now() - ($2 - 14) * interval '1 day' WHERE person_id = $1)
         UPDATE identity.access SET expires_at = now() - ($2 - 14) * interval '1 day' WHERE person_id = $1`,
        [id, days],
      );
    await age(9);
    await started.accounts.followUpInvitations();
    expect(await mailsTo(started.pool, 'late@sample.example')).toHaveLength(1);
    await age(10);
    await started.accounts.followUpInvitations();
    await started.accounts.followUpInvitations();
    expect(await mailsTo(started.pool, 'late@sample.example')).toMatchObject([
      { reminder: false },
      { reminder: true },
    ]);
    expect(await lastToken('late@sample.example')).toBe(token);
    await age(15);
    expect(await stateOf(token)).toBe('expired');
    expect(await accept(token, id)).toBe('expired');
    await started.accounts.followUpInvitations();
    await started.accounts.followUpInvitations();
    const { rows } = await started.pool.query('SELECT status FROM identity.access WHERE person_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ status: 'inviteExpired' }, { status: 'inviteExpired' }]);
    expect((await auditOf(started.pool, id)).map(({ action, actor }) => [action, actor]).slice(1)).toEqual([
      ['access.expire', null],
      ['access.expire', null],
    ]);
  });

  test('that is withdrawn leads nowhere', async () => {
    const { id, token, accesses } = await invited('gone@sample.example');
    for (const { id: access } of accesses) await call(people.anna, changeOf('withdrawAccess'), { access });
    expect(await stateOf(token)).toBe('expired');
    expect(await accept(token, id)).toBe('expired');
  });

  test('to an address that is known says so, and whose it is to who may see it', async () => {
    const known = (email: string) => call(people.anna, inviteMutation, { invitation: invitationOf(email) });
    expect((await known('ADAM@sample.example')).errors?.[0]?.extensions).toEqual({
      code: 'CONFLICT',
      reason: 'exists',
      person: people.adam,
    });
    expect((await known('ben@sample.example')).errors?.[0]?.extensions).toEqual({
      code: 'CONFLICT',
      reason: 'exists',
    });
    const both = await Promise.all([known('two@sample.example'), known('two@sample.example')]);
    expect(both.map(({ code }) => code).sort()).toEqual(['CONFLICT', undefined]);
  });

  test('must name a person and at least one application, each once', async () => {
    const fields = async (changes: object) => {
      const invitation = invitationOf('bad@sample.example', changes);
      return (await call(people.anna, inviteMutation, { invitation })).errors?.[0]?.extensions?.fields;
    };
    expect(await fields({ email: 'nobody', firstName: ' ', language: 'xx' })).toEqual({
      email: 'invalid',
      firstName: 'required',
      language: 'invalid',
    });
    expect(await fields({ lastName: 'x'.repeat(201) })).toEqual({ lastName: 'tooLong' });
    expect(await fields({ accesses: [] })).toEqual({ accesses: 'required' });
    expect(await fields({ accesses: [{ application: 'direct' }, { application: 'direct' }] })).toEqual({
      accesses: 'invalid',
    });
  });

  test('to our own organisation makes one of our own', async () => {
    const invitation = invitationOf('own@sample.example', { organisation: group });
    expect((await call(people.anna, inviteMutation, { invitation })).code).toBe('NOT_FOUND');
    expect((await call(people.ines, inviteMutation, { invitation })).data?.invitePerson).toMatchObject({
      isEmployee: true,
    });
  });
});
