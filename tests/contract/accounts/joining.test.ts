import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Backend } from '#contracts/backend.ts';
import type { WayToAsk } from '#contracts/identity/joining.ts';
import {
  addAdministrator,
  addPerson,
  amber,
  auditOf,
  blue,
  changeOf,
  mailsTo,
  openAccountsForFile,
  people,
} from '../../support/back-ends/accounts.ts';

/** How somebody without an invitation finds their own company, and that a stranger learns nothing by it. */
const owners: Readonly<Record<string, string[]>> = { '4551187': [amber], TWICE: [amber, blue] };
const held = Promise.withResolvers<void>();
const machines: Backend = {
  url: 'http://support.internal/graphql/support',
  async fetch(request) {
    const { variables } = (await request.json()) as { variables: { serialNumber: string } };
    if (variables.serialNumber === 'HELD') await held.promise;
    return Response.json({ data: { machineOwners: owners[variables.serialNumber] ?? [] } });
  },
};

const { started, call } = openAccountsForFile({ machines });

const mutation = `mutation a($key: ID!, $way: WayToAsk!, $value: String!, $town: String!) {
  askToJoin(key: $key, way: $way, value: $value, town: $town, workplace: "Halle 2") }`;
const joins = (who: string, way: WayToAsk, value: string, town = '', key: string = randomUUID()) =>
  call(who, mutation, { key, way, value, town });

const mine = '{ me { organisations { id } accesses { id } roles } joinRequests { way value } }';

/** Resolves once all requests have been looked up. */
const settled = () =>
  expect
    .poll(async () => {
      const { rows } = await started.pool.query(
        'SELECT count(*)::int AS open FROM identity.join_request WHERE due_at IS NOT NULL',
      );
      return (rows[0] as { open: number }).open;
    })
    .toBe(0);

async function accessesOf(person: string, organisation = amber) {
  const { rows } = await started.pool.query<{ id: string; application: string; status: string }>(
    'SELECT id, application, status FROM identity.access WHERE person_id = $1 AND organisation_id = $2 ORDER BY application',
    [person, organisation],
  );
  return rows;
}

const pending = [
  { application: 'inventory', status: 'pending' },
  { application: 'ticketing', status: 'pending' },
];

