import { describe, expect, test } from 'vitest';
import {
  addAdministrator,
  addPerson,
  amber,
  auditOf,
  blue,
  mailsTo,
  openAccountsForFile,
  people,
} from '../../support/back-ends/accounts.ts';
import { addOrganisation } from '../../support/records/organisations.ts';

/**
 * What administrators see and change about the sign-in of their people, and lists of people whom they invite.
 */
const { started, call } = openAccountsForFile();

const state = 'signIn { isHere hasApp passkeys recoveryCodes isRequired sessions mayBeChanged }';
const reset = `mutation r($person: ID!) { resetSecondFactorOf(person: $person) { ${state} } }`;
const require = `mutation r($person: ID!, $is: Boolean!) { requireSecondFactorOf(person: $person, isRequired: $is) { ${state} } }`;
const end = 'mutation e($person: ID!) { endSessionsOf(person: $person) }';

async function withFactor(organisations: readonly string[]) {
  const person = await addPerson(started.pool, organisations);
  await started.pool.query(
    `INSERT INTO identity.totp (person_id, sealed, last_step) VALUES ($1, 'sealed', 0)`,
    [person.id],
  );
  await started.pool.query(`INSERT INTO identity.recovery_code (person_id, hash) VALUES ($1, 'hash')`, [
    person.id,
  ]);
  await beginSession(person.id);
  return person;
}

async function beginSession(person: string) {
  const uid = `session-${person}`;
  await started.pool.query(
    `INSERT INTO identity.session_origin (uid, person_id, expires_at, address, user_agent, credential_version)
     SELECT $1, id, now() + interval '1 hour', '', '', credential_version FROM identity.person WHERE id = $2`,
    [uid, person],
  );
  await started.pool.query(
    `INSERT INTO identity.provider_record (id, model, payload, uid, person_id, expires_at)
     VALUES ($1, 'Session', '{}', $1, $2, now() + interval '1 hour')`,
    [uid, person],
  );
}

describe('UAD-01 the second factor of others', () => {
  test('is seen by who administers all of the person’s organisations', async () => {
    const person = await withFactor([amber]);
    const query = `query p($id: ID!) { person(id: $id) { lastSignInAt ${state} } }`;
    expect((await call(people.anna, query, { id: person.id })).data?.person).toMatchObject({
      signIn: { isHere: true, hasApp: true, passkeys: 0, recoveryCodes: 1, sessions: 1, mayBeChanged: true },
    });
    expect((await call(people.adam, query, { id: person.id })).code).toBe('FORBIDDEN');
  });

  test('is reset with a mail to the person, and the sessions that hung on it end', async () => {
    const person = await withFactor([amber]);
    expect((await call(people.anna, reset, { person: person.id })).data?.resetSecondFactorOf).toEqual({
      signIn: {
        isHere: true,
        hasApp: false,
        passkeys: 0,
        recoveryCodes: 0,
        isRequired: false,
        sessions: 0,
        mayBeChanged: true,
      },
    });
    expect(await mailsTo(started.pool, person.email)).toMatchObject([
      { kind: 'signInChanged', change: 'secondFactorResetForYou' },
    ]);
    expect(await auditOf(started.pool, person.id)).toMatchObject([
      { action: 'secondFactor.resetFor', actor: people.anna },
    ]);
    expect((await call(people.anna, reset, { person: person.id })).code).toBe('CONFLICT');
  });

  test('is changed by nobody who does not administer everything that it opens', async () => {
    const both = await withFactor([amber, blue]);
    const asking = await withFactor([]);
    await started.pool.query(
      `INSERT INTO identity.access (id, person_id, application, organisation_id, role, status)
       VALUES (gen_random_uuid(), $1, 'ticketing', $2, 'user', 'pending')`,
      [asking.id, amber],
    );
    const foreign = await withFactor([blue]);
    for (const [mutation, variables] of [
      [reset, {}],
      [require, { is: true }],
      [end, {}],
    ] as const) {
      const code = async (who: string, person: string) =>
        (await call(who, mutation, { person, ...variables })).code;
      expect(await code(people.anna, both.id)).toBe('FORBIDDEN');
      expect(await code(people.anna, asking.id)).toBe('FORBIDDEN');
      expect(await code(people.anna, foreign.id)).toBe('NOT_FOUND');
      expect(await code(people.anna, people.anna)).toBe('FORBIDDEN');
      expect(await code(people.rita, people.emil)).toBe('NOT_FOUND');
      expect(await code(people.adam, both.id)).toBe('FORBIDDEN');
      expect(await code(people.nobody, both.id)).toBe('UNAUTHENTICATED');
    }
    expect((await call(people.ines, reset, { person: both.id })).code).toBeUndefined();
  });

  test('is required: who has none is signed out and told; who has one goes on', async () => {
    const without = await addPerson(started.pool, [amber]);
    await beginSession(without.id);
    expect((await call(people.anna, require, { person: without.id, is: true })).data).toMatchObject({
      requireSecondFactorOf: { signIn: { isRequired: true, sessions: 0 } },
    });
    expect(await mailsTo(started.pool, without.email)).toMatchObject([{ change: 'secondFactorRequired' }]);
    expect((await call(people.anna, require, { person: without.id, is: false })).data).toMatchObject({
      requireSecondFactorOf: { signIn: { isRequired: false } },
    });
    const withOne = await withFactor([amber]);
    expect((await call(people.anna, require, { person: withOne.id, is: true })).data).toMatchObject({
      requireSecondFactorOf: { signIn: { isRequired: true, sessions: 1 } },
    });
    expect(await mailsTo(started.pool, withOne.email)).toEqual([]);
    expect((await auditOf(started.pool, without.id)).map(({ action }) => action)).toEqual([
      'secondFactor.require',
      'secondFactor.release',
    ]);
  });

  test('sessions are ended, and the trail says how many; often is too often', async () => {
    const person = await withFactor([amber]);
    expect((await call(people.anna, end, { person: person.id })).data).toEqual({ endSessionsOf: 1 });
    expect(await auditOf(started.pool, person.id)).toMatchObject([
      { action: 'session.end', actor: people.anna, details: { ended: 1 } },
    ]);
    const codes = [];
    for (let time = 0; time < 6; time += 1)
      codes.push((await call(people.anna, end, { person: person.id })).code);
    expect(codes).toContain('TOO_MANY_ATTEMPTS');
  });
});

