import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { graphql as content } from '#contracts/content/graphql.ts';
import { execute } from '#contracts/execute.ts';
import { graphql } from '#contracts/support/graphql.ts';
import { readCompanyFile } from '#server/company/company-file.ts';
import { exportCompany } from '#server/company/export-company.ts';
import { findOthers } from '#server/company/find-others.ts';
import { checkFolder } from '#server/company/folder-check.ts';
import { importCompany } from '#server/company/import-company.ts';
import { findOwnCompany } from '#server/samples/own-company.ts';
import { countRows, findTables } from '#services/foundation/company/clear-part.ts';
import { shapeOf } from '#services/foundation/company/table-shape.ts';
import { addProduct, publishProduct, withdrawProduct } from '#services/products/draft/edit-product.ts';
import { exportCatalogue, importFile } from '#services/products/exchange/exchange.ts';
import { createPage, openPage, publishPage, savePage } from '../contract/pages/edit-content.ts';
import { changeOf } from '../support/back-ends/accounts.ts';
import { callBackEnd } from '../support/back-ends/call-back-end.ts';
import { sitesQuery } from '../support/back-ends/call-content.ts';
import { openTestCompany, type TestCompany } from '../support/back-ends/company.ts';
import { freshDatabase } from '../support/back-ends/database.ts';
import { plainPage } from '../support/records/plain-page.ts';
import { ticketInput } from '../support/records/tickets.ts';
import { expectSameFolders, filesOf } from '../support/same-folders.ts';

/** A company in which editors, customers and our own staff have worked, and its copy elsewhere. */
let origin: TestCompany;
let directory: string;
const folder = (name: string) => join(directory, name);
const once = { replace: false, yes: false };

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'exported-'));
  origin = await openTestCompany(inject('databaseUrl'));
  await origin.fill();
});
afterAll(async () => {
  await origin?.close();
  await rm(directory, { recursive: true, force: true });
});

const expectSame = (one: string, other: string) => expectSameFolders(folder(one), folder(other));

async function copyOf(name: string, to: string): Promise<TestCompany> {
  const copy = await openTestCompany(inject('databaseUrl'));
  await importCompany(copy.held, folder(name), await readCompanyFile(folder(name)), once);
  await exportCompany(copy.held, folder(to), { withPeople: true });
  return copy;
}

test('every table of a company is exported, or named as one that stays', async () => {
  const client = await origin.held.pool.connect();
  onTestFinished(() => client.release());
  for (const { schema, exported: exportedTables, leftOut, stays } of origin.held.parts) {
    const exported = exportedTables.flatMap(({ table, each }) => [
      table,
      ...(each?.parts ?? []).map((part) => part.table),
    ]);
    const names = exported.map((table) => shapeOf(table).name.slice(schema.length + 1));
    const classified = [...names, ...leftOut.flatMap(({ tables }) => tables), ...stays];
    expect(classified.toSorted()).toEqual((await findTables(client, schema)).toSorted());
  }
});

test('SYS-06 an exported company is the same bytes when it was imported elsewhere and is exported again', async () => {
  await exportCompany(origin.held, folder('fresh'), { withPeople: true });
  const copy = await copyOf('fresh', 'fresh again');
  await expectSame('fresh', 'fresh again');
  await copy.close();
});

test('whoever was imported is not a sample, by whatever settings the program starts', async () => {
  const empty = await freshDatabase(inject('databaseUrl'));
  expect(await findOwnCompany(empty.pool)).toBeUndefined();
  await empty.close();
  expect(await findOwnCompany(origin.held.pool)).toBeUndefined();
  await exportCompany(origin.held, folder('moved'), { withPeople: false });
  const copy = await copyOf('moved', 'moved again');
  onTestFinished(copy.close);
  expect(await findOwnCompany(copy.held.pool)).toEqual({
    name: expect.stringMatching(/\S/),
    domain: expect.stringMatching(/^(?!www\.)[\w-]+(?:\.[\w-]+)+$/),
  });
});