describe('UAD-01 who names the own company', () => {
  test.each([
    ['serialNumber', '455.1187', ''],
    ['serialNumber', ' 455 1187', ''],
    ['name', 'AMBER cables', ''],
    ['number', 'org 100101', ''],
  ] as const)('by %s %s waits for its administrators, who are told', async (way, value, town) => {
    const stranger = await addPerson(started.pool, []);
    expect((await joins(stranger.id, way, value, town)).data).toEqual({ askToJoin: true });
    await settled();
    expect(await accessesOf(stranger.id)).toMatchObject(pending);
    const reported = (await mailsTo(started.pool, 'anna@sample.example')).filter(
      (mail) => mail.kind === 'joiningRequested' && mail.email === stranger.email,
    );
    expect(reported).toMatchObject([{ way, workplace: 'Halle 2' }]);
    const { data } = await call(
      people.anna,
      'query p($id: ID!) { person(id: $id) { accesses { actions } } }',
      {
        id: stranger.id,
      },
    );
    expect(data?.person).toMatchObject({
      accesses: [{ actions: expect.arrayContaining(['acceptRequest']) }, {}],
    });
  });

  test('and what nobody or more than one has goes to our own people; the stranger sees and hears the same', async () => {
    const known = await addPerson(started.pool, []);
    const unknown = await addPerson(started.pool, []);
    const twice = await addPerson(started.pool, []);
    const answers = [
      await joins(known.id, 'serialNumber', '455.1187'),
      await joins(unknown.id, 'serialNumber', '999.9999'),
      await joins(twice.id, 'serialNumber', 'twice'),
    ];
    await settled();
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    const seen = await Promise.all(
      [known, unknown, twice].map(async ({ id, email }) => {
        const { data } = await call(id, mine);
        const mails = (await mailsTo(started.pool, email)).map((mail) => ({ ...mail, value: '' }));
        return { me: data?.me, requests: ((data?.joinRequests ?? []) as []).length, mails };
      }),
    );
    expect(seen[0]).toMatchObject({ me: { organisations: [], accesses: [], roles: [] }, requests: 1 });
    expect(seen[0]?.mails).toMatchObject([{ kind: 'joiningReceived' }]);
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    const ours = (await mailsTo(started.pool, 'ines@sample.example')).filter(
      (mail) => mail.kind === 'joiningUnknown',
    );
    expect(ours.map((mail) => mail.email).sort()).toEqual([unknown.email, twice.email].sort());
  });

  test('is answered before anybody looks whose it is', async () => {
    const stranger = await addPerson(started.pool, []);
    expect((await joins(stranger.id, 'serialNumber', 'held')).data).toEqual({ askToJoin: true });
    expect((await call(stranger.id, mine)).data?.joinRequests).toEqual([
      { way: 'serialNumber', value: 'held' },
    ]);
    held.resolve();
    await settled();
  });

  test('is in once one request is accepted, and only then learns whose it was', async () => {
    const stranger = await addPerson(started.pool, []);
    await joins(stranger.id, 'serialNumber', '455.1187');
    await settled();
    const [inventory] = await accessesOf(stranger.id);
    await call(people.anna, changeOf('acceptRequest'), { access: inventory?.id });
    const { data } = await call(stranger.id, mine);
    expect(data).toMatchObject({
      me: { organisations: [{ id: amber }], accesses: [{ id: inventory?.id }] },
      joinRequests: [],
    });
    expect((await mailsTo(started.pool, stranger.email)).map(({ kind }) => kind)).toEqual([
      'joiningReceived',
      'accessChanged',
    ]);
  });

  test('and is declined does not hear by whom', async () => {
    const stranger = await addPerson(started.pool, []);
    await joins(stranger.id, 'name', 'Amber Cables');
    await settled();
    for (const { id } of await accessesOf(stranger.id))
      await call(people.anna, changeOf('denyAccess'), { access: id });
    const mails = await mailsTo(started.pool, stranger.email);
    expect(mails.filter((mail) => 'organisation' in mail)).toEqual([]);
    expect(mails.map(({ kind }) => kind)).toContain('joiningDeclined');
    const { data } = await call(stranger.id, mine);
    expect(data?.me).toMatchObject({ organisations: [], accesses: [] });
  });

  test('twice with the same key asks once; nobody knocks for ever', async () => {
    const stranger = await addPerson(started.pool, []);
    const key = randomUUID();
    await joins(stranger.id, 'number', 'ORG-1', '', key);
    await joins(stranger.id, 'number', 'ORG-1', '', key);
    expect((await call(stranger.id, mine)).data?.joinRequests).toHaveLength(1);
    expect((await mailsTo(started.pool, stranger.email)).length).toBe(1);
    for (let times = 2; times <= 5; times += 1) await joins(stranger.id, 'number', `ORG-${times}`);
    expect((await joins(stranger.id, 'number', 'ORG-6')).code).toBe('CONFLICT');
    await started.pool.query('DELETE FROM identity.join_request WHERE person_id = $1', [stranger.id]);
    const later = await Promise.all(Array.from({ length: 8 }, () => joins(stranger.id, 'number', 'ORG-7')));
    expect(later.map(({ code }) => code)).toContain('TOO_MANY_ATTEMPTS');
    await settled();
  });

  test('what is empty, too long or odd is said at its field', async () => {
    const stranger = await addPerson(started.pool, []);
    for (const [value, problem] of [
      [' ', 'required'],
      ['\u0000', 'required'],
      ['x'.repeat(121), 'tooLong'],
    ] as const)
      expect((await joins(stranger.id, 'name', value)).errors?.[0]?.extensions).toEqual({
        code: 'BAD_USER_INPUT',
        fields: { value: problem },
      });
    expect((await joins(stranger.id, 'name', 'x', '', 'no key')).code).toBe('BAD_USER_INPUT');
    expect(
      (await call(undefined, mutation, { key: randomUUID(), way: 'name', value: 'x', town: '' })).code,
    ).toBe('UNAUTHENTICATED');
    await joins(stranger.id, 'serialNumber', '…');
    await settled();
  });
});

