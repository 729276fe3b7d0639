import { describe, expect, test } from 'vitest';
import {
  addAccess,
  addAdministrator,
  addPerson,
  group,
  mailsTo,
  openAccountsForFile,
  people,
  trusted,
} from '../../support/back-ends/accounts.ts';
import { addOrganisation } from '../../support/records/organisations.ts';
import { type List, operations, type Shown } from './customer-operations.ts';

/** The editor area's operations on organisations; the site names the editor who calls them. */
const usedPlaces = new Set<string>();
const machines = {
  url: 'http://support.internal/graphql',
  async fetch(request: Request) {
    const { query, variables } = (await request.json()) as {
      query: string;
      variables: { locations?: string[] };
    };
    const data = query.includes('placesInUse')
      ? { placesInUse: (variables.locations ?? []).filter((id) => usedPlaces.has(id)) }
      : { machineOwners: [] };
    return Response.json({ data });
  },
};
const { started, call } = openAccountsForFile({ machines });

const by = 'Petra Ott';
const hof = { id: '', name: 'Hof', city: 'Hof', country: 'DE', timeZone: 'Europe/Berlin' };
const input = { name: 'Werra Kabel GmbH', city: 'Hof', country: 'DE', subRegion: 'DACH', locations: [hof] };
async function edit(operation: keyof typeof operations, variables: object) {
  const answer = await call(undefined, operations[operation], { by, ...variables }, trusted);
  const message = answer.errors?.[0]?.message;
  const fields = answer.errors?.[0]?.extensions?.fields as Record<string, string> | undefined;
  const reason = answer.errors?.[0]?.extensions?.reason;
  const data = answer.data as {
    changed?: Shown;
    change?: { isConflict: boolean; organisation: Shown };
    list?: List;
  } | null;
  return { ...data, code: answer.code, fields, reason, message };
}

let last = 0;
async function newOrganisation(change: object = {}) {
  const id = `WERRA-${++last}`;
  const { changed, ...rest } = await edit('create', { id, kind: 'customer', input: { ...input, ...change } });
  if (!changed) throw new Error(`It was not created: ${JSON.stringify(rest)}`);
  return changed;
}

const standing = async (subject: string) =>
  (
    await call(
      undefined,
      'query s($subject: String!) { standing(subject: $subject) { roles organisations { id } } }',
      { subject },
      trusted,
    )
  ).data?.standing;

