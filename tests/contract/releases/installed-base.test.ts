import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Backend } from '#contracts/backend.ts';
import { idTokenHeader } from '#contracts/identity/client.ts';
import type { Support } from '#services/support/index.ts';
import { chiefHeaders } from '../../support/back-ends/acting-editor.ts';
import { callBackEnd } from '../../support/back-ends/call-back-end.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { embeddedPortal, openPortal, portalToken } from '../../support/back-ends/portal-back-end.ts';
import type { Viewer } from '../../support/back-ends/sample-viewers.ts';
import { type HttpServer, serveHttp } from '../../support/network/http-server.ts';

let database: FreshDatabase;
let server: HttpServer;
let support: Support;
const backends = new Map<string, Backend>();

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  support = await openPortal(database);
  const second = await openPortal(database);
  server = await serveHttp(second.handle);
  backends.set('in process', embeddedPortal(support));
  backends.set('over HTTP', { url: `${server.origin}/graphql/support`, fetch: globalThis.fetch });
});

afterAll(async () => {
  await server?.close();
  await database?.close();
});

const by = 'Petra Ott';
const trusted = chiefHeaders(portalToken);
const nordlicht = { organisation: 'ORG-100101', location: 'LOC-100101-1' };
const bajio = { organisation: 'ORG-100102', location: 'LOC-100102-2' };
const input = {
  productSlug: 'reuss-560',
  brand: 'litzen',
  model: 'Reuss 560',
  serialNumber: '560.9000',
  yearOfConstruction: '2026',
  softwareVersion: '13.2.0',
  status: 'inService',
  contract: 'complete',
  commissionedAt: '2026-09-05',
  warrantyUntil: '2028-09-04',
  lastServiceAt: '',
  notes: '',
};

const shown = `id organisationId place { id name organisationName } productSlug model serialNumber brand ownName line yearOfConstruction
  softwareVersion softwareHistory { version since } status contract commissionedAt warrantyUntil notes ownFields { name value } revision changedBy
  history { action by changes { field before after } }`;
const operations = {
  add: `mutation m($organisation: ID!, $location: ID!, $input: InstalledMachineInput!, $by: String!) {
    machine: addMachine(organisation: $organisation, location: $location, input: $input, by: $by) { ${shown} } }`,
  change: `mutation m($id: ID!, $revision: Int!, $location: ID!, $input: InstalledMachineInput!, $by: String!) {
    change: changeMachine(id: $id, revision: $revision, location: $location, input: $input, by: $by) { isConflict machine { ${shown} } } }`,
  move: `mutation m($id: ID!, $revision: Int!, $organisation: ID!, $location: ID!, $by: String!) {
    machine: moveMachine(id: $id, revision: $revision, organisation: $organisation, location: $location, by: $by) { ${shown} } }`,
  one: `query m($id: ID!) { machine: installedMachine(id: $id) { ${shown} } }`,
  list: `query l($search: String, $organisation: ID, $product: String, $status: MachineState, $after: String, $first: Int) {
    list: installedMachines(search: $search, organisation: $organisation, product: $product, status: $status, after: $after, first: $first) {
      total hasNextPage endCursor items { id } } }`,
  products: '{ installedProducts { slug model } }',
  places:
    'query p($search: String!, $organisation: ID) { places: customerPlaces(search: $search, organisation: $organisation) { id } }',
  used: 'query p($locations: [ID!]!) { used: placesInUse(locations: $locations) }',
} as const;
type Operation = keyof typeof operations;

type Machine = {
  id: string;
  revision: number;
  ownName: string;
  softwareHistory: { version: string; since: string }[];
  history: { action: string; changes: object[] }[];
};
type Refusal = { code?: string; fields?: Record<string, string>; reason?: string };
type Answer = {
  machine: Machine | null;
  change: { isConflict: boolean; machine: Machine };
  list: { total: number; hasNextPage: boolean; endCursor: string | null; items: { id: string }[] };
  places: { id: string }[];
  used: string[];
};