describe('UAD-01 by the domain of the address', () => {
  const allow = (joining: string, organisation = amber) =>
    `mutation { allowEmailDomain(organisation: "${organisation}", joining: ${joining}) }`;
  const join = (organisation = amber) => `mutation { joinByEmail(organisation: "${organisation}") }`;
  const offers = '{ joinOffers { id name domain joining } }';
  test('nobody is offered anything that no administrator allowed, and strangers allow nothing', async () => {
    const stranger = await addPerson(started.pool, []);
    expect((await call(stranger.id, offers)).data).toEqual({ joinOffers: [] });
    expect((await call(stranger.id, join())).code).toBe('NOT_FOUND');
    expect((await call(stranger.id, allow('atOnce'))).code).toBe('FORBIDDEN');
    expect((await call(people.anna, allow('atOnce', blue))).code).toBe('NOT_FOUND');
    expect((await call(people.ines, allow('atOnce'))).errors?.[0]?.extensions).toMatchObject({
      reason: 'notMember',
    });
    expect((await call(undefined, offers)).code).toBe('UNAUTHENTICATED');
    expect((await call(people.bea, allow('atOnce'))).code).toBe('NOT_FOUND');
  });

  test('a colleague joins at once, or asks, as it was chosen; whom an administrator took out asks', async () => {
    expect((await call(people.anna, allow('atOnce'))).data).toEqual({ allowEmailDomain: true });
    const colleague = await addPerson(started.pool, []);
    expect((await call(colleague.id, offers)).data).toMatchObject({
      joinOffers: [{ id: amber, domain: 'sample.example', joining: 'atOnce' }],
    });
    expect((await call(colleague.id, join())).data).toEqual({ joinByEmail: true });
    expect((await call(colleague.id, mine)).data?.me).toMatchObject({ organisations: [{ id: amber }] });
    expect((await auditOf(started.pool, colleague.id)).map(({ action }) => action)).toEqual([
      'access.join',
      'access.join',
    ]);
    await call(
      people.anna,
      `mutation { removeOrganisation(person: "${colleague.id}", organisation: "${amber}") { id } }`,
    );
    expect((await call(colleague.id, offers)).data).toMatchObject({ joinOffers: [{ joining: 'request' }] });
    expect((await call(colleague.id, join())).data).toEqual({ joinByEmail: false });
    expect((await call(colleague.id, mine)).data?.me).toMatchObject({ organisations: [] });
    expect(await accessesOf(colleague.id)).toMatchObject(pending);
  });

  test('an address that is not confirmed, another one, or one of a provider opens nothing', async () => {
    await call(people.anna, allow('atOnce'));
    await started.pool.query(
      `INSERT INTO identity.email_domain (organisation_id, domain, joining) VALUES ($1, 'gmail.com', 'atOnce')`,
      [amber],
    );
    const unconfirmed = await addPerson(started.pool, [], false);
    const similar = await addPerson(started.pool, []);
    const provider = await addPerson(started.pool, []);
    const move = (id: string, email: string) =>
      started.pool.query('UPDATE identity.person SET email = $2 WHERE id = $1', [id, email]);
    await move(similar.id, `${similar.id}@sample.example.evil.example`);
    await move(provider.id, `${provider.id}@gmail.com`);
    for (const { id } of [unconfirmed, similar, provider]) {
      expect((await call(id, join())).code).toBe('NOT_FOUND');
      expect((await call(id, offers)).data).toEqual({ joinOffers: [] });
    }
  });

  test('an administrator with an address of a provider allows none; what is taken back opens nothing', async () => {
    const administrator = await addAdministrator(started.pool, amber);
    const email = `${administrator.id}@gmx.de`;
    await started.pool.query('UPDATE identity.person SET email = $2 WHERE id = $1', [
      administrator.id,
      email,
    ]);
    expect((await call(administrator.id, allow('request'))).errors?.[0]?.extensions).toMatchObject({
      reason: 'publicMail',
    });
    await call(people.anna, allow('request'));
    const disallow = `mutation { disallowEmailDomain(organisation: "${amber}", domain: "sample.example") }`;
    expect((await call(people.bea, disallow)).code).toBe('NOT_FOUND');
    expect((await call(administrator.id, disallow)).data).toEqual({ disallowEmailDomain: true });
    const colleague = await addPerson(started.pool, []);
    expect((await call(colleague.id, join())).code).toBe('NOT_FOUND');
  });
});
