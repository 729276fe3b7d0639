import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  amber,
  callAccounts,
  people,
  type Started,
  startAccounts,
  trusted,
} from '../../support/back-ends/accounts.ts';

/** The accounts contract as people and the site's back ends use it, in process and over HTTP. */
let started: Started;

beforeAll(async () => {
  started = await startAccounts(inject('databaseUrl'));
});

afterAll(async () => {
  expect(started.problems).toEqual([]);
  await started.close();
});

const meQuery = `query me { me {
  id email firstName lastName name initials company language isEmployee hasAccount lastSignInAt roles losesWithAccount
  organisations { id name members locations { id city timeZone } } lastAdministratorOf { id }
  accesses { application status role userType organisation { id } actions }
} administration }`;

type Access = { application: string; status: string; actions: string[] };

function accessesIn(data: Record<string, unknown> | null | undefined): Access[] {
  return (data?.me as { accesses: Access[] } | undefined)?.accesses ?? [];
}

describe.each(['inProcess', 'overHttp'] as const)('%s', (mounting) => {
  let call: ReturnType<typeof callAccounts>;
  beforeAll(() => {
    call = callAccounts(started[mounting], started.tokenFor);
  });

  test('ACC-01 POR-02 people see themselves: what they are, belong to and may use', async () => {
    const { data } = await call(people.adam, meQuery);
    expect(data).toMatchObject({
      administration: 'none',
      me: {
        id: people.adam,
        name: 'Adam Ášký',
        initials: 'AÁ',
        company: 'Amber Cables',
        hasAccount: true,
        roles: [
          'kmx_int_serviceticketing_active',
          'kmx_int_artemis_active',
          'kmx_artemis_onpremuser',
          'kmx_int_direct_pending',
        ],
        losesWithAccount: ['ticketing', 'wireFlow'],
        organisations: [
          {
            id: amber,
            name: 'Amber Cables',
            locations: [{ id: 'LOC-100101-1', timeZone: 'Europe/Berlin' }, { id: 'LOC-100101-2' }],
          },
        ],
        lastAdministratorOf: [],
      },
    });
    const accesses = accessesIn(data);
    expect(accesses.map(({ application, status }) => `${application} ${status}`)).toEqual([
      'direct pending',
      'inventory inactive',
      'ticketing active',
      'wireFlow active',
    ]);
    expect(accesses.flatMap(({ actions }) => actions)).toEqual([]);
  });

  test('UAD-01 administrators are told whose people they look after', async () => {
    const kinds = await Promise.all(
      [people.anna, people.ines, people.rita, people.emil].map(async (who) => {
        const { data } = await call(who, '{ administration organisations { id } }');
        return [data?.administration, (data?.organisations as { id: string }[] | undefined)?.length];
      }),
    );
    expect(kinds.slice(0, 3)).toEqual([
      ['external', 1],
      ['internal', 3],
      ['internal', 1],
    ]);
    expect((await call(people.anna, meQuery)).data).toMatchObject({
      me: {
        roles: ['kmx_int_serviceticketing_active', 'kmx_delegatedadmin_extern'],
        lastAdministratorOf: [{ id: amber }],
      },
    });
    expect((await call(people.ines, meQuery)).data).toMatchObject({
      me: { isEmployee: true, roles: ['kmx_int_serviceticketing_active', 'kmx_delegatedadmin_intern'] },
    });
  });

  test.each([
    ['without a token', undefined, {}],
    ['with a token that is none', undefined, { ciam_id_token: 'x.y.z' }],
    ['as somebody who does not exist', people.nobody, {}],
    ['as a subject that is not an id', 'ORG-100101', {}],
  ])('%s nothing is told of anybody', async (_, who, headers) => {
    for (const query of [
      meQuery,
      '{ people { total } }',
      '{ organisations { id } }',
      '{ audit { items { id } } }',
    ]) {
      expect((await call(who, query, {}, headers)).code, query).toBe('UNAUTHENTICATED');
    }
  });

  test('UAD-02 who was suspended as a person is refused with the next request', async () => {
    await started.pool.query(`UPDATE identity.person SET state = 'inactive' WHERE id = $1`, [people.ben]);
    expect((await call(people.ben, meQuery)).code).toBe('UNAUTHENTICATED');
    const standing = `{ standing(subject: "${people.ben}") { active roles } }`;
    expect((await call(undefined, standing, {}, trusted)).data).toEqual({
      standing: { active: false, roles: [] },
    });
    await started.pool.query(`UPDATE identity.person SET state = 'active' WHERE id = $1`, [people.ben]);
    expect((await call(people.ben, meQuery)).code).toBeUndefined();
  });

  test('what people may use is told to trusted callers', async () => {
    const query = `query standing($subject: String!) { standing(subject: $subject) {
      active isEmployee roles person { id name email language }
      organisations { id name kind accesses { application role userType } locations { id city country timeZone } }
    } }`;
    const { data } = await call(undefined, query, { subject: people.adam }, trusted);
    expect(data?.standing).toEqual({
      active: true,
      isEmployee: false,
      roles: [
        'kmx_int_serviceticketing_active',
        'kmx_int_artemis_active',
        'kmx_artemis_onpremuser',
        'kmx_int_direct_pending',
      ],
      person: { id: people.adam, name: 'Adam Ášký', email: 'adam@sample.example', language: 'cs' },
      organisations: [
        {
          id: amber,
          name: 'Amber Cables',
          kind: 'customer',
          accesses: expect.arrayContaining([
            { application: 'ticketing', role: 'manager', userType: 'cloud' },
            { application: 'wireFlow', role: 'user', userType: 'onprem' },
          ]),
          locations: [
            { id: 'LOC-100101-1', city: 'Hof', country: 'DE', timeZone: 'Europe/Berlin' },
            { id: 'LOC-100101-2', city: 'Plauen', country: 'DE', timeZone: 'Europe/Berlin' },
          ],
        },
      ],
    });
    expect((await call(undefined, query, { subject: people.nobody }, trusted)).data).toEqual({
      standing: null,
    });
    expect((await call(undefined, query, { subject: "x' OR true --" }, trusted)).data).toEqual({
      standing: null,
    });
  });

  test('what trusted callers are told nobody else is', async () => {
    for (const query of [
      `{ standing(subject: "${people.adam}") { active } }`,
      `{ contacts(ids: ["${people.adam}"]) { name } }`,
      '{ invitation(token: "x") { state } }',
      '{ organisationDirectory { id } }',
      '{ applicationUsers(application: ticketing, organisation: "O-1") { id } }',
    ]) {
      expect((await call(people.ines, query)).code, query).toBe('FORBIDDEN');
      expect((await call(people.ines, query, {}, { authorization: 'Bearer v1.wrong' })).code).toBe(
        'FORBIDDEN',
      );
      expect((await call(undefined, query, {}, trusted)).code, query).toBeUndefined();
    }
    const { data } = await call(
      undefined,
      `{ contacts(ids: ["${people.ben}", "${people.nobody}", "x"]) { name email language } }`,
      {},
      trusted,
    );
    expect(data?.contacts).toEqual([{ name: 'Ben Blue', email: 'ben@sample.example', language: 'es' }]);
  });

  test('UAD-03 nobody but an administrator sees others', async () => {
    for (const query of [
      '{ people { total } }',
      '{ peopleExport }',
      '{ organisations { id } }',
      '{ audit { items { id } } }',
      `{ person(id: "${people.anna}") { id } }`,
      `{ person(id: "${people.adam}") { id } }`,
    ]) {
      expect((await call(people.adam, query)).code, query).toBe('FORBIDDEN');
      expect((await call(people.emil, query)).code, query).toBe('FORBIDDEN');
    }
  });

  test('UAD-03 an administrator sees a person who shares an organisation; a foreign one looks like a missing one', async () => {
    const person = 'query person($id: ID!) { person(id: $id) { id name } }';
    const sees = async (who: string, id: string) => {
      const { data, errors } = await call(who, person, { id });
      expect(errors).toBeUndefined();
      return data?.person !== null;
    };
    expect(await sees(people.anna, people.adam)).toBe(true);
    expect(await sees(people.anna, people.ivo)).toBe(true);
    expect(await sees(people.anna, people.ben)).toBe(false);
    expect(await sees(people.anna, people.ines)).toBe(false);
    expect(await sees(people.anna, people.nobody)).toBe(false);
    expect(await sees(people.anna, 'x')).toBe(false);
    expect(await sees(people.bea, people.ben)).toBe(true);
    expect(await sees(people.ines, people.ben)).toBe(true);
    expect(await sees(people.ines, people.emil)).toBe(true);
    expect(await sees(people.rita, people.ben)).toBe(true);
    expect(await sees(people.rita, people.adam)).toBe(false);
    expect(await sees(people.rita, people.ines)).toBe(false);
  });
});
