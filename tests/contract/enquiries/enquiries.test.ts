import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Backend } from '#contracts/backend.ts';
import { idTokenHeader } from '#contracts/identity/client.ts';
import { forms } from '#contracts/support/forms.ts';
import { chiefHeaders } from '../../support/back-ends/acting-editor.ts';
import { callBackEnd } from '../../support/back-ends/call-back-end.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { embeddedPortal, openPortal, portalToken } from '../../support/back-ends/portal-back-end.ts';
import { type HttpServer, serveHttp } from '../../support/network/http-server.ts';
import { eventsOf, eventsQuery } from '../../support/records/editor-events.ts';
import { filledFields } from '../../support/records/filled-fields.ts';

let database: FreshDatabase;
let server: HttpServer;
const backends = new Map<string, Backend>();

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  const support = await openPortal(database);
  server = await serveHttp((await openPortal(database)).handle);
  backends.set('in process', embeddedPortal(support));
  backends.set('over HTTP', { url: `${server.origin}/graphql/support`, fetch: globalThis.fetch });
});

afterAll(async () => {
  await server?.close();
  await database?.close();
});

beforeEach(async () => {
  await database.pool.query('TRUNCATE support.enquiry, support.wrong_entry, support.outbox CASCADE');
});

type Enquiry = Record<string, unknown> & { id: string; number: string; note: string };
type Data = {
  enquiries: { items: Enquiry[]; total: number; pages: number; retentionDays: number };
  enquiry: Enquiry | null;
  enquiriesExport: string;
  setEnquiryState: Enquiry;
  setEnquiryNote: Enquiry;
};

