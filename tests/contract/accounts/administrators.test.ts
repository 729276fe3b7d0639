import { describe, expect, test } from 'vitest';
import {
  addAccess,
  addAdministrator,
  addPerson,
  amber,
  auditOf,
  blue,
  changeOf,
  mailsTo,
  openAccountsForFile,
  people,
  statusOf,
  trusted,
} from '../../support/back-ends/accounts.ts';
import { addOrganisation } from '../../support/records/organisations.ts';

/** The last administrator of an organisation, and how people leave an organisation. */
const { started, call } = openAccountsForFile();

describe('UAD-01 the last administrator of an organisation', () => {
  const lastAdministrator = { code: 'CONFLICT', reason: 'lastAdministrator' };

  test('stays until somebody else is there', async () => {
    const organisation = await addOrganisation(started.pool);
    const last = await addAdministrator(started.pool, organisation);
    const refused = async (query: string, variables: object) =>
      (await call(last.id, query, variables)).errors?.[0]?.extensions;
    const expected = { ...lastAdministrator, organisations: [organisation] };
    expect(await refused(changeOf('withdrawAccess'), { access: last.access })).toEqual(expected);
    expect(await refused(changeOf('suspendAccess'), { access: last.access })).toEqual(expected);
    const leave = `mutation l($person: ID!) { removeOrganisation(person: $person, organisation: "${organisation}") { id } }`;
    expect(await refused(leave, { person: last.id })).toEqual(expected);
    const deletion = 'mutation d($email: String!) { deleteAccount(email: $email) }';
    expect(await refused(deletion, { email: last.email })).toEqual(expected);
    await addAdministrator(started.pool, organisation);
    expect(await refused(deletion, { email: last.email })).toBeUndefined();
  });

  test('is not counted when suspended, or not here yet', async () => {
    const organisation = await addOrganisation(started.pool);
    const last = await addAdministrator(started.pool, organisation);
    const other = await addPerson(started.pool, [organisation], false);
    await addAccess(started.pool, other.id, { organisation, application: 'userAdministration' });
    const third = await addAdministrator(started.pool, organisation);
    await started.pool.query(`UPDATE identity.person SET state = 'inactive' WHERE id = $1`, [third.id]);
    expect(
      (await call(last.id, changeOf('withdrawAccess'), { access: last.access })).errors?.[0]?.extensions,
    ).toMatchObject(lastAdministrator);
  });

  test('is one of two who remove each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const organisation = await addOrganisation(started.pool);
      const [first, second] = [
        await addAdministrator(started.pool, organisation),
        await addAdministrator(started.pool, organisation),
      ];
      await Promise.all([
        call(first.id, changeOf('withdrawAccess'), { access: second.access }),
        call(second.id, changeOf('withdrawAccess'), { access: first.access }),
      ]);
      const left = [await statusOf(started.pool, first.access), await statusOf(started.pool, second.access)];
      expect(left.filter((status) => status === 'active')).toHaveLength(1);
    }
  });

  test('of a customer can be removed by our own administrators, our own last one by nobody', async () => {
    const organisation = await addOrganisation(started.pool);
    const last = await addAdministrator(started.pool, organisation);
    expect(
      (await call(people.ines, changeOf('withdrawAccess'), { access: last.access })).errors,
    ).toBeUndefined();
    const own = await addOrganisation(started.pool, 'internal');
    const ours = await addAdministrator(started.pool, own);
    expect((await call(people.ines, changeOf('withdrawAccess'), { access: ours.access })).code).toBe(
      'CONFLICT',
    );
  });
});

describe('UAD-01 organisations and deletion', () => {
  const membership = (name: string) =>
    `mutation m($person: ID!, $organisation: ID!) { ${name}(person: $person, organisation: $organisation) { id organisations { id } } }`;
  const remove = 'mutation d($person: ID!) { deletePerson(person: $person) }';
  const standing = async (subject: string) =>
    (
      await call(
        undefined,
        'query s($subject: String!) { standing(subject: $subject) { active organisations { id } } }',
        { subject },
        trusted,
      )
    ).data?.standing;

  test('a person can belong to two organisations, and leave one with everything for it', async () => {
    const person = await addPerson(started.pool, [amber]);
    const added = await call(people.ines, membership('addOrganisation'), {
      person: person.id,
      organisation: blue,
    });
    expect(added.data?.addOrganisation).toEqual({
      id: person.id,
      organisations: [{ id: amber }, { id: blue }],
    });
    const again = await call(people.ines, membership('addOrganisation'), {
      person: person.id,
      organisation: blue,
    });
    expect(again.code).toBe('CONFLICT');
    const access = await addAccess(started.pool, person.id, { organisation: blue });
    const left = await call(people.bea, membership('removeOrganisation'), {
      person: person.id,
      organisation: blue,
    });
    expect(left).toMatchObject({ data: { removeOrganisation: null } });
    expect(await statusOf(started.pool, access)).toBeUndefined();
    expect(await standing(person.id)).toEqual({ active: true, organisations: [{ id: amber }] });
    expect((await mailsTo(started.pool, person.email)).map((mail) => mail.kind)).toEqual([
      'organisationChanged',
      'organisationChanged',
    ]);
  });

  test('whoever is in a foreign organisation, too, is only taken out of one’s own', async () => {
    const person = await addPerson(started.pool, [amber, blue]);
    expect((await call(people.anna, remove, { person: person.id })).data).toEqual({ deletePerson: false });
    expect(await standing(person.id)).toEqual({ active: true, organisations: [{ id: blue }] });
    expect((await call(people.anna, remove, { person: person.id })).code).toBe('NOT_FOUND');
    expect((await call(people.bea, remove, { person: person.id })).data).toEqual({ deletePerson: true });
    expect(await standing(person.id)).toBeNull();
  });

  test('whoever is deleted is gone; the trail stays, without saying who it was', async () => {
    const person = await addPerson(started.pool, [amber]);
    await addAccess(started.pool, person.id);
    expect((await call(people.anna, remove, { person: person.id })).data).toEqual({ deletePerson: true });
    expect((await call(person.id, '{ me { id } }')).code).toBe('UNAUTHENTICATED');
    expect(await mailsTo(started.pool, person.email)).toMatchObject([
      { kind: 'accountDeleted', by: 'administrator' },
    ]);
    const audit = await auditOf(started.pool, person.id);
    expect(audit).toMatchObject([{ action: 'person.delete', actor: people.anna }]);
    expect(JSON.stringify(audit)).not.toContain(person.email);
  });

  test('nobody deletes oneself by the list', async () => {
    expect((await call(people.ines, remove, { person: people.ines })).errors?.[0]?.extensions).toMatchObject({
      reason: 'oneself',
    });
  });

  test('ACC-01 one’s own account goes once its address is typed', async () => {
    const person = await addPerson(started.pool, [amber]);
    const deletion = 'mutation d($email: String!) { deleteAccount(email: $email, reason: "moving on") }';
    expect(
      (await call(person.id, deletion, { email: 'other@sample.example' })).errors?.[0]?.extensions,
    ).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { email: 'mismatch' },
    });
    expect((await call(person.id, deletion, { email: ` ${person.email.toUpperCase()}` })).data).toEqual({
      deleteAccount: true,
    });
    expect(await standing(person.id)).toBeNull();
    expect(await mailsTo(started.pool, person.email)).toMatchObject([
      { kind: 'accountDeleted', by: 'oneself' },
    ]);
    expect((await call(people.emil, deletion, { email: 'emil@sample.example' })).code).toBe('FORBIDDEN');
  });
});