const addFileMutation = content(`
  mutation add($file: TakenFile!, $by: String!) { addFile(file: $file, by: $by) }
`);
const createTicket = graphql(`
  mutation create($key: ID!, $input: NewTicketInput!) { createTicket(key: $key, input: $input) { number } }
`);
const note = graphql(`
  mutation note($key: ID!, $number: String!, $text: String!) {
    addTicketNote(key: $key, number: $number, text: $text) { version }
  }
`);

/** A week of work, through the APIs. */
async function work(): Promise<void> {
  const by = 'Petra Ott';
  const { sites } = await origin.call(sitesQuery, {});
  const siteId = sites.find(({ name }) => name === 'Main')!.id;
  const draft = {
    id: crypto.randomUUID(),
    siteId,
    path: '/written-here',
    ...plainPage,
    blocks: [{ id: 'intro', type: 'hero', anchor: null, tone: 'plain', layout: 'plain', actions: [] }],
    texts: Object.fromEntries(
      ['en', 'de'].map((language) => [
        language,
        {
          title: `Written: "${language}"`,
          navigationTitle: null,
          description: 'One line  with a # sign: "quoted", 1.10 and \'no\'',
          lead: null,
          blocks: { 'intro/title': `- ${language}\u00a0— no list\t` },
        },
      ]),
    ),
  };
  const made = (await origin.call(createPage, { draft, by })).createPage;
  // Published in one language only, and changed afterwards.
  const published = (
    await origin.call(publishPage, { pageId: made.id, languages: ['de'], revision: made.revision!, by })
  ).publishPage;
  expect(published.problems).toEqual([]);
  const { editedPage } = await origin.call(openPage, { id: made.id });
  const changed = { ...editedPage!.draft, path: '/moved-since' };
  expect(
    (await origin.call(savePage, { draft: changed, revision: editedPage!.revision, by })).savePage.done,
  ).toBe(true);

  const picture = await origin.held.files.store(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h40v30H0z"/></svg>',
    ),
  );
  const { addFile } = await origin.call(addFileMutation, {
    file: { ...picture, fileName: 'Sketch of a crimp.svg' },
    by,
  });
  expect(addFile).toBeTruthy();

  let csv = '';
  for await (const piece of exportCatalogue(origin.held.pool, { format: 'csv' })) csv += piece;
  await writeFile(folder('products.csv'), csv.replaceAll('Reuss 455', 'Reuss 456'));
  const result = await importFile(origin.held.pool, folder('products.csv'), { format: 'csv' });
  expect(result.written).toBe(true);

  // A draft that was never published, and a product that was published and withdrawn.
  const copies = { classification: '', from: 'reuss-455', by };
  await addProduct(origin.held.pool, { slug: 'written-here', name: 'Written here', ...copies });
  const added = await addProduct(origin.held.pool, { slug: 'taken-off', name: 'Taken off', ...copies });
  const order = { slug: 'taken-off', by };
  const { edited } = await publishProduct(origin.held.pool, { ...order, revision: added.edited.revision });
  const off = await withdrawProduct(origin.held.pool, { ...order, revision: edited.revision });
  expect(off.edited.state).toBe('WITHDRAWN');

  const sabine = await origin.headersOf('sabine.vogt');
  const { rows } = await origin.held.pool.query<{ id: string }>(
    `SELECT a.id FROM identity.access a JOIN identity.person p ON p.id = a.person_id
     WHERE p.email = 'eva.brandt@nordlicht.example' AND a.application = 'direct'`,
  );
  const accounts = callBackEnd(origin.accountsBackend);
  const suspended = await accounts.send(changeOf('suspendAccess'), { access: rows[0]?.id }, sabine);
  expect(suspended.errors).toBeUndefined();

  const eva = await origin.headersOf('eva.brandt');
  const upload = await sendFile(await readFile('seed/company/media/machine-reuss-635-cab-turn.webm'), eva);
  const input = ticketInput({ location: 'LOC-100101-1', machine: 'M-0001', uploads: [upload] });
  const created = await execute(
    origin.supportBackend,
    createTicket,
    { key: crypto.randomUUID(), input },
    { headers: eva },
  );
  const { number } = created.createTicket;
  await execute(
    origin.supportBackend,
    note,
    { key: crypto.randomUUID(), number, text: 'Two jaws\n\n  for "nothing"? \u{1f600}' },
    { headers: await origin.headersOf('nina.frei') },
  );
}

