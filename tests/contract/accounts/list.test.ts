import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import {
  addAccess,
  addPerson,
  amber,
  blue,
  openAccountsForFile,
  people,
} from '../../support/back-ends/accounts.ts';

/** The list of people, as administrators find it. */
const { started, call } = openAccountsForFile();

describe('the list of people', () => {
  const listQuery = `query list(
    $search: String $status: AccessStatus $application: ApplicationKey $organisation: ID $sort: PeopleSort
    $first: Int $after: String
  ) {
    people(search: $search status: $status application: $application organisation: $organisation sort: $sort
      first: $first after: $after) { items { lastName email } total hasNextPage endCursor }
  }`;
  type Part = {
    items: { lastName: string; email: string }[];
    total: number;
    hasNextPage: boolean;
    endCursor: string;
  };
  const list = async (who: string, variables: object = {}) => {
    const { data, errors } = await call(who, listQuery, variables);
    expect(errors).toBeUndefined();
    return data?.people as Part;
  };
  const names = async (who: string, variables: object = {}) =>
    (await list(who, variables)).items.map(({ email }) => email.split('@')[0]);

  test('UAD-01 holds whom the viewer may see, and says how many', async () => {
    expect(await names(people.anna)).toEqual(['anna', 'adam', 'ivo']);
    expect(await names(people.rita)).toEqual(['bea', 'ben']);
    expect(await list(people.ines)).toMatchObject({ total: 8, hasNextPage: false });
  });

  test('UAD-01 is searched by name, in either order, and address; signs mean themselves', async () => {
    expect(await names(people.ines, { search: 'BLUE ben' })).toEqual(['ben']);
    expect(await names(people.ines, { search: 'ben blue' })).toEqual(['ben']);
    expect(await names(people.ines, { search: 'rita@' })).toEqual(['rita']);
    expect(await names(people.ines, { search: '%' })).toEqual([]);
    expect(await names(people.ines, { search: '_' })).toEqual([]);
    expect(await names(people.ines, { search: "' OR 1=1 --" })).toEqual([]);
    expect(await names(people.anna, { search: 'ben' })).toEqual([]);
  });

  test('UAD-01 UAD-02 is narrowed by state, application and organisation of one access', async () => {
    expect(await names(people.ines, { status: 'pending' })).toEqual(['adam']);
    expect(await names(people.ines, { application: 'userAdministration' })).toEqual([
      'anna',
      'bea',
      'ines',
      'rita',
    ]);
    expect(await names(people.ines, { application: 'ticketing', status: 'invited' })).toEqual(['ivo']);
    expect(await names(people.ines, { application: 'inventory', status: 'active' })).toEqual([]);
    expect(await names(people.ines, { organisation: blue })).toEqual(['bea', 'ben']);
    expect(await names(people.anna, { organisation: blue })).toEqual([]);
  });

  test.each(['name', 'email', 'newest', 'lastSignIn'])(
    'UAD-01 in order of %s its pages hold everybody once',
    async (sort) => {
      const whole = await names(people.ines, { sort });
      const paged: (string | undefined)[] = [];
      let after: string | null = null;
      do {
        const part: Part = await list(people.ines, { sort, first: 3, after });
        paged.push(...part.items.map(({ email }) => email.split('@')[0]));
        expect(part.total).toBe(8);
        after = part.hasNextPage ? part.endCursor : null;
      } while (after);
      expect(paged).toEqual(whole);
      expect(new Set(paged).size).toBe(8);
    },
  );

  test('UAD-03 does not tell by its filters who belongs to a foreign organisation', async () => {
    const { id } = await addPerson(started.pool, [amber, blue]);
    await addAccess(started.pool, id, { organisation: blue, status: 'inactive' });
    const found = async (who: string, variables: object) =>
      (await list(who, { search: id, ...variables })).items.length;
    expect(await found(people.anna, {})).toBe(1);
    expect(await found(people.anna, { organisation: blue })).toBe(0);
    expect(await found(people.anna, { status: 'inactive' })).toBe(0);
    expect(await found(people.bea, { organisation: blue, status: 'inactive' })).toBe(1);
    expect((await list(people.anna, { search: id, organisation: blue })).total).toBe(0);
    await started.pool.query('DELETE FROM identity.person WHERE id = $1', [id]);
  });

  test('UAD-01 has the newest first, and names in the order of the alphabet', async () => {
    expect((await names(people.ines, { sort: 'newest' }))[0]).toBe('ivo');
    expect((await list(people.ines)).items.map(({ lastName }) => lastName)).toEqual([
      'Amber',
      'Ášký',
      'Blue',
      'Blue',
      'Employee',
      'Inner',
      'Invited',
      'Region',
    ]);
  });

  test.each(['x', 'W10', Buffer.from('["a","b"]').toString('base64url')])(
    '%s is not a cursor',
    async (after) => {
      expect((await call(people.ines, listQuery, { after })).code).toBe('BAD_USER_INPUT');
    },
  );

  test('UAD-01 is given as a file for spreadsheets, in which nothing is a formula', async () => {
    await started.pool.query(`UPDATE identity.person SET first_name = '=HYPERLINK("x")' WHERE id = $1`, [
      people.ben,
    ]);
    const { data } = await call(people.bea, '{ peopleExport }');
    const lines = parse(String(data?.peopleExport), { columns: true, record_delimiter: '\r\n' });
    expect(lines).toContainEqual(
      expect.objectContaining({
        name: `'=HYPERLINK("x") Blue`,
        email: 'ben@sample.example',
        organisation: 'ORG-100102',
        application: 'ticketing',
        role: 'user',
        status: 'active',
      }),
    );
    expect(data?.peopleExport).not.toContain('amber');
    await started.pool.query(`UPDATE identity.person SET first_name = 'Ben' WHERE id = $1`, [people.ben]);
  });
});
