import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Backend } from '#contracts/backend.ts';
import { idTokenHeader } from '#contracts/identity/client.ts';
import type { Support } from '#services/support/index.ts';
import { chiefHeaders } from '../../support/back-ends/acting-editor.ts';
import { callBackEnd } from '../../support/back-ends/call-back-end.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import {
  embeddedPortal,
  openPortal,
  portalToken,
  samplePortal,
} from '../../support/back-ends/portal-back-end.ts';
import { describeFile } from '../../support/back-ends/sample-content.ts';
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

type Machine = Record<string, unknown> & { id: string; ownName: string };
type Data = {
  machines: { items: Machine[]; total: number; counts: unknown[] };
  machine: Machine | null;
  machineTree: { id: string; name: string; locations: { id: string; name: string; lines: unknown[] }[] }[];
  machinesExport: string;
  renameMachine: Machine;
  reportWrongEntry: boolean;
};

describe.each(['in process', 'over HTTP'])('AST-01 the inventory %s', (mounting) => {
  async function call(viewer: Viewer, query: string, variables: object = {}) {
    const backend = backends.get(mounting) as Backend;
    const headers: Record<string, string> = viewer === 'nobody' ? {} : { [idTokenHeader]: viewer };
    const { data, errors } = await callBackEnd(backend).send(query, variables, headers);
    return { data: data as Data | null, code: errors?.[0]?.extensions?.code, error: errors?.[0]?.extensions };
  }
  const idsFor = async (viewer: Viewer, args = '') =>
    (await call(viewer, `{ machines${args} { items { id } } }`)).data?.machines.items.map(({ id }) => id);

  const everyQuestion = [
    '{ machines { total } }',
    '{ machine(id: "M-0001") { id } }',
    '{ machineTree { id } }',
    '{ machinesExport }',
    'mutation { renameMachine(id: "M-0001", ownName: "x") { id } }',
    `mutation { reportWrongEntry(key: "${crypto.randomUUID()}", machine: "M-0001", message: "x") }`,
  ];

  test.each(everyQuestion)(
    'IDP-05 is closed to whoever is not signed in or was suspended: %s',
    async (question) => {
      expect((await call('nobody', question)).code).toBe('UNAUTHENTICATED');
      expect((await call('former', question)).code).toBe('UNAUTHENTICATED');
    },
  );

  test.each(everyQuestion)('POR-02 is closed to whoever lacks the role: %s', async (question) => {
    expect((await call('sabine', question)).code).toBe('FORBIDDEN');
    expect((await call('newcomer', question)).code).toBe('FORBIDDEN');
  });

  test('whose a serial number is, is told to back ends of the house alone', async () => {
    for (const viewer of ['eva', 'nina', 'nobody'] as const)
      expect((await call(viewer, '{ machineOwners(serialNumber: "4551187") }')).code).toBe('FORBIDDEN');
    const headers = chiefHeaders(portalToken);
    const query = '{ machineOwners(serialNumber: "4551187") }';
    const answer = await callBackEnd(backends.get(mounting) as Backend).send(query, {}, headers);
    expect(answer.data).toEqual({ machineOwners: ['ORG-100101'] });
  });

  test('shows the machines of one’s own organisations only, and all to our people', async () => {
    expect(await idsFor('eva')).toEqual(['M-0003', 'M-0002', 'M-0001']);
    expect(await idsFor('luis')).toEqual(['M-0011']);
    expect(await idsFor('nina')).toHaveLength(4);
  });

  test('counts for whom somebody may look into it, not for whom else he works', async () => {
    expect(await idsFor('jana')).toEqual(['M-0011']);
    expect((await call('jana', '{ machine(id: "M-0001") { id } }')).data?.machine).toBeNull();
  });

  test('answers a foreign machine exactly like a missing one', async () => {
    for (const question of [
      'query ($id: ID!) { machine(id: $id) { id } }',
      'mutation ($id: ID!) { renameMachine(id: $id, ownName: "x") { id } }',
      `mutation ($id: ID!) { reportWrongEntry(key: "${crypto.randomUUID()}", machine: $id, message: "x") }`,
    ]) {
      const foreign = await call('eva', question, { id: 'M-0011' });
      const missing = await call('eva', question, { id: 'M-9999' });
      expect(foreign).toEqual(missing);
      expect(foreign.data?.machine ?? null).toBeNull();
    }
    expect(await idsFor('eva', '(filter: { organisation: "ORG-100102" })')).toEqual([]);
    expect(await idsFor('eva', '(filter: { location: "LOC-100102-1" })')).toEqual([]);
  });

  test.each([
    ['(filter: { status: inService })', ['M-0002', 'M-0001']],
    ['(filter: { brand: "sutera" })', ['M-0003', 'M-0002']],
    ['(filter: { brand: "sutera", status: inService })', ['M-0002']],
    ['(filter: { location: "LOC-100101-2" })', []],
    ['(search: "reuss LINIE")', ['M-0001']],
    ['(search: "hof 00418")', ['M-0002']],
    ['(search: "A-14007")', ['M-0003']],
    ['(search: "%")', []],
    ['(search: "_")', []],
    ['(sort: yearOfConstruction)', ['M-0003', 'M-0001', 'M-0002']],
    ['(sort: yearOfConstruction, descending: true)', ['M-0002', 'M-0001', 'M-0003']],
    ['(sort: model)', ['M-0002', 'M-0003', 'M-0001']],
    ['(sort: lastServiceAt, descending: true, pageSize: 1)', ['M-0001']],
    ['(pageSize: 2, page: 2)', ['M-0001']],
    ['(pageSize: 2, page: 9)', []],
  ])('finds, sorts and pages: %s', async (args, ids) => {
    expect(await idsFor('eva', args)).toEqual(ids);
  });

  test('a per cent sign is looked for as it is', async () => {
    expect(await idsFor('luis', '(search: "100%")')).toEqual(['M-0011']);
  });

  test('counts what fits on all pages, and what there is of each status and brand', async () => {
    const { data } = await call(
      'eva',
      '{ machines(filter: { brand: "sutera" }, pageSize: 1) { total items { id } counts { status brand count } } }',
    );
    expect(data?.machines).toMatchObject({
      total: 2,
      counts: [
        { status: 'inService', brand: 'litzen', count: 1 },
        { status: 'decommissioned', brand: 'sutera', count: 1 },
        { status: 'inService', brand: 'sutera', count: 1 },
      ],
    });
  });

  test('a machine has its facts, its service history and where it stands', async () => {
    const { data } = await call(
      'eva',
      `{ machine(id: "M-0001") {
        id productSlug model serialNumber brand line yearOfConstruction commissionedAt softwareVersion
        softwareHistory { version since } warrantyUntil contract status lastServiceAt legacyId labelPath mayRename
        place { id name city country organisationId organisationName } ownFields { name value }
        service { doneOn kind report language technician } tickets { number subject status }
      } }`,
    );
    expect(data?.machine).toEqual({
      id: 'M-0001',
      productSlug: 'reuss-455',
      model: 'Reuss 455',
      serialNumber: '455.1187',
      brand: 'litzen',
      line: 'Zuschnitt',
      yearOfConstruction: 2019,
      commissionedAt: '2019-05-14',
      softwareVersion: '13.0.2',
      softwareHistory: [
        { version: '13.0.2', since: '2024-06-11' },
        { version: '10.4.1', since: '2019-05-14' },
      ],
      warrantyUntil: '2021-05-13',
      contract: 'plus',
      status: 'inService',
      lastServiceAt: '2025-06-17',
      legacyId: 'A-20417',
      labelPath: '/mykomax/inventory/M-0001',
      mayRename: true,
      place: {
        id: 'LOC-100101-1',
        name: 'Hof',
        city: 'Hof',
        country: 'DE',
        organisationId: 'ORG-100101',
        organisationName: 'Nordlicht Kabelsysteme GmbH',
      },
      ownFields: [{ name: 'Kostenstelle', value: '4110' }],
      service: [
        {
          doneOn: '2025-07-01',
          kind: 'training',
          report: 'Zwei Bediener.',
          language: 'de',
          technician: 'Mira Lobsiger',
        },
        {
          doneOn: '2025-06-17',
          kind: 'maintenance',
          report: 'Riemen ersetzt.',
          language: 'de',
          technician: 'Jonas Feller',
        },
        {
          doneOn: '2019-05-14',
          kind: 'commissioning',
          report: 'Aufgestellt.',
          language: 'de',
          technician: 'Jonas Feller',
        },
      ],
      tickets: [
        {
          number: expect.stringMatching(/^ST-20\d\d-004001$/),
          subject: 'Station 2',
          status: 'waitingForCustomer',
        },
      ],
    });
  });

  test('stands by organisation, location and line, with the locations that have no machine', async () => {
    const { data } = await call(
      'eva',
      '{ machineTree { id name locations { name lines { name machines { id } } } } }',
    );
    expect(data?.machineTree).toEqual([
      {
        id: 'ORG-100101',
        name: 'Nordlicht Kabelsysteme GmbH',
        locations: [
          {
            name: 'Hof',
            lines: [
              { name: '', machines: [{ id: 'M-0003' }] },
              { name: 'Zuschnitt', machines: [{ id: 'M-0002' }, { id: 'M-0001' }] },
            ],
          },
          { name: 'Plauen', lines: [] },
        ],
      },
    ]);
  });

  test('our people see by name where the machines of customers stand', async () => {
    const { data } = await call(
      'nina',
      '{ machineTree(organisation: "ORG-100102") { name locations { name } } }',
    );
    expect(data?.machineTree).toEqual([
      { name: 'Arneses del Bajío S.A. de C.V.', locations: [{ name: 'Querétaro' }, { name: 'León' }] },
    ]);
  });

  test('leaves as CSV with the old numbers, in which nothing is a formula', async () => {
    const { data } = await call('eva', '{ machinesExport(search: "reuss") }');
    const rows = parse(data?.machinesExport ?? '', { columns: true, bom: true }) as Record<string, string>[];
    expect(rows).toEqual([
      expect.objectContaining({
        legacyId: 'A-20417',
        id: 'M-0001',
        organisation: 'Nordlicht Kabelsysteme GmbH',
        location: 'Hof',
        serialNumber: '455.1187',
        notes: `'=HYPERLINK("https://evil.example","notes")`,
      }),
    ]);
  });

  test('its owner names a machine, and takes the name away', async () => {
    const rename = 'mutation ($name: String!) { renameMachine(id: "M-0002", ownName: $name) { ownName } }';
    expect((await call('eva', rename, { name: ' Schneider \u0000\n2 ' })).data?.renameMachine.ownName).toBe(
      'Schneider   2',
    );
    expect(await idsFor('eva', '(search: "schneider")')).toEqual(['M-0002']);
    expect((await call('eva', rename, { name: 'x'.repeat(61) })).error).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { ownName: 'tooLong' },
    });
    expect((await call('eva', rename, { name: '' })).data?.renameMachine.ownName).toBe('');
    expect((await call('nina', rename, { name: 'ours' })).code).toBe('FORBIDDEN');
  });

  test('who finds a wrong entry tells our people, once', async () => {
    const key = crypto.randomUUID();
    const report = `mutation ($key: ID!, $message: String!) {
      reportWrongEntry(key: $key, machine: "M-0001", message: $message)
    }`;
    const message = `${mounting}: it has 13.2.0 since May.\r\nSee the photo.`;
    expect((await call('eva', report, { key, message })).data?.reportWrongEntry).toBe(true);
    expect((await call('eva', report, { key, message })).data?.reportWrongEntry).toBe(true);
    const { rows } = await database.pool.query(
      `SELECT mail->'about' AS about, mail->>'to' AS recipient FROM support.outbox
       WHERE mail->'about'->>'message' LIKE $1`,
      [`${mounting}:%`],
    );
    expect(rows).toEqual([
      {
        recipient: 'service@group.example',
        about: {
          kind: 'wrongMachineEntry',
          machine: expect.objectContaining({ id: 'M-0001', place: 'Nordlicht Kabelsysteme GmbH, Hof' }),
          message: `${mounting}: it has 13.2.0 since May.\nSee the photo.`,
          person: expect.objectContaining({ name: 'Eva Brandt' }),
        },
      },
    ]);
    expect((await call('eva', report, { key: crypto.randomUUID(), message: ' ' })).error).toMatchObject({
      fields: { message: 'missing' },
    });
    expect((await call('eva', report, { key: 'x', message })).error).toMatchObject({ field: 'key' });
  });
});

test('AST-01 TIC-03 tickets of a machine are for those who may read tickets', async () => {
  const ticketsFor = async (viewer: Viewer) => {
    const question = '{ machine(id: "M-0001") { tickets { number } } }';
    const { data } = await callBackEnd(embeddedPortal(support)).send(
      question,
      {},
      { [idTokenHeader]: viewer },
    );
    return (data as Data | undefined)?.machine?.tickets;
  };
  expect(await ticketsFor('eva')).toHaveLength(1);
  expect(await ticketsFor('jonas')).toEqual([]);
});

test('AST-01 taking the same files over once more changes nothing', async () => {
  const before = await database.pool.query('SELECT * FROM support.machine ORDER BY id');
  await support.import(samplePortal, describeFile);
  const after = await database.pool.query('SELECT * FROM support.machine ORDER BY id');
  expect(after.rows).toEqual(before.rows);
  const { rows } = await database.pool.query('SELECT count(*)::int AS entries FROM support.service_entry');
  expect(rows).toEqual([{ entries: 3 }]);
});