describe.each(['in process', 'over HTTP'])('AST-01 the installed base in the editor area %s', (mounting) => {
  const send = (query: string, variables: object, headers: Record<string, string>) =>
    callBackEnd(backends.get(mounting) as Backend).send(query, variables, headers);
  async function edit(operation: Operation, variables: object) {
    const { data, errors } = await send(operations[operation], { by, ...variables }, trusted);
    const { code, fields, reason } = (errors?.[0]?.extensions ?? {}) as Refusal;
    const message = errors?.[0]?.message;
    return { ...(data as Partial<Answer> | null), code, fields, reason, message };
  }
  async function see(viewer: Viewer, query: string, variables: object) {
    const { data, errors } = await send(query, variables, { [idTokenHeader]: viewer });
    return { data, code: errors?.[0]?.extensions?.code };
  }
  /** Each mounting uses its own serial numbers. */
  const serial = (number: number) => `560.${mounting === 'in process' ? 'A' : 'B'}${number}`;
  let last = 0;
  async function newMachine(change: object = {}) {
    const { machine, ...rest } = await edit('add', {
      ...nordlicht,
      input: { ...input, serialNumber: serial(++last), ...change },
    });
    if (!machine) throw new Error(`It was not added: ${JSON.stringify(rest)}`);
    return machine;
  }

  test.each(Object.keys(operations) as Operation[])('nobody of the portal gets to %s', async (operation) => {
    const variables = { ...nordlicht, input, by, id: 'M-0001', revision: 0, search: '', locations: [] };
    for (const viewer of ['eva', 'luis', 'nina', 'nobody'] as const)
      expect((await see(viewer, operations[operation], variables)).code, viewer).toBe('FORBIDDEN');
  });

  test('a new machine has the next number, and its owner sees it and opens a ticket for it at once', async () => {
    const machine = await newMachine();
    expect(machine).toMatchObject({
      ...{
        organisationId: 'ORG-100101',
        place: { name: 'Hof' },
        productSlug: 'reuss-560',
        ownName: '',
        changedBy: by,
      },
      history: [{ action: 'create', by, changes: [] }],
    });
    expect(machine.id).toMatch(/^M-\d{4}$/);
    expect(machine.softwareHistory).toEqual([{ version: '13.2.0', since: expect.any(String) }]);
    const seen = await see('eva', 'query ($id: ID!) { machine(id: $id) { model labelPath } }', {
      id: machine.id,
    });
    expect(seen.data).toEqual({
      machine: { model: 'Reuss 560', labelPath: `/mykomax/inventory/${machine.id}` },
    });
    expect(
      await see('luis', 'query ($id: ID!) { machine(id: $id) { model } }', { id: machine.id }),
    ).toMatchObject({
      data: { machine: null },
    });
    const next = await newMachine();
    expect(Number(next.id.slice(2))).toBe(Number(machine.id.slice(2)) + 1);
  });

  test('two that are added at once get two numbers', async () => {
    const added = await Promise.all([newMachine(), newMachine(), newMachine()]);
    expect(new Set(added.map(({ id }) => id)).size).toBe(3);
  });

  test('what cannot be is said at its field', async () => {
    const bad = async (change: object, at: object = nordlicht) =>
      (await edit('add', { ...at, input: { ...input, serialNumber: serial(999), ...change } })).fields;
    expect(await bad({ serialNumber: ' ', model: '', status: 'broken' })).toEqual({
      ...{ serialNumber: 'required', model: 'required', status: 'invalid' },
    });
    expect(await bad({ yearOfConstruction: '1900' })).toEqual({ yearOfConstruction: 'invalid' });
    expect(await bad({ yearOfConstruction: 'x' })).toEqual({ yearOfConstruction: 'invalid' });
    expect(await bad({ warrantyUntil: '2022-02-31' })).toEqual({ warrantyUntil: 'invalid' });
    expect(await bad({ warrantyUntil: '2022-09-04' })).toEqual({ warrantyUntil: 'beforeCommissioning' });
    expect(await bad({ productSlug: '../x', brand: 'a b' })).toEqual({
      productSlug: 'invalid',
      brand: 'invalid',
    });
    expect(await bad({ notes: 'x'.repeat(10_001) })).toEqual({ notes: 'tooLong' });
    expect(await bad({}, { ...nordlicht, location: bajio.location })).toEqual({ location: 'invalid' });
    expect(await bad({}, { organisation: 'ORG-0', location: 'LOC-0-1' })).toEqual({
      organisation: 'invalid',
    });
    await newMachine({ serialNumber: serial(500) });
    expect(await bad({ serialNumber: serial(500).toLowerCase().replace('.', '-') })).toEqual({
      serialNumber: 'taken',
    });
    expect(await bad({ serialNumber: serial(500), brand: 'sutera' })).toBeUndefined();
  });

  test('a change names its revision, keeps what the owner calls it, and adds to the software history', async () => {
    const { id, revision } = await newMachine({ serialNumber: serial(600) });
    await see('eva', 'mutation ($id: ID!) { renameMachine(id: $id, ownName: "Linie 9") { id } }', { id });
    const next = {
      ...input,
      serialNumber: serial(600),
      softwareVersion: '14.0.0',
      warrantyUntil: '2029-09-04',
    };
    const first = await edit('change', { id, revision, location: 'LOC-100101-2', input: next });
    expect(first.change).toMatchObject({
      isConflict: false,
      machine: { ownName: 'Linie 9', place: { name: 'Plauen' }, softwareVersion: '14.0.0' },
    });
    expect(first.change?.machine.softwareHistory.map(({ version }) => version)).toEqual(['14.0.0', '13.2.0']);
    expect(first.change?.machine.history[0]).toMatchObject({
      action: 'change',
      changes: expect.arrayContaining([
        { field: 'warrantyUntil', before: '2028-09-04', after: '2029-09-04' },
        { field: 'locationId', before: 'LOC-100101-1', after: 'LOC-100101-2' },
      ]),
    });
    const late = await edit('change', {
      id,
      revision,
      location: 'LOC-100101-1',
      input: { ...next, notes: 'late' },
    });
    expect(late.change).toMatchObject({
      isConflict: true,
      machine: { softwareVersion: '14.0.0', notes: '' },
    });
    const wrong = await edit('change', {
      id,
      revision: first.change?.machine.revision,
      location: bajio.location,
      input: next,
    });
    expect(wrong.fields).toEqual({ location: 'invalid' });
    expect((await edit('change', { id: 'M-9999', revision: 0, location: 'LOC-100101-1', input })).code).toBe(
      'NOT_FOUND',
    );
  });

  test('one that moves is the new owner’s alone, without what the one before called it and wrote', async () => {
    const { id, revision } = await newMachine({ notes: 'Key under the mat' });
    await see('eva', 'mutation ($id: ID!) { renameMachine(id: $id, ownName: "Our best") { id } }', { id });
    const question =
      'query ($id: ID!) { machine(id: $id) { ownName notes line ownFields { name } tickets { number } } }';
    expect((await see('eva', question, { id })).data).toMatchObject({ machine: { ownName: 'Our best' } });
    expect((await edit('move', { id, revision: revision + 1000, ...bajio })).reason).toBe('revision');
    expect((await edit('move', { id, revision, ...nordlicht })).reason).toBe('owner');
    const { machine } = await edit('move', { id, revision, ...bajio });
    expect(machine).toMatchObject({
      organisationId: 'ORG-100102',
      ownName: '',
      notes: '',
      history: [{ action: 'move' }, { action: 'create' }],
    });
    expect((await see('eva', question, { id })).data).toEqual({ machine: null });
    const rename = 'mutation ($id: ID!) { renameMachine(id: $id, ownName: "Still mine") { id } }';
    expect((await see('eva', rename, { id })).code).toBe('NOT_FOUND');
    expect((await see('luis', question, { id })).data).toEqual({
      machine: { ownName: '', notes: '', line: '', ownFields: [], tickets: [] },
    });
  });

  test('the list is searched, narrowed and read on; places are found by words', async () => {
    for (const each of [1, 2, 3]) await newMachine({ serialNumber: `${serial(700)}-${each}`, model: 'Zeta' });
    const list = async (variables: object) => (await edit('list', variables)).list;
    const found = {
      search: `zeta ${serial(700)}`,
      organisation: 'ORG-100101',
      product: 'reuss-560',
      status: 'inService',
    };
    const first = await list({ ...found, first: 2 });
    expect(first).toMatchObject({ total: 3, hasNextPage: true });
    const second = await list({ ...found, first: 2, after: first?.endCursor });
    expect(new Set([...(first?.items ?? []), ...(second?.items ?? [])].map(({ id }) => id)).size).toBe(3);
    expect(second).toMatchObject({ hasNextPage: false, endCursor: null });
    expect(await list({ search: 'nordlicht hof zeta %' })).toMatchObject({ total: 0 });
    expect(await list({ ...found, status: 'stored' })).toMatchObject({ total: 0 });
    expect((await edit('list', { after: 'x' })).code).toBe('BAD_USER_INPUT');
    expect((await edit('places', { search: 'bajío león' })).places).toEqual([{ id: 'LOC-100102-2' }]);
    expect((await edit('places', { search: '', organisation: 'ORG-100101' })).places).toHaveLength(2);
    expect((await edit('used', { locations: ['LOC-100101-1', 'LOC-0-1'] })).used).toEqual(['LOC-100101-1']);
  });
});