/** Uploads by tus, as the browser does. */
async function sendFile(bytes: Buffer, headers: Record<string, string>): Promise<string> {
  const send = (path: string, method: string, more: Record<string, string>, body?: Buffer) =>
    origin.support.attachments!.handleUpload(
      new Request(new URL(path, 'https://www.group.example'), {
        method,
        headers: { ...headers, 'tus-resumable': '1.0.0', ...more },
        ...(body && { body: new Uint8Array(body) }),
      }),
    );
  const begun = await send('/api/uploads', 'POST', {
    'upload-length': String(bytes.length),
    'upload-metadata': `filename ${Buffer.from('Film of the jam.webm').toString('base64')}`,
  });
  const path = begun.headers.get('location') ?? '';
  const sent = await send(
    path,
    'PATCH',
    { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    bytes,
  );
  expect(sent.status).toBe(204);
  return path.split('/').at(-1) ?? '';
}

test('SYS-06 the same of one that people have worked in', async () => {
  await work();
  await exportCompany(origin.held, folder('worked'), { withPeople: true });
  const copy = await copyOf('worked', 'worked again');
  await expectSame('worked', 'worked again');
  await copy.close();
});

test('SYS-06 a copy without people has no word of them, and is the same bytes again', async () => {
  await exportCompany(origin.held, folder('nobody'), { withPeople: false });
  const text = [...(await filesOf(folder('nobody')))]
    .filter(([path]) => path.endsWith('.yaml'))
    .map(([, bytes]) => bytes.toString());
  const output = text.join('\n');
  const { rows } = await origin.held.pool.query<{ name: string }>(
    `SELECT email AS name FROM identity.person UNION SELECT name FROM content.editor
     UNION SELECT number FROM support.ticket UNION SELECT id::text FROM support.attachment`,
  );
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(({ name }) => output.includes(name))).toEqual([]);
  const copy = await openTestCompany(inject('databaseUrl'));
  await importCompany(copy.held, folder('nobody'), await readCompanyFile(folder('nobody')), once);
  await exportCompany(copy.held, folder('nobody again'), { withPeople: false });
  await expectSame('nobody', 'nobody again');
  await copy.close();
});

test('what opens doors never leaves the database', async () => {
  const client = origin.held.pool;
  await client.query(
    `INSERT INTO identity.password (person_id, hash) SELECT id, '$argon2id$kept-apart' FROM identity.person LIMIT 1`,
  );
  await client.query(
    `UPDATE content.editor SET password_hash = 'scrypt$kept-apart', password_version = 'version-kept-apart'`,
  );
  await exportCompany(origin.held, folder('closed'), { withPeople: true });
  for (const [path, bytes] of await filesOf(folder('closed')))
    expect(bytes.includes('kept-apart'), path).toBe(false);
});

test('a company that is there stays until somebody says twice that it shall go', async () => {
  const company = await readCompanyFile(folder('fresh'));
  const refused = (wanted: typeof once) => importCompany(origin.held, folder('fresh'), company, wanted);
  await expect(refused(once)).rejects.toThrow(/holds a company already:\n[\s\S]*(?:28|29) support\.ticket\n/);
  await expect(refused({ replace: true, yes: false })).rejects.toThrow('--replace would delete');
  const copy = await openTestCompany(inject('databaseUrl'));
  await copy.fill();
  await importCompany(copy.held, folder('worked'), await readCompanyFile(folder('worked')), {
    replace: true,
    yes: true,
  });
  await exportCompany(copy.held, folder('replaced'), { withPeople: true });
  await expectSame('worked', 'replaced');
  await copy.close();
});

