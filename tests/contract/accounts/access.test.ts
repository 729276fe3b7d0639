import { describe, expect, test } from 'vitest';
import {
  addAccess,
  addPerson,
  amber,
  auditOf,
  blue,
  changeOf,
  group,
  invitationOf,
  inviteMutation,
  mailsTo,
  openAccountsForFile,
  people,
  statusOf,
} from '../../support/back-ends/accounts.ts';
import { addOrganisation } from '../../support/records/organisations.ts';

/** What administrators can do with an access, who else cannot, and how a person requests one. */
const { started, call } = openAccountsForFile();

const actions = {
  grantAccess: ['declined', 'active'],
  acceptRequest: ['pending', 'active'],
  updateAccess: ['active', 'active'],
  sendNewInvite: ['inviteExpired', 'invited'],
  resendInvite: ['invited', 'invited'],
  denyAccess: ['pending', 'declined'],
  suspendAccess: ['active', 'inactive'],
  resumeAccess: ['inactive', 'active'],
  withdrawAccess: ['active', undefined],
} as const;
const names = Object.keys(actions) as (keyof typeof actions)[];

type Requested = { accesses: { id: string }[] };

describe('UAD-02 an access', () => {
  test.each(names)('%s does what it says, and is noted and told', async (name) => {
    const [from, to] = actions[name];
    const person = await addPerson(started.pool, [amber]);
    const access = await addAccess(started.pool, person.id, { status: from });
    const { data, errors } = await call(people.anna, changeOf(name), { access });
    expect(errors).toBeUndefined();
    const accesses = to ? [{ id: access, status: to }] : [];
    expect(data?.[name]).toEqual({ id: person.id, accesses });
    expect(await statusOf(started.pool, access)).toBe(to);
    const audit = await auditOf(started.pool, person.id);
    expect(audit).toHaveLength(1);
    expect(audit[0]).toMatchObject({ actor: people.anna, details: { application: 'ticketing', from } });
    expect(await mailsTo(started.pool, person.email)).toHaveLength(1);
  });

  test.each(names)('%s twice is refused the second time, or does the same', async (name) => {
    const person = await addPerson(started.pool, [amber]);
    const access = await addAccess(started.pool, person.id, { status: actions[name][0] });
    const results = await Promise.all([1, 2].map(() => call(people.anna, changeOf(name), { access })));
    const repeatable = name === 'updateAccess' || name === 'resendInvite';
    expect(results.filter(({ errors }) => !errors)).toHaveLength(repeatable ? 2 : 1);
    const refused = results.find(({ errors }) => errors);
    if (!repeatable) expect(['CONFLICT', 'NOT_FOUND']).toContain(refused?.code);
  });

  test('acceptRequests accepts what still waits, and nothing of others', async () => {
    const acceptAll = 'mutation ($accesses: [ID!]!) { acceptRequests(accesses: $accesses) }';
    const [waits, decided, ofOthers] = await Promise.all([
      addPerson(started.pool, [amber]).then(({ id }) => addAccess(started.pool, id, { status: 'pending' })),
      addPerson(started.pool, [amber]).then(({ id }) => addAccess(started.pool, id, { status: 'declined' })),
      addPerson(started.pool, [blue]).then(({ id }) =>
        addAccess(started.pool, id, { status: 'pending', organisation: blue }),
      ),
    ]);
    const accesses = [waits, decided, ofOthers, waits];
    expect((await call(people.anna, acceptAll, { accesses })).data).toEqual({ acceptRequests: [waits] });
    expect(await statusOf(started.pool, waits)).toBe('active');
    expect(await statusOf(started.pool, decided)).toBe('declined');
    expect(await statusOf(started.pool, ofOthers)).toBe('pending');
    expect((await call(people.adam, acceptAll, { accesses })).code).toBe('FORBIDDEN');
    const tooMany = Array.from({ length: 101 }, (_, at) => String(at));
    expect((await call(people.anna, acceptAll, { accesses: tooMany })).code).toBe('BAD_USER_INPUT');
  });

  // Person × action × organisation. Only the people below may change an access of Amber Cables.
  const strangers = [
    ['a member of the organisation', people.adam, 'FORBIDDEN'],
    ['one of our own without administration', people.emil, 'FORBIDDEN'],
    ['an administrator of another organisation', people.bea, 'NOT_FOUND'],
    ['an internal administrator of another region', people.rita, 'NOT_FOUND'],
    ['nobody', undefined, 'UNAUTHENTICATED'],
  ] as const;
  test.each(strangers)('%s can do nothing to it', async (_, who, code) => {
    const person = await addPerson(started.pool, [amber]);
    for (const name of names) {
      const access = await addAccess(started.pool, person.id, { status: actions[name][0] });
      const foreign = await call(who, changeOf(name), { access });
      const missing = await call(who, changeOf(name), { access: people.nobody });
      expect(foreign.code, name).toBe(code);
      expect(foreign.errors, name).toEqual(missing.errors);
      expect(await statusOf(started.pool, access), name).toBe(actions[name][0]);
      await started.pool.query('DELETE FROM identity.access WHERE id = $1', [access]);
    }
    const others = [
      ['addOrganisation', 'person: $person, organisation: $organisation'],
      ['removeOrganisation', 'person: $person, organisation: $organisation'],
      ['addApplication', 'person: $person, organisation: $organisation, application: direct'],
    ] as const;
    for (const [name, args] of others) {
      const query = `mutation m($person: ID!, $organisation: ID!) { ${name}(${args}) { id } }`;
      expect((await call(who, query, { person: person.id, organisation: amber })).code, name).toBe(code);
    }
    const remove = 'mutation m($person: ID!) { deletePerson(person: $person) }';
    expect((await call(who, remove, { person: person.id })).code).toBe(code);
    expect((await call(who, inviteMutation, { invitation: invitationOf('x@sample.example') })).code).toBe(
      code,
    );
    expect(await auditOf(started.pool, person.id)).toEqual([]);
    expect(await mailsTo(started.pool, person.email)).toEqual([]);
  });

  test('an internal administrator can, wherever his regions are', async () => {
    for (const [who, organisation] of [
      [people.ines, amber],
      [people.ines, group],
      [people.rita, blue],
    ] as const) {
      const person = await addPerson(started.pool, [organisation]);
      const access = await addAccess(started.pool, person.id, { organisation, status: 'pending' });
      expect((await call(who, changeOf('acceptRequest'), { access })).errors).toBeUndefined();
    }
  });

  test('an administrator of two organisations sees and changes only these of a person who is in a third', async () => {
    const person = await addPerson(started.pool, [amber, blue]);
    const own = await addAccess(started.pool, person.id);
    const foreign = await addAccess(started.pool, person.id, { organisation: blue });
    const { data } = await call(
      people.anna,
      'query p($id: ID!) { person(id: $id) { organisations { id } accesses { id actions } } }',
      {
        id: person.id,
      },
    );
    expect(data?.person).toEqual({
      organisations: [{ id: amber }],
      accesses: [{ id: own, actions: ['update', 'suspend', 'withdraw'] }],
    });
    expect((await call(people.anna, changeOf('suspendAccess'), { access: foreign })).code).toBe('NOT_FOUND');
  });

  test('update gives another role and user type', async () => {
    const person = await addPerson(started.pool, [amber]);
    const access = await addAccess(started.pool, person.id, { application: 'wireFlow' });
    const query = `mutation u($access: ID!) { updateAccess(access: $access, role: manager, userType: onprem) {
      roles accesses { role userType } } }`;
    expect((await call(people.anna, query, { access })).data?.updateAccess).toEqual({
      roles: ['kmx_int_artemis_active', 'kmx_artemis_onpremuser'],
      accesses: [{ role: 'manager', userType: 'onprem' }],
    });
  });

  test('a member asks the administrators for one more application; of others none is known, alike', async () => {
    const member = await addPerson(started.pool, [amber]);
    const request = `mutation r($organisation: ID!) { requestAccess(application: ticketing, organisation: $organisation) {
      accesses { id status } } }`;
    const { data } = await call(member.id, request, { organisation: amber });
    expect((data as { requestAccess: Requested }).requestAccess.accesses).toMatchObject([
      { status: 'pending' },
    ]);
    expect(await mailsTo(started.pool, 'anna@sample.example')).toContainEqual(
      expect.objectContaining({ kind: 'accessRequested', email: member.email, application: 'ticketing' }),
    );
    const foreign = await call(member.id, request, { organisation: blue });
    const missing = await call(member.id, request, { organisation: 'ORG-000000' });
    expect(foreign.code).toBe('BAD_USER_INPUT');
    expect(foreign.errors).toEqual(missing.errors);
  });

  test('a request is refused that is there already, that nobody can make, or for no organisation', async () => {
    const request = (application: string, organisation: string) =>
      `mutation { requestAccess(application: ${application}, organisation: "${organisation}") { id } }`;
    expect((await call(people.adam, request('ticketing', amber))).code).toBe('CONFLICT');
    expect((await call(people.adam, request('userAdministration', amber))).code).toBe('CONFLICT');
    expect((await call(people.adam, request('masterData', 'ORG-000000'))).errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { organisation: 'invalid' },
    });
    expect((await call(undefined, request('masterData', amber))).code).toBe('UNAUTHENTICATED');
  });

  test('nobody knocks at all doors at once', async () => {
    const outsider = await addPerson(started.pool, [amber]);
    for (let door = 0; door < 10; door += 1) {
      await addAccess(started.pool, outsider.id, {
        organisation: await addOrganisation(started.pool),
        status: 'pending',
      });
    }
    const query = `mutation { requestAccess(application: ticketing, organisation: "${amber}") { id } }`;
    expect((await call(outsider.id, query)).errors?.[0]?.extensions).toMatchObject({
      reason: 'tooManyRequests',
    });
  });

  test('one more application is open at once to whoever has an account; who has none is invited', async () => {
    const add = `mutation a($person: ID!) { addApplication(person: $person, organisation: "${amber}", application: direct) {
      accesses { application status } } }`;
    const known = await addPerson(started.pool, [amber]);
    expect((await call(people.anna, add, { person: known.id })).data?.addApplication).toEqual({
      accesses: [{ application: 'direct', status: 'active' }],
    });
    expect(await mailsTo(started.pool, known.email)).toMatchObject([
      { kind: 'accessChanged', change: 'granted' },
    ]);
    const fresh = await addPerson(started.pool, [amber], false);
    expect((await call(people.anna, add, { person: fresh.id })).data?.addApplication).toEqual({
      accesses: [{ application: 'direct', status: 'invited' }],
    });
    expect(await mailsTo(started.pool, fresh.email)).toMatchObject([
      { kind: 'invitation', applications: ['direct'] },
    ]);
    expect((await call(people.anna, add, { person: known.id })).code).toBe('CONFLICT');
  });
});