describe('UAD-01 requests that wait', () => {
  test('are counted for whom they wait', async () => {
    const organisation = await addOrganisation(started.pool);
    const administrator = await addAdministrator(started.pool, organisation);
    const asking = await addPerson(started.pool, [organisation]);
    const waiting = async (who: string) => (await call(who, '{ waitingRequests }')).data?.waitingRequests;
    expect(await waiting(administrator.id)).toBe(0);
    const request = `mutation { requestAccess(application: ticketing, organisation: "${organisation}") { id } }`;
    await call(asking.id, request);
    expect(await waiting(administrator.id)).toBe(1);
    expect(await waiting(people.bea)).toBe(0);
    expect(await waiting(asking.id)).toBe(0);
  });
});

describe('UAD-01 many are invited at once', () => {
  const many = `mutation m($list: String!, $organisation: ID!, $only: Boolean) {
    inviteMany(onlyCheck: $only, invitations: { list: $list, organisation: $organisation, language: "de",
      accesses: [{ application: ticketing }] }) { line email outcome } }`;
  const outcomes = (answer: Awaited<ReturnType<typeof call>>) =>
    ((answer.data?.inviteMany ?? []) as { line: number; outcome: string }[]).map(
      ({ line, outcome }) => `${line} ${outcome}`,
    );

  test('with a report by line; what cannot be invited is left and named', async () => {
    const known = await addPerson(started.pool, [blue]);
    const list = `many1@amber.example\n${known.email}\nmontage@amber\nLea Lind <many2@amber.example>; MANY1@amber.example`;
    const variables = { list, organisation: amber };
    const expected = ['1 invited', '2 known', '3 invalid', '4 invited', '4 twice'];
    expect(outcomes(await call(people.anna, many, { ...variables, only: true }))).toEqual(expected);
    expect(await mailsTo(started.pool, 'many1@amber.example')).toEqual([]);
    expect(outcomes(await call(people.anna, many, variables))).toEqual(expected);
    expect(await mailsTo(started.pool, 'many1@amber.example')).toMatchObject([{ kind: 'invitation' }]);
    expect(await mailsTo(started.pool, 'many2@amber.example')).toMatchObject([{ name: 'Lea Lind' }]);
    expect(outcomes(await call(people.anna, many, variables)).slice(0, 2)).toEqual(['1 known', '2 known']);
  });

  test('all or nobody when something fails on the way', async () => {
    const administrator = await addAdministrator(started.pool, amber);
    const list = (part: string) =>
      Array.from({ length: 150 }, (_, at) => `${part}${at}@amber.example`).join('\n');
    const first = await call(administrator.id, many, { list: list('first'), organisation: amber });
    expect(first.errors).toBeUndefined();
    const second = await call(administrator.id, many, { list: list('second'), organisation: amber });
    expect(second.code).toBe('TOO_MANY_ATTEMPTS');
    const { rows } = await started.pool.query(
      `SELECT count(*)::int AS kept FROM identity.person WHERE email LIKE 'second%'`,
    );
    expect(rows).toEqual([{ kept: 0 }]);
  });

  test('only for one’s own organisations, and not without end', async () => {
    const list = 'x@amber.example';
    expect((await call(people.anna, many, { list, organisation: blue })).code).toBe('NOT_FOUND');
    expect((await call(people.adam, many, { list, organisation: amber })).code).toBe('FORBIDDEN');
    const refused = async (given: string) =>
      (await call(people.anna, many, { list: given, organisation: amber })).errors?.[0]?.extensions?.fields;
    expect(await refused(' \n ')).toEqual({ list: 'required' });
    expect(await refused('x@y.example\n'.repeat(201))).toEqual({ list: 'tooLong' });
  });
});