describe('UAD-01 organisations in the editor area', () => {
  test.each(Object.entries(operations))(
    'nobody of the portal gets to %s, whoever it is',
    async (name, query) => {
      const variables = {
        ...{
          id: group,
          kind: 'internal',
          input,
          by,
          revision: 1,
          closed: true,
          domain: 'x.example',
          joining: 'atOnce',
        },
        person:
          name === 'again'
            ? people.anna
            : { email: 'x@x.example', firstName: 'X', lastName: 'Y', language: 'en' },
      };
      for (const who of [people.anna, people.ines, people.emil, people.nobody, undefined])
        expect((await call(who, query, variables)).code, String(who)).toBe('FORBIDDEN');
    },
  );

  test('a new one has its number, its places get theirs, and every process hears of it', async () => {
    const received: string[] = [];
    const listener = await started.pool.connect();
    listener.on('notification', ({ payload }) => void received.push(payload ?? ''));
    await listener.query('LISTEN organisations_changed');
    const { changed } = await edit('create', { id: 'org-555001', kind: 'customer', input });
    expect(changed).toMatchObject({
      ...{ ...input, id: 'ORG-555001', kind: 'customer', revision: 1, changedBy: by },
      locations: [{ ...hof, id: 'LOC-555001-1' }],
      history: [{ action: 'organisation.create', by }],
    });
    await expect.poll(() => received).toEqual(['["ORG-555001"]']);
    listener.release(true);
    const directory = await call(undefined, '{ organisationDirectory { id } }', {}, trusted);
    expect(directory.data?.organisationDirectory).toContainEqual({ id: 'ORG-555001' });
    expect(await edit('create', { id: 'ORG-555001', kind: 'customer', input })).toMatchObject({
      ...{ code: 'BAD_USER_INPUT', fields: { id: 'taken' } },
    });
  });

  test('what cannot be is said at its field, and nothing is stored', async () => {
    const bad = async (change: object, id = 'WERRA-X') =>
      (await edit('create', { id, kind: 'customer', input: { ...input, ...change } })).fields;
    expect(await bad({ name: ' ', country: 'Germany' })).toEqual({ name: 'required', country: 'invalid' });
    expect(await bad({ name: 'x'.repeat(201) })).toEqual({ name: 'tooLong' });
    expect(await bad({ locations: [] })).toEqual({ locations: 'required' });
    expect(await bad({ locations: Array(51).fill(hof) })).toEqual({ locations: 'tooLong' });
    expect(await bad({ locations: [hof, { ...hof, city: '', timeZone: 'Europe/Atlantis' }] })).toEqual({
      ...{ 'locations/1/city': 'required', 'locations/1/timeZone': 'invalid' },
    });
    expect(await bad({ locations: [{ ...hof, timeZone: '+01:00' }] })).toEqual({
      'locations/0/timeZone': 'invalid',
    });
    for (const id of ['', 'A', '-A-', 'a b', '../x', 'ORG-1'.padEnd(21, '0')])
      expect(await bad({}, id), id).toHaveProperty('id');
    expect((await edit('one', { id: 'WERRA-X' })).changed).toBeNull();
  });

  test('a change names its revision; of two the second learns of the first', async () => {
    const { id, locations } = await newOrganisation();
    const next = {
      ...input,
      name: 'Werra Kabel SE',
      locations: [
        { ...locations[0], city: 'Rehau' },
        { ...hof, name: 'Plauen' },
      ],
    };
    const first = await edit('change', { id, revision: 1, input: next });
    expect(first.change).toMatchObject({
      isConflict: false,
      organisation: { name: 'Werra Kabel SE', revision: 2 },
    });
    expect(first.change?.organisation.history[0]?.changes).toContainEqual({
      ...{ field: 'name', before: 'Werra Kabel GmbH', after: 'Werra Kabel SE' },
    });
    expect(first.change?.organisation.history[0]?.changes).toContainEqual({
      ...{ field: `locations/${locations[0]?.id}/city`, before: 'Hof', after: 'Rehau' },
    });
    const second = await edit('change', { id, revision: 1, input: { ...input, name: 'Other', locations } });
    expect(second.change).toMatchObject({
      isConflict: true,
      organisation: { name: 'Werra Kabel SE', revision: 2, changedBy: by },
    });
    const same = await edit('change', {
      id,
      revision: 2,
      input: { ...next, locations: first.change?.organisation.locations },
    });
    expect(same.change?.organisation).toMatchObject({ revision: 2 });
  });

  test('a place with machines or tickets stays, and nobody takes a place of another one', async () => {
    const one = await newOrganisation({ locations: [hof, { ...hof, name: 'Plauen' }] });
    const other = await newOrganisation();
    const [first, second] = one.locations;
    usedPlaces.add(second?.id ?? '');
    const left = { ...input, locations: [first] };
    expect(await edit('change', { id: one.id, revision: 1, input: left })).toMatchObject({
      code: 'CONFLICT',
      reason: 'placeInUse',
    });
    usedPlaces.clear();
    const removed = await edit('change', { id: one.id, revision: 1, input: left });
    expect(removed.change?.organisation.locations).toEqual([first]);
    const stolen = { ...input, locations: [other.locations[0], first] };
    expect((await edit('change', { id: one.id, revision: 2, input: stolen })).fields).toEqual({
      locations: 'invalid',
    });
    expect((await edit('one', { id: other.id })).changed?.locations).toEqual(other.locations);
    expect((await edit('change', { id: 'ORG-0', revision: 1, input })).code).toBe('NOT_FOUND');
  });

  test('a domain lets people join, and none any more when it is taken away', async () => {
    const { id } = await newOrganisation();
    const person = await addPerson(started.pool, []);
    await started.pool.query('UPDATE identity.person SET email = $2 WHERE id = $1', [
      person.id,
      `${person.id}@werra.example`,
    ]);
    const offers = async () => (await call(person.id, '{ joinOffers { id joining } }')).data?.joinOffers;
    expect(await offers()).toEqual([]);
    const { changed } = await edit('allow', { id, domain: ' @Werra.Example', joining: 'atOnce' });
    expect(changed?.domains).toEqual([{ domain: 'werra.example', joining: 'atOnce' }]);
    expect(await offers()).toEqual([{ id, joining: 'atOnce' }]);
    expect((await edit('disallow', { id, domain: 'werra.example' })).changed?.domains).toEqual([]);
    expect(await offers()).toEqual([]);
    const join = `mutation { joinByEmail(organisation: "${id}") }`;
    expect((await call(person.id, join)).code).toBe('NOT_FOUND');
    expect((await edit('disallow', { id, domain: 'werra.example' })).code).toBe('NOT_FOUND');
    const refused = async (domain: string) =>
      (await edit('allow', { id, domain, joining: 'request' })).fields?.domain;
    expect(await refused('gmail.com')).toBe('publicMail');
    for (const domain of ['werra', 'a@b.example', 'werra..example', '*.example', 'x'.repeat(260)])
      expect(await refused(domain), domain).toBe('invalid');
    expect((await edit('allow', { id: group, domain: 'w.example', joining: 'atOnce' })).reason).toBe(
      'internal',
    );
  });

  test('an administrator is invited by mail, once more where the first link was lost, and is then the organisation’s own', async () => {
    const { id } = await newOrganisation();
    const person = {
      email: `first-${id.toLowerCase()}@werra.example`,
      firstName: 'Uwe',
      lastName: 'Rau',
      language: 'de',
    };
    const { changed } = await edit('invite', { id, kind: 'customer', person });
    expect(changed?.people).toMatchObject([
      { email: person.email, administration: 'invited', hasAccount: false },
    ]);
    expect(changed?.history[0]).toMatchObject({ action: 'person.invite', by, about: 'Uwe Rau' });
    expect(await mailsTo(started.pool, person.email)).toMatchObject([
      {
        kind: 'invitation',
        inviter: by,
        organisation: input.name,
        applications: expect.arrayContaining(['inventory', 'ticketing', 'userAdministration']),
      },
    ]);
    expect((await edit('invite', { id, kind: 'customer', person })).reason).toBe('exists');
    const invited = changed?.people[0]?.id;
    await started.pool.query(`UPDATE identity.access SET status = 'inviteExpired' WHERE person_id = $1`, [
      invited,
    ]);
    expect((await edit('again', { id, kind: 'customer', person: invited })).changed?.people).toMatchObject([
      { administration: 'invited' },
    ]);
    expect(await mailsTo(started.pool, person.email)).toHaveLength(2);
    expect((await edit('again', { id, kind: 'customer', person: people.nobody })).code).toBe('NOT_FOUND');
    expect(
      (await edit('invite', { id, kind: 'customer', person: { ...person, email: 'x', lastName: '' } }))
        .fields,
    ).toEqual({
      ...{ email: 'invalid', lastName: 'required' },
    });
  });

  test('who may invite for customers makes nobody an administrator of ours', async () => {
    const person = { email: 'sly@werra.example', firstName: 'S', lastName: 'Ly', language: 'en' };
    expect((await edit('invite', { id: group, kind: 'customer', person })).code).toBe('NOT_FOUND');
    expect((await edit('again', { id: group, kind: 'customer', person: people.ines })).code).toBe(
      'NOT_FOUND',
    );
  });

  test('one that is closed ends sessions, links and requests; what people could use comes back with it', async () => {
    const { id } = await newOrganisation();
    const administrator = await addAdministrator(started.pool, id);
    const elsewhere = await addOrganisation(started.pool);
    const both = await addPerson(started.pool, [id, elsewhere]);
    await addAccess(started.pool, both.id, { organisation: elsewhere });
    await edit('allow', { id, domain: 'closed.example', joining: 'atOnce' });
    const person = {
      email: `late-${id.toLowerCase()}@werra.example`,
      firstName: 'La',
      lastName: 'Te',
      language: 'en',
    };
    await edit('invite', { id, kind: 'customer', person });
    await started.pool.query(
      `INSERT INTO identity.provider_record (model, id, payload, uid, person_id, expires_at)
       SELECT 'Session', 'session-' || p, '{}', 'uid-' || p, p::uuid, now() + interval '1 day' FROM unnest($1::text[]) AS p`,
      [[administrator.id, both.id]],
    );
    const sessions = async () =>
      (
        await started.pool.query(
          `SELECT person_id FROM identity.provider_record WHERE model = 'Session' AND person_id = ANY ($1)`,
          [[administrator.id, both.id]],
        )
      ).rows.map((row: { person_id: string }) => row.person_id);
    const { changed } = await edit('close', { id, closed: true });
    expect(changed?.closedAt).toEqual(expect.any(String));
    expect(await sessions()).toEqual([both.id]);
    expect(await standing(administrator.id)).toEqual({ roles: [], organisations: [] });
    expect(await standing(both.id)).toMatchObject({ organisations: [{ id: elsewhere }] });
    expect((await call(administrator.id, '{ administration }')).data).toEqual({ administration: 'none' });
    expect(changed?.people).toContainEqual(
      expect.objectContaining({ email: person.email, administration: 'inviteExpired' }),
    );
    const links = await started.pool.query(
      'SELECT FROM identity.invitation WHERE organisation_id = $1 AND voided_at IS NULL',
      [id],
    );
    expect(links.rowCount).toBe(0);
    const joiner = await addPerson(started.pool, []);
    await started.pool.query('UPDATE identity.person SET email = $2 WHERE id = $1', [
      joiner.id,
      `${joiner.id}@closed.example`,
    ]);
    expect((await call(joiner.id, '{ joinOffers { id } }')).data?.joinOffers).toEqual([]);
    expect((await edit('close', { id, closed: true })).reason).toBe('state');
    expect(
      (await edit('invite', { id, kind: 'customer', person: { ...person, email: 'n@werra.example' } }))
        .reason,
    ).toBe('closed');
    expect((await edit('close', { id: group, closed: true })).reason).toBe('internal');

    expect((await edit('close', { id, closed: false })).changed?.closedAt).toBeNull();
    expect(await standing(administrator.id)).toMatchObject({ organisations: [{ id }] });
    expect((await edit('one', { id })).changed?.history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['organisation.close', 'organisation.reopen']),
    );
  });

  test('the list is searched, narrowed and read on', async () => {
    for (const name of ['Zed A', 'Zed B', 'Zed C'])
      await newOrganisation({
        name,
        country: 'SK',
        subRegion: 'Zed region',
        locations: [{ ...hof, city: 'Zvolen' }],
      });
    const list = async (variables: object) => (await edit('list', variables)).list;
    const first = await list({ search: 'zed', first: 2 });
    expect(first).toMatchObject({ total: 3, hasNextPage: true });
    const second = await list({ search: 'zed', first: 2, after: first?.endCursor });
    expect([...(first?.items ?? []), ...(second?.items ?? [])]).toHaveLength(3);
    expect(second).toMatchObject({ hasNextPage: false, endCursor: null });
    expect(
      await list({ search: 'zvolen', country: 'SK', subRegion: 'Zed region', state: 'open' }),
    ).toMatchObject({ total: 3 });
    expect(await list({ search: '100%' })).toMatchObject({ total: 0, items: [] });
    expect(await list({ search: 'zed', state: 'closed' })).toMatchObject({ total: 0 });
    expect((await edit('list', { after: 'x' })).code).toBe('BAD_USER_INPUT');
    expect((await edit('list', { search: 'x'.repeat(101) })).code).toBe('BAD_USER_INPUT');
  });
});
