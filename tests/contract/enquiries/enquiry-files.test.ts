import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { forVisitorHeader } from '#contracts/identity/visitor.ts';
import { forms } from '#contracts/support/forms.ts';
import { uploadLimits } from '#contracts/upload-limits.ts';
import { openSupport, type Support, supportToken } from '#services/support/index.ts';
import { zipOf } from '../../support/archive.ts';
import { chiefHeaders } from '../../support/back-ends/acting-editor.ts';
import { callBackEnd } from '../../support/back-ends/call-back-end.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { type HttpServer, serveHttp } from '../../support/network/http-server.ts';
import { filledFields } from '../../support/records/filled-fields.ts';

const secret = 'the secret of this installation, for tests';
const authorization = `Bearer ${supportToken(secret)}`;
let database: FreshDatabase;
let support: Support;
let server: HttpServer;
let directory: string;
let visitors = 0;
let visitor = '';

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  directory = await mkdtemp(join(tmpdir(), 'enquiry-files-'));
  support = await openSupport({
    pool: database.pool,
    log: { info() {}, warn() {}, error() {} },
    secret,
    production: true,
    staff: () => 'service@group.example',
    retentionDays: 30,
    attachmentsDirectory: directory,
  });
  server = await serveHttp((request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/api/enquiry-uploads')) return support.handleEnquiryUpload!(request);
    return pathname.startsWith('/api/attachments')
      ? support.attachments!.handleDelivery(request)
      : support.handle(request);
  }, uploadLimits.enquiryBytes);
});

afterAll(async () => {
  await server?.close();
  await database?.close();
  await rm(directory, { recursive: true, force: true });
});

beforeEach(async () => {
  visitor = `192.0.2.${++visitors}`;
  await database.pool.query('TRUNCATE support.enquiry, support.attachment, support.outbox CASCADE');
  for (const { parentPath, name } of await stored()) await rm(join(parentPath, name));
});

const encoded = (text: string) => Buffer.from(text).toString('base64');
const call = (method: string, path: string, headers: Record<string, string>, body?: Buffer) =>
  fetch(server.origin + path, {
    method,
    headers: { 'tus-resumable': '1.0.0', authorization, [forVisitorHeader]: visitor, ...headers },
    ...(body && { body: new Uint8Array(body) }),
  });
const begin = (size: number, name = 'part.step') =>
  call('POST', '/api/enquiry-uploads', {
    'upload-length': String(size),
    'upload-metadata': `filename ${encoded(name)}`,
  });