describe.each(['in process', 'over HTTP'])('FRM-01 the inbox %s', (mounting) => {
  const trusted = chiefHeaders(portalToken);
  async function call(query: string, variables: object = {}, headers: Record<string, string> = trusted) {
    const answer = await callBackEnd(backends.get(mounting) as Backend).send(query, variables, headers);
    const error = answer.errors?.[0]?.extensions as (Record<string, unknown> & { code: string }) | undefined;
    return { data: answer.data as Data, code: error?.code, error };
  }
  const list = async (args: string, fields = 'items { number }') =>
    (await call(`{ enquiries${args} { ${fields} } }`)).data.enquiries;

  async function submit(form: string, values: Record<string, string>): Promise<string> {
    const key = crypto.randomUUID();
    const input = {
      key,
      form,
      values: Object.entries(values).map(([name, value]) => ({ name, value })),
      language: 'de',
      country: 'CH',
      path: '/de-CH/contact',
    };
    const { code } = await call('mutation ($input: EnquiryInput!) { submitEnquiry(input: $input) { id } }', {
      input,
    });
    expect(code).toBeUndefined();
    return key;
  }
  const contact = (lastName: string, message = 'Bitte melden.', email = 'anna@kunde.example') =>
    submit(
      'contact',
      filledFields(forms.contact, { firstName: 'Anna', lastName, email, company: 'Kabelbau AG', message }),
    );
  const report = async (message: string) => {
    const key = crypto.randomUUID();
    await call(
      'mutation ($key: ID!, $message: String!) { reportWrongEntry(key: $key, machine: "M-0001", message: $message) }',
      { key, message },
      { [idTokenHeader]: 'eva' },
    );
    return key;
  };

  test.each([
    '{ enquiries { total } }',
    '{ enquiriesExport }',
    `{ enquiry(id: "${crypto.randomUUID()}") { id } }`,
    `mutation { setEnquiryState(id: "${crypto.randomUUID()}", state: done, by: "x") { id } }`,
    `mutation { setEnquiryNote(id: "${crypto.randomUUID()}", note: "x", before: "", by: "x") { id } }`,
    `mutation { deleteEnquiry(id: "${crypto.randomUUID()}", by: "x") }`,
  ])('is closed to everybody but trusted callers: %s', async (question) => {
    expect((await call(question, {}, {})).code).toBe('FORBIDDEN');
    expect((await call(question, {}, { [idTokenHeader]: 'nina' })).code).toBe('FORBIDDEN');
    expect((await call(question, {}, { authorization: 'Bearer v1.forged' })).code).toBe('FORBIDDEN');
  });

  test('has what visitors and customers sent, the newest first, and says how long it is kept', async () => {
    await contact('Meier');
    await report('Der Standort stimmt nicht.');
    const found = await list('', 'total pages retentionDays items { kind number state }');
    expect(found).toMatchObject({ total: 2, pages: 1, retentionDays: 30 });
    expect(found.items).toEqual([
      { kind: 'wrongEntry', number: 'M-0001', state: 'new' },
      { kind: 'contact', number: expect.stringMatching(/^E-\d{4}-\d{6}$/), state: 'new' },
    ]);
  });

  test('is narrowed by kind, state and words, in whatever order they stand', async () => {
    const meier = await contact('Meier', 'Preis für 100% Kupfer_Litze');
    await contact('Huber');
    await report('Falsches Baujahr');
    await call(`mutation { setEnquiryState(id: "${meier}", state: done, by: "Petra Ott") { id } }`);
    const totalOf = async (args: string) => (await list(args, 'total')).total;
    expect(await totalOf('(kind: "contact")')).toBe(2);
    expect(await totalOf('(kind: "wrongEntry")')).toBe(1);
    expect(await totalOf('(state: done)')).toBe(1);
    expect(await totalOf('(search: "MEIER anna")')).toBe(1);
    expect(await totalOf('(search: "100%")')).toBe(1);
    expect(await totalOf('(search: "_")')).toBe(1);
    expect(await totalOf('(search: "baujahr M-0001")')).toBe(1);
    expect(await totalOf('(search: "Meier Huber")')).toBe(0);
    expect((await call('{ enquiries(kind: "nonsense") { total } }')).code).toBe('BAD_USER_INPUT');
  });

  test('is paged by twenty-five', async () => {
    for (let count = 0; count < 27; count += 1) await contact(`Meier ${count}`);
    expect((await list('', 'pages items { id }')).items).toHaveLength(25);
    expect((await list('(page: 2)')).items).toHaveLength(2);
    expect((await list('(page: 3)')).items).toEqual([]);
  });

  test('one has all that its sender wrote and the mails that went out about it', async () => {
    // A mailbox without earlier mails: after four within an hour it gets no more.
    const email = `anna-${crypto.randomUUID()}@kunde.example`;
    const id = await contact('Meier', 'Zeile eins\nZeile zwei', email);
    const { data } = await call(
      `{ enquiry(id: "${id}") { kind values { name value } language country path person { name }
        mails { kind to attempts sentAt problem } } }`,
    );
    expect(data.enquiry).toEqual({
      kind: 'contact',
      values: expect.arrayContaining([
        { name: 'lastName', value: 'Meier' },
        { name: 'message', value: 'Zeile eins\nZeile zwei' },
      ]),
      language: 'de',
      country: 'CH',
      path: '/de-CH/contact',
      person: null,
      mails: [
        { kind: 'notice', to: 'service@group.example', attempts: 0, sentAt: null, problem: null },
        { kind: 'received', to: email, attempts: 0, sentAt: null, problem: null },
      ],
    });
  });

  test('a wrong entry tells the machine, its words and who reported it', async () => {
    const id = await report('Falsches Baujahr');
    const { data } = await call(
      `{ enquiry(id: "${id}") { kind number values { name value } person { name email } mails { kind } } }`,
    );
    expect(data.enquiry).toMatchObject({
      kind: 'wrongEntry',
      number: 'M-0001',
      person: { name: expect.stringContaining('Eva'), email: expect.stringContaining('@') },
      mails: [{ kind: 'wrongMachineEntry' }],
    });
    expect(data.enquiry?.values).toContainEqual({ name: 'message', value: 'Falsches Baujahr' });
    expect(data.enquiry?.values).toContainEqual({ name: 'serialNumber', value: '455.1187' });
  });

  test.each(['contact', 'wrong entry'])(
    'a %s is deleted with the mails about it, when its sender demands it',
    async (kind) => {
      const id = kind === 'contact' ? await contact('Meier') : await report('x');
      const other = await contact('Huber', 'x', `${crypto.randomUUID()}@kunde.example`);
      const remove = () => call(`mutation { deleteEnquiry(id: "${id}", by: "Petra Ott") }`);
      expect((await remove()).data).toEqual({ deleteEnquiry: true });
      expect((await call(`{ enquiry(id: "${id}") { id } }`)).data.enquiry).toBeNull();
      const { rows } = await database.pool.query('SELECT mail FROM support.outbox');
      expect(rows).toHaveLength(2);
      expect((await list('', 'items { id }')).items).toEqual([{ id: other }]);
      expect((await remove()).data).toEqual({ deleteEnquiry: false });
    },
  );

  test('one that is not there is null, and cannot be changed', async () => {
    expect((await call(`{ enquiry(id: "${crypto.randomUUID()}") { id } }`)).data.enquiry).toBeNull();
    expect((await call('{ enquiry(id: "nonsense") { id } }')).data.enquiry).toBeNull();
    const change = (id: string) =>
      call('mutation ($id: ID!) { setEnquiryState(id: $id, state: done, by: "Petra Ott") { id } }', { id });
    expect((await change(crypto.randomUUID())).code).toBe('NOT_FOUND');
    expect((await change('nonsense')).code).toBe('NOT_FOUND');
  });

  test.each(['contact', 'wrong entry'])(
    'state and note of a %s are kept with who changed them',
    async (kind) => {
      const id = kind === 'contact' ? await contact('Meier') : await report('x');
      await call(`mutation { setEnquiryState(id: "${id}", state: seen, by: "Petra Ott") { id } }`);
      const { data } = await call(
        `mutation { setEnquiryNote(id: "${id}", note: " Angerufen ", before: "", by: "Jonas Meier")
        { state note changedBy changedAt } }`,
      );
      expect(data.setEnquiryNote).toEqual({
        state: 'seen',
        note: 'Angerufen',
        changedBy: 'Jonas Meier',
        changedAt: expect.any(String),
      });
    },
  );

  test.each(['contact', 'wrong entry'])(
    'EDI-02 a %s that gets the state and note that it has leaves no event',
    async (kind) => {
      const id = kind === 'contact' ? await contact('Meier') : await report('x');
      const set = (change: string) => call(`mutation { ${change}, by: "Petra Ott") { id } }`);
      for (const state of ['seen', 'seen', 'done']) await set(`setEnquiryState(id: "${id}", state: ${state}`);
      for (const before of ['', 'Called'])
        await set(`setEnquiryNote(id: "${id}", note: "Called", before: "${before}"`);
      const events = eventsOf(id, (await call(eventsQuery)).data);
      expect(events.map(({ operation, times }) => [operation, times])).toEqual([
        ['setEnquiryState', 1],
        ['setEnquiryState', 1],
        ['setEnquiryNote', 1],
      ]);
    },
  );

  test('a note that somebody else has changed meanwhile is not written over', async () => {
    const id = await contact('Meier');
    const write = (note: string, before: string, by: string) =>
      call(
        `mutation ($id: ID!, $note: String!, $before: String!, $by: String!)
          { setEnquiryNote(id: $id, note: $note, before: $before, by: $by) { note } }`,
        { id, note, before, by },
      );
    const answers = await Promise.all([
      write('von Petra', '', 'Petra Ott'),
      write('von Jonas', '', 'Jonas Meier'),
    ]);
    const lost = answers.filter(({ code }) => code === 'CONFLICT');
    expect(lost).toHaveLength(1);
    const { data } = await call(`{ enquiry(id: "${id}") { note } }`);
    expect(lost[0]?.error?.note).toBe(data.enquiry?.note);
    expect((await write('x'.repeat(4001), '', 'Petra Ott')).code).toBe('BAD_USER_INPUT');
    expect((await write('x', '', ' ')).code).toBe('BAD_USER_INPUT');
  });

  test('as a file it calculates nothing that somebody wrote', async () => {
    await contact('=HYPERLINK("http://evil.example")', '+1+1');
    await contact('Huber');
    const { data } = await call('{ enquiriesExport(search: "hyperlink") }');
    const rows = parse(data.enquiriesExport, { columns: true, bom: true }) as Record<string, string>[];
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      kind: 'contact',
      'values.lastName': '\'=HYPERLINK("http://evil.example")',
      'values.message': "'+1+1",
      path: '/de-CH/contact',
    });
  });
});