test('files that somebody has changed are named by line, column and field, and nothing is written', async () => {
  await cp(folder('fresh'), folder('broken'), { recursive: true });
  const change = async (file: string, from: string | RegExp, to: string) => {
    const text = await readFile(join(folder('broken'), file), 'utf8');
    expect(text.replace(from, to)).not.toBe(text);
    await writeFile(join(folder('broken'), file), text.replace(from, to));
  };
  await change('content/site.yaml', /sortIndex: \d+/, 'sortIndex: first');
  await change('support/machines/m-0001.yaml', /status: \w+/, 'status: exploded');
  await change('content/pages/main/about.yaml', /\n {8}type: \w+\n/, '\n        type: nonsense\n');
  await change('products/products/reuss-455.yaml', /^slug: /m, 'colour: red\nslug: ');
  await change(
    'identity/people/eva.brandt@nordlicht.example.yaml',
    /organisationId: .*/,
    'organisationId: ORG-999999',
  );
  await writeFile(join(folder('broken'), 'content/theme.yaml'), '- key: [');
  await writeFile(join(folder('broken'), 'content/brand.yaml'), Buffer.from([0x2d, 0x20, 0xff, 0xfe]));
  await writeFile(join(folder('broken'), 'content/stray.yaml'), 'a: 1');
  const [library = ''] = (await readdir(join(folder('broken'), 'files/library'), { recursive: true })).filter(
    (name) => /[0-9a-f]{40}$/.test(name),
  );
  await writeFile(join(folder('broken'), 'files/library', library), 'other bytes');
  const copy = await openTestCompany(inject('databaseUrl'));
  const company = await readCompanyFile(folder('broken'));
  const problems = await importCompany(copy.held, folder('broken'), company, once).then(
    () => '',
    (error: Error) => error.message,
  );
  expect(problems).toMatch(
    /content\/site\.yaml:\d+:\d+: field [^ ]+\/sortIndex: must be a number, not "first"/,
  );
  expect(problems).toMatch(
    /support\/machines\/m-0001\.yaml:\d+:\d+: field status: "exploded" must be one of inService/,
  );
  expect(problems).toMatch(
    /content\/pages\/main\/about\.yaml:\d+:\d+: field pageVersion\/1\/blocks\/[^ ]+\/type: /,
  );
  expect(problems).toMatch(/products\/products\/reuss-455\.yaml:1:1: field colour: is not a field here/);
  expect(problems).toMatch(/content\/theme\.yaml:1:\d+: /);
  expect(problems).toMatch('content/brand.yaml: is not in UTF-8');
  expect(problems).toMatch('content/stray.yaml: is not a file of a company');
  expect(problems).toMatch(
    /identity\/people\/eva\.brandt@nordlicht\.example\.yaml:\d+:\d+: field membership\/1\/organisationId: there is no such organisation/,
  );
  expect(problems).toMatch('has other bytes than its name says');
  for (const part of copy.held.parts) {
    const client = await copy.held.pool.connect();
    expect(await countRows(client, part)).toEqual({});
    client.release();
  }
  await copy.close();
});

test('a folder that leads out of itself, or says more than memory holds, is refused', async () => {
  await mkdir(folder('hostile/content'), { recursive: true });
  await symlink('/etc/passwd', join(folder('hostile'), 'content/site.yaml'));
  await expect(checkFolder(folder('hostile'))).rejects.toThrow('content/site.yaml is a link');
  await expect(checkFolder(folder('nowhere'))).rejects.toThrow('is not a folder that can be read');
  await expect(readCompanyFile(folder('hostile'))).rejects.toThrow('holds no company.yaml');
  const company = (text: string) => writeFile(join(folder('hostile'), 'company.yaml'), text);
  await company('format: 99\nform: kept');
  await expect(readCompanyFile(folder('hostile'))).rejects.toThrow('is of format 99; this program reads 1');
  await company('a: &a [x, x]\nb: [*a, *a]');
  await expect(readCompanyFile(folder('hostile'))).rejects.toThrow('company.yaml cannot be read');
  await expect(exportCompany(origin.held, folder('fresh'), { withPeople: true })).rejects.toThrow(
    'is not empty',
  );
});

test('what the sample does not have is counted before it goes', async () => {
  const seed = 'seed/company';
  const others = await findOthers(origin.held.pool, origin.held.parts, seed);
  expect(others).toContainEqual({ table: 'support.ticket', rows: 1 });
  expect(others.map(({ table }) => table)).not.toContain('identity.person');
  const copy = await openTestCompany(inject('databaseUrl'));
  expect(await findOthers(copy.held.pool, copy.held.parts, seed)).toEqual([]);
  await copy.close();
});