const piece = (path: string, offset: number, bytes: Buffer) =>
  call(
    'PATCH',
    path,
    { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    bytes,
  );

/** Uploads a file in one piece; gives its id, or the status of the refusal. */
async function upload(bytes: Buffer, name?: string): Promise<string | number> {
  const begun = await begin(bytes.length, name);
  if (begun.status !== 201) return begun.status;
  const path = begun.headers.get('location') ?? '';
  const { status } = await piece(path, 0, bytes);
  return status === 204 ? path.slice('/api/enquiry-uploads/'.length) : status;
}

type File = {
  id: string;
  name: string;
  contentType: string;
  size: number;
  url: string;
  previewUrl: string | null;
};
type Data = {
  submitEnquiry: { id: string; number: string; repeated: boolean };
  enquiry: { files: File[] } | null;
  enquiryUploads: { id: string; name: string }[];
};

async function run(
  query: string,
  variables: object = {},
  headers: Record<string, string> = chiefHeaders(supportToken(secret)),
) {
  const backend = { url: `${server.origin}/graphql/support`, fetch: globalThis.fetch };
  const answer = await callBackEnd(backend).send(query, variables, headers);
  const error = answer.errors?.[0]?.extensions as
    | { code: string; fields?: Record<string, string> }
    | undefined;
  return { data: answer.data as Data, error };
}

function submit(
  files: readonly (string | number)[],
  { form = 'contact', key = crypto.randomUUID() as string } = {},
) {
  const values = filledFields(forms.contact, { email: `${crypto.randomUUID()}@kunde.example` });
  const input = {
    key,
    form,
    values: Object.entries(values).map(([name, value]) => ({ name, value })),
    files,
    language: 'de',
    country: 'CH',
    path: '/de-CH/contact',
  };
  const mutation = 'mutation ($input: EnquiryInput!) { submitEnquiry(input: $input) { id number repeated } }';
  return run(mutation, { input });
}

const filesOf = async (id: string) =>
  (
    await run('query ($id: ID!) { enquiry(id: $id) { files { id name contentType size url previewUrl } } }', {
      id,
    })
  ).data.enquiry?.files;

const step = Buffer.from(
  `ISO-10303-21;\nHEADER;\n${'#1=CARTESIAN_POINT();\n'.repeat(300)}END-ISO-10303-21;\n`,
);
const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#a33' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 4/1 0/1' } })
    .jpeg()
    .toBuffer();
const stored = async () =>
  (await readdir(directory, { recursive: true, withFileTypes: true })).filter((e) => e.isFile());

describe('FRM-01 files of an enquiry', () => {
  test('come with it, are shown to editors, and go out to the holder of a signed link as a download', async () => {
    const picture = await upload(await photo(), '../../crimp.jpg');
    const part = await upload(step, 'Teil 4711.step');
    const { data } = await submit([part, picture]);
    const files = (await filesOf(data.submitEnquiry.id))!;
    expect(files.map(({ name, contentType }) => [name, contentType]).toSorted()).toEqual([
      ['Teil 4711.step', 'text/plain'],
      ['crimp.jpg', 'image/jpeg'],
    ]);
    const [shown] = files.filter(({ name }) => name.endsWith('.step'));
    const answer = await fetch(server.origin + shown!.url);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(step);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment;/),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect((await fetch(server.origin + shown!.url.replace(/\?.*/, ''))).status).toBe(403);
    const bytes = await fetch(server.origin + files.find(({ previewUrl }) => previewUrl)!.url);
    expect((await sharp(await bytes.arrayBuffer()).metadata()).exif).toBeUndefined();
  });

  test('go on after a line that dropped, and are known by nothing but their id', async () => {
    const begun = await begin(step.length);
    const path = begun.headers.get('location') ?? '';
    await piece(path, 0, step.subarray(0, 5000));
    const head = await call('HEAD', path, {});
    expect(head.headers.get('upload-offset')).toBe('5000');
    expect((await piece(path, 5000, step.subarray(5000))).status).toBe(204);
    expect((await call('HEAD', `/api/enquiry-uploads/${crypto.randomUUID()}`, {})).status).toBe(404);
    const { data } = await submit([path.slice('/api/enquiry-uploads/'.length)]);
    expect(await filesOf(data.submitEnquiry.id)).toHaveLength(1);
    expect((await call('HEAD', path, {})).status).toBe(404);
    expect((await call('DELETE', path, {})).status).toBe(404);
  });

  test.each<[string, () => Buffer | Promise<Buffer>, string, string]>([
    [
      'a drawing of DXF',
      () => Buffer.from('  0\r\nSECTION\r\n  2\r\nHEADER\r\n'.repeat(200)),
      'a.dxf',
      'a.dxf',
    ],
    [
      'a binary DXF',
      () => Buffer.from(`AutoCAD Binary DXF\r\n\x1a\0${'\0'.repeat(6000)}`, 'latin1'),
      'b.dxf',
      'b.dxf',
    ],
    ['a wire list', () => Buffer.from('Ader;Länge\n1;250\n'), 'Leitungen.csv', 'Leitungen.csv'],
    [
      'a PDF that says it is a program',
      () => Buffer.from(`%PDF-1.7\n${'x'.repeat(6000)}`),
      'x.exe',
      'x.exe.pdf',
    ],
    ['an archive', () => zipOf({ 'a.step': step }), 'parts.zip', 'parts.zip'],
    [
      'a workbook',
      () =>
        zipOf({
          '[Content_Types].xml': Buffer.from(
            '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
          ),
          'xl/workbook.xml': Buffer.from('<workbook/>'),
        }),
      'list.xlsx',
      'list.xlsx',
    ],
  ])('may be %s', async (_, bytes, name, expected) => {
    const id = await upload(await bytes(), name);
    const { data } = await submit([id]);
    expect((await filesOf(data.submitEnquiry.id))?.map((file) => file.name)).toEqual([expected]);
  });

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a program', () => Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(6000)])],
    ['a page', () => Buffer.from(`<!doctype html><script>${'x'.repeat(6000)}</script>`)],
    ['a drawing that runs script', () => Buffer.from(`<svg onload="x">${' '.repeat(6000)}</svg>`)],
    ['a broken picture', async () => (await photo()).subarray(0, 300)],
    ['an archive that unpacks to a disk full', () => zipOf({ 'a.csv': step }, { unpackedSize: 0xfffffff0 })],
    ['an archive whose directory lies', () => zipOf({ 'a.csv': step }, { packedSize: 90_000_000 })],
    ['an archive without a directory', async () => zipOf({ 'a.csv': step }).subarray(0, -22)],
  ])('are never %s', async (_, bytes) => {
    expect(await upload(await bytes(), 'part.step')).toBe(415);
    expect((await database.pool.query('SELECT id FROM support.attachment')).rows).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  test('that came whole with a form without script are looked into in the same way', async () => {
    const send = (name: string, bytes: Buffer, headers: Record<string, string> = { authorization }) => {
      const body = new FormData();
      const query =
        'mutation ($name: String!, $file: Upload!) { uploadEnquiryFile(name: $name, file: $file) { id name } }';
      body.set('operations', JSON.stringify({ query, variables: { name, file: null } }));
      body.set('map', '{"0":["variables.file"]}');
      body.set('0', new Blob([new Uint8Array(bytes)]));
      return fetch(`${server.origin}/graphql/support`, { method: 'POST', headers, body });
    };
    const taken = (await (await send('Teil.step', step)).json()) as { data: { uploadEnquiryFile: File } };
    expect(taken.data.uploadEnquiryFile.name).toBe('Teil.step');
    const bad = (await (await send('a.step', Buffer.from('<svg/>'))).json()) as { errors: unknown[] };
    expect(bad.errors[0]).toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: { files: 'kind' } },
    });
    expect((await send('a.step', step, {})).status).toBe(415);
    const { id } = taken.data.uploadEnquiryFile;
    const question = 'query ($ids: [ID!]!) { enquiryUploads(ids: $ids) { id name } }';
    expect((await run(question, { ids: [id, 'nonsense'] })).data.enquiryUploads).toEqual([
      { id, name: 'Teil.step' },
    ]);
    expect((await run(question, { ids: [id] }, {})).error?.code).toBe('FORBIDDEN');
    await submit([id]);
    expect((await run(question, { ids: [id] })).data.enquiryUploads).toEqual([]);
  });

  test('are taken once, by one enquiry; a repeated one is the same, whatever became of its files', async () => {
    const id = await upload(step);
    const key = crypto.randomUUID();
    expect((await submit([id], { key })).data.submitEnquiry.repeated).toBe(false);
    expect((await submit([id], { key })).data.submitEnquiry.repeated).toBe(true);
    const refused = await submit([id]);
    expect(refused.error).toMatchObject({ code: 'BAD_USER_INPUT', fields: { files: 'gone' } });
    const { rows } = await database.pool.query('SELECT id FROM support.enquiry');
    expect(rows).toEqual([{ id: key }]);
  });

  test('that nobody finished, another form’s, and too many are refused, and nothing is stored', async () => {
    const begun = await begin(step.length);
    const unfinished = begun.headers.get('location')!.slice('/api/enquiry-uploads/'.length);
    expect((await submit([unfinished])).error?.fields).toEqual({ files: 'gone' });
    expect((await submit(['nonsense'])).error?.fields).toEqual({ files: 'gone' });
    const many = Array.from({ length: uploadLimits.enquiryFiles + 1 }, () => crypto.randomUUID());
    expect((await submit(many)).error?.fields).toEqual({ files: 'tooMany' });
    expect((await submit([await upload(step)], { form: 'storyFeedback' })).error?.code).toBe(
      'BAD_USER_INPUT',
    );
    expect((await database.pool.query('SELECT id FROM support.enquiry')).rows).toEqual([]);
  });

  test('cost no more than a bounded room, by address and by all', async () => {
    expect((await begin(uploadLimits.enquiryBytes + 1)).status).toBe(413);
    for (let count = 0; count < 4; count += 1) {
      expect((await begin(uploadLimits.enquiryBytes)).status).toBe(201);
    }
    expect((await begin(1)).status).toBe(507);
    visitor = '198.51.100.7';
    expect((await begin(1)).status).toBe(201);
    await database.pool.query(
      "UPDATE support.attachment SET size = $1, created_at = now() - interval '3 hours'",
      [uploadLimits.unsentEnquiryBytes],
    );
    // An upload that was never sent makes room after hours.
    expect((await begin(1000)).status).toBe(201);
    expect((await database.pool.query('SELECT size::int AS size FROM support.attachment')).rows).toEqual([
      { size: 1000 },
    ]);
    let last = 201;
    for (let count = 0; count < 60 && last !== 429; count += 1) {
      await database.pool.query('DELETE FROM support.attachment');
      last = (await begin(10)).status;
    }
    expect(last).toBe(429);
  });

  test('the company is told their names and where they are, the sender what kinds came', async () => {
    const { data } = await submit([await upload(step, 'buy at evil.example.step')]);
    const { rows } = await database.pool.query('SELECT mail FROM support.outbox');
    const about = Object.fromEntries(rows.map(({ mail }) => [mail.about.kind, mail.about]));
    expect(about.notice).toMatchObject({
      enquiry: data.submitEnquiry.id,
      files: [{ name: 'buy at evil.example.step', size: step.length }],
    });
    expect(about.received.files).toEqual([{ ending: 'STEP', size: step.length }]);
  });

  test('go with an enquiry that is deleted', async () => {
    const { data } = await submit([await upload(await photo(), 'a.jpg')]);
    await run('mutation ($id: ID!) { deleteEnquiry(id: $id, by: "Petra Ott") }', {
      id: data.submitEnquiry.id,
    });
    expect((await database.pool.query('SELECT id FROM support.attachment')).rows).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  test('go when they were never sent, and with their enquiry when its time is over', async () => {
    await upload(step);
    const { data } = await submit([await upload(await photo(), 'a.jpg')]);
    await database.pool.query(`UPDATE support.attachment SET created_at = now() - interval '25 hours'`);
    await support.dropOld();
    expect(await filesOf(data.submitEnquiry.id)).toHaveLength(1);
    expect(await stored()).toHaveLength(2);
    await database.pool.query(`UPDATE support.enquiry SET received_at = now() - interval '31 days'`);
    await support.dropOld();
    expect((await database.pool.query('SELECT id FROM support.attachment')).rows).toEqual([]);
    expect(await stored()).toEqual([]);
  });
});
