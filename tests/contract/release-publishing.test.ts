import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { releaseLimits } from '#contracts/support/releases.ts';
import { takenFile } from '#server/taken-file.ts';
import { openFiles } from '#services/files/index.ts';
import { openSupport, type Support } from '#services/support/index.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { type HttpServer, serveHttp } from '../support/http-server.ts';
import { signInPeople } from '../support/signed-in.ts';
import { askBackEnd } from './ask-back-end.ts';

let database: FreshDatabase;
let server: HttpServer;
let support: Support;
let options: Parameters<typeof openSupport>[0];
let directory: string;
let people: Awaited<ReturnType<typeof signInPeople>>;
const mountings = new Map<string, ReturnType<typeof askBackEnd>>();
const logged: unknown[] = [];

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  directory = await mkdtemp(join(tmpdir(), 'releases-'));
  people = await signInPeople(
    {
      'ORG-1': { name: 'Nordlicht', locations: [] },
      'ORG-9': { name: 'Group', locations: [] },
    },
    {
      eva: { name: 'Eva Brandt', language: 'de', uses: { 'ORG-1': ['masterData'] } },
      kim: { name: 'Kim Dalton', uses: { 'ORG-1': ['inventory'] } },
      gone: { name: 'Former User', active: false, isEmployee: true, uses: { 'ORG-9': ['ticketing'] } },
      nina: { name: 'Nina Frei', isEmployee: true, uses: { 'ORG-9': ['ticketing'] } },
      rolf: { name: 'Rolf Amstutz', isEmployee: true, uses: { 'ORG-9': ['userAdministration'] } },
    },
  );
  const files = openFiles({ directory: join(directory, 'files') });
  const note = (message: string, fields?: unknown) => void logged.push({ message, fields });
  options = {
    pool: database.pool,
    log: { info() {}, warn: note, error: note },
    secret: 'the secret of this installation, for tests',
    production: true,
    staff: 'service@group.example',
    retentionDays: 180,
    people: people.people,
    attachmentsDirectory: join(directory, 'uploads'),
    deliverFile: (request, hash, fileName) =>
      files.deliver(request, hash, { fileName, attachment: true, immutable: false }),
    takeFile: (body, types) => takenFile(files, body, types),
  };
  support = await openSupport(options);
  const second = await openSupport(options);
  server = await serveHttp(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/api/release-uploads')) return second.releaseUploads!.handle(request);
    if (pathname.startsWith('/api/downloads')) return second.handleDownload(request);
    return second.handle(request);
  }, 50_000_000);
  const url = 'http://support.internal/graphql/support';
  mountings.set('in process', askBackEnd({ url, fetch: support.handle }));
  const over = { url: `${server.origin}/graphql/support`, fetch: globalThis.fetch };
  mountings.set('over HTTP', askBackEnd(over));
});

afterAll(async () => {
  expect(logged).toEqual([]);
  await server.close();
  await database.close();
  await rm(directory, { recursive: true });
});

type Managed = {
  id: string;
  version: string;
  state: string;
  revision: number;
  actions: string[];
  notes: { language: string; lines: string[] }[];
  files: {
    name: string;
    kind: string;
    platform: string;
    language: string | null;
    size: number;
    sha256: string;
    url: string | null;
  }[];
  events: { action: string; detail: string; actor: string | null }[];
};
type Seen = { id: string; version: string; files: { name: string; sha256: string; url: string | null }[] };
type Data = {
  saveRelease: Managed;
  publishRelease: Managed;
  withdrawRelease: Managed;
  removeReleaseFile: Managed;
  managedRelease: Managed;
  managedReleases: Managed[];
  managesReleases: boolean;
  deleteRelease: boolean;
  releases: Seen[];
};

const parts = `id version state revision actions notes { language lines }
  files { name kind platform language size sha256 url } events { action detail actor }`;

async function ask(mounting: string, who: string | undefined, query: string, variables: object = {}) {
  const headers = who ? await people.headersOf(who) : {};
  const { data, errors } = await mountings.get(mounting)!.send(query, variables, headers);
  return { data: data as Data | null, error: errors?.[0]?.extensions };
}

const input = {
  software: 'lumenPlan',
  version: '9.3.0',
  channel: 'stable',
  releasedOn: '2025-11-20',
  requires: 'masterData',
  notes: [
    { language: 'en', lines: ['Faster', '', '  Smaller\u0000 '] },
    { language: 'de', lines: ['Schneller', 'Kleiner'] },
    { language: 'fr', lines: [''] },
  ],
  files: [] as object[],
};

async function save(
  mounting: string,
  who: string | undefined,
  id: string,
  revision: number,
  parted: object = {},
) {
  return ask(
    mounting,
    who,
    `mutation ($id: ID!, $revision: Int!, $input: ReleaseInput!) {
      saveRelease(id: $id, revision: $revision, input: $input) { ${parts} }
    }`,
    { id, revision, input: { ...input, ...parted } },
  );
}

const act = (mounting: string, who: string | undefined, id: string, call: string) =>
  ask(mounting, who, `mutation ($id: ID!) { ${call} { ${parts} } }`, { id });
const publish = (mounting: string, who: string | undefined, id: string, revision: number) =>
  act(mounting, who, id, `publishRelease(id: $id, revision: ${revision})`);
const withdraw = (mounting: string, who: string | undefined, id: string, revision: number, reason = '') =>
  act(
    mounting,
    who,
    id,
    `withdrawRelease(id: $id, revision: ${revision}, reason: ${JSON.stringify(reason)})`,
  );
const remove = (mounting: string, who: string | undefined, id: string, revision: number) =>
  ask(mounting, who, `mutation ($id: ID!) { deleteRelease(id: $id, revision: ${revision}) }`, { id });
const managed = async (mounting: string, id: string) =>
  (await ask(mounting, 'nina', `query ($id: ID!) { managedRelease(id: $id) { ${parts} } }`, { id })).data
    ?.managedRelease;
const seenBy = async (mounting: string, who: string) =>
  (await ask(mounting, who, '{ releases(software: lumenPlan) { id version files { name sha256 url } } }'))
    .data?.releases;

const tus = { 'tus-resumable': '1.0.0' };
const encoded = (text: string) => Buffer.from(text).toString('base64');
const archive = (text: string) => Buffer.from(`PK\u0003\u0004${text}`, 'latin1');
const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function send(
  who: string | undefined,
  method: string,
  path: string,
  headers: object = {},
  body?: Buffer,
) {
  const token = who ? await people.headersOf(who) : {};
  return fetch(server.origin + path, {
    method,
    headers: { ...tus, ...token, ...headers },
    ...(body && { body: new Uint8Array(body) }),
  });
}

const begin = (who: string | undefined, release: string, size: number, name = 'lumen-plan-windows.zip') =>
  send(who, 'POST', '/api/release-uploads', {
    'upload-length': String(size),
    'upload-metadata': `filename ${encoded(name)},release ${encoded(release)}`,
  });

const piece = (who: string, path: string, offset: number, bytes: Buffer) =>
  send(
    who,
    'PATCH',
    path,
    { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    bytes,
  );

/** Uploads in one piece; gives the status that ended it. */
async function upload(who: string, release: string, bytes: Buffer, name?: string): Promise<number> {
  const begun = await begin(who, release, bytes.length, name);
  if (begun.status !== 201) return begun.status;
  return (await piece(who, begun.headers.get('location') ?? '', 0, bytes)).status;
}

let last = 0;
/** A draft of a version of its own. */
async function draft(): Promise<{ id: string; version: string }> {
  const id = crypto.randomUUID();
  last += 1;
  const version = `1.0.${last}`;
  await save('in process', 'nina', id, 0, { version });
  return { id, version };
}

describe.each(['in process', 'over HTTP'])('DLC-01 bringing out releases %s', (mounting) => {
  const version = mounting === 'in process' ? '9.3.0' : '9.4.0';

  test('from a draft to what customers download, and away again', async () => {
    const id = crypto.randomUUID();
    const { data } = await save(mounting, 'nina', id, 0, { version });
    expect(data?.saveRelease).toMatchObject({
      id,
      version,
      state: 'draft',
      revision: 1,
      actions: ['save', 'addFile', 'removeFile', 'publish', 'delete'],
      notes: expect.arrayContaining([
        { language: 'en', lines: ['Faster', 'Smaller'] },
        { language: 'de', lines: ['Schneller', 'Kleiner'] },
      ]),
    });
    expect(data?.saveRelease.notes).toHaveLength(2);
    const bytes = archive(`the program ${version}`);
    expect(await upload('nina', id, bytes)).toBe(204);
    const files = [
      { name: 'lumen-plan-windows.zip', kind: 'update', platform: 'windows', language: null },
      { name: 'another.zip', kind: 'update', platform: 'any' },
    ];
    const saved = (await save(mounting, 'rolf', id, 1, { version, files })).data?.saveRelease;
    expect(saved?.files).toEqual([
      expect.objectContaining({ ...files[0], size: bytes.length, sha256: sum(bytes) }),
    ]);
    expect(saved?.revision).toBe(2);
    // Nobody sees a draft but our own people, who can look at its files.
    expect(await seenBy(mounting, 'eva')).not.toContainEqual(expect.objectContaining({ version }));
    const shown = await fetch(server.origin + (saved?.files[0]?.url ?? ''));
    expect(await buffer(shown.body!)).toEqual(bytes);

    const published = (await publish(mounting, 'nina', id, 2)).data?.publishRelease;
    expect(published).toMatchObject({ state: 'published', revision: 3, actions: ['withdraw'] });
    const [offered] = (await seenBy(mounting, 'eva'))!.filter((release) => release.version === version);
    expect(offered?.files[0]?.sha256).toBe(sum(bytes));
    const link = offered?.files[0]?.url ?? '';
    const delivered = await fetch(server.origin + link);
    expect(delivered.headers.get('content-disposition')).toContain('lumen-plan-windows.zip');
    expect(sum(await buffer(delivered.body!))).toBe(sum(bytes));
    // Who lacks the licence sees that it is there, and has no link.
    const unlicensed = (await seenBy(mounting, 'kim'))!.filter((release) => release.version === version);
    expect(unlicensed[0]?.files).toEqual([expect.objectContaining({ url: null })]);

    const gone = (await withdraw(mounting, 'rolf', id, 3, 'It loses jobs.')).data?.withdrawRelease;
    expect(gone).toMatchObject({ state: 'withdrawn', revision: 4, actions: ['publish'] });
    expect(gone?.files[0]?.url).toBeNull();
    expect(await seenBy(mounting, 'eva')).not.toContainEqual(expect.objectContaining({ version }));
    expect((await fetch(server.origin + link)).status).toBe(410);
    expect(gone?.events.map(({ action, detail, actor }) => [action, detail, actor])).toEqual([
      ['withdraw', 'It loses jobs.', 'Rolf Amstutz'],
      ['publish', '', 'Nina Frei'],
      ['save', '', 'Rolf Amstutz'],
      ['addFile', 'lumen-plan-windows.zip', 'Nina Frei'],
      ['create', '', 'Nina Frei'],
    ]);
    await publish(mounting, 'nina', id, 4);
    expect((await fetch(server.origin + link)).status).toBe(200);
  });

  test.each([
    ['eva', 'FORBIDDEN'],
    ['kim', 'FORBIDDEN'],
    ['gone', 'UNAUTHENTICATED'],
    [undefined, 'UNAUTHENTICATED'],
  ])('is not for %s: %s', async (who, code) => {
    const { id } = await draft();
    const before = await managed(mounting, id);
    const answers = [
      await ask(mounting, who, '{ managedReleases { id } }'),
      await ask(mounting, who, 'query ($id: ID!) { managedRelease(id: $id) { id } }', { id }),
      await save(mounting, who, id, 1),
      await save(mounting, who, crypto.randomUUID(), 0, { version: '77' }),
      await publish(mounting, who, id, 1),
      await withdraw(mounting, who, id, 1),
      await act(mounting, who, id, 'removeReleaseFile(id: $id, name: "x")'),
      await remove(mounting, who, id, 1),
    ];
    expect(answers.map(({ error }) => error?.code)).toEqual(answers.map(() => code));
    expect((await begin(who, id, 10)).status).toBe(code === 'FORBIDDEN' ? 403 : 401);
    expect(await managed(mounting, id)).toEqual(before);
    if (code === 'FORBIDDEN') {
      expect((await ask(mounting, who, '{ managesReleases }')).data?.managesReleases).toBe(false);
    }
  });

  test.each([
    [{ version: '' }, { version: 'missing' }],
    [{ version: '../1' }, { version: 'invalid' }],
    [{ version: '1'.repeat(41) }, { version: 'tooLong' }],
    [{ software: 'other' }, { software: 'invalid' }],
    [{ channel: '' }, { channel: 'missing' }],
    [{ requires: 'ticketing' }, { requires: 'invalid' }],
    [{ releasedOn: '2025-11-31' }, { releasedOn: 'invalid' }],
    [{ notes: [{ language: '__proto__', lines: ['x'] }] }, { notes: 'invalid' }],
    [{ notes: [{ language: 'english', lines: ['x'] }] }, { notes: 'invalid' }],
    [{ notes: [{ language: 'en', lines: ['x'.repeat(501)] }] }, { notes: 'tooLong' }],
    [{ notes: [{ language: 'en', lines: Array(61).fill('x') }] }, { notes: 'tooMany' }],
  ])('a draft with %j is refused by field: %j', async (parted, fields) => {
    const { id } = await draft();
    const { error } = await save(mounting, 'nina', id, 1, parted);
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    expect((await managed(mounting, id))?.revision).toBe(1);
  });

  test('a version is there once; a new draft sent again is one; who saw an older one is told', async () => {
    const { id, version: taken } = await draft();
    const another = await save(mounting, 'nina', crypto.randomUUID(), 0, { version: taken });
    expect(another.error).toMatchObject({ fields: { version: 'taken' } });
    const { id: other } = await draft();
    const moved = await save(mounting, 'nina', other, 1, { version: taken });
    expect(moved.error).toMatchObject({ fields: { version: 'taken' } });
    expect((await save(mounting, 'nina', id, 0, { version: taken })).data?.saveRelease.revision).toBe(1);
    await save(mounting, 'rolf', id, 1, { version: taken });
    expect((await save(mounting, 'nina', id, 1, { version: taken })).error?.code).toBe('CONFLICT');
    expect((await save(mounting, 'nina', id, 0, { version: taken })).error?.code).toBe('CONFLICT');
    expect((await publish(mounting, 'nina', id, 1)).error?.code).toBe('CONFLICT');
    expect((await save(mounting, 'nina', 'lumen-plan-9', 0)).error).toMatchObject({ field: 'id' });
    const absent = crypto.randomUUID();
    expect((await publish(mounting, 'nina', absent, 1)).error?.code).toBe('NOT_FOUND');
    expect((await save(mounting, 'nina', absent, 3)).error?.code).toBe('NOT_FOUND');
  });

  test('what is not whole is not published', async () => {
    const { id, version: own } = await draft();
    const tomorrow = new Date(Date.now() + 48 * 60 * 60_000).toISOString().slice(0, 10);
    await save(mounting, 'nina', id, 1, { version: own, notes: [], releasedOn: tomorrow });
    expect((await publish(mounting, 'nina', id, 2)).error).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { releasedOn: 'notYet', notes: 'missing', files: 'missing' },
    });
    expect((await managed(mounting, id))?.state).toBe('draft');
  });

  test('a draft can be deleted, what was published cannot; that it was there stays written down', async () => {
    const { id, version: own } = await draft();
    await upload('nina', id, archive('x'));
    expect((await remove(mounting, 'nina', id, 1)).data?.deleteRelease).toBe(true);
    expect(await managed(mounting, id)).toBeUndefined();
    const { rows } = await database.pool.query(
      "SELECT detail FROM support.release_event WHERE release_id = $1 AND action = 'delete'",
      [id],
    );
    expect(rows).toEqual([{ detail: `Lumen Plan ${own}` }]);
    const { id: out } = await draft();
    await upload('nina', out, archive('x'));
    await publish(mounting, 'nina', out, 1);
    expect((await remove(mounting, 'nina', out, 2)).error?.code).toBe('CONFLICT');
    expect((await save(mounting, 'nina', out, 2)).error?.code).toBe('CONFLICT');
    const taken = await act(
      mounting,
      'nina',
      out,
      'removeReleaseFile(id: $id, name: "lumen-plan-windows.zip")',
    );
    expect(taken.error?.code).toBe('CONFLICT');
  });
});

describe('DLC-01 the files of a draft', () => {
  test('come in pieces, after an interruption too; half of one is nothing', async () => {
    const { id } = await draft();
    const bytes = archive('x'.repeat(10_000));
    const path = (await begin('nina', id, bytes.length)).headers.get('location') ?? '';
    expect((await piece('nina', path, 0, bytes.subarray(0, 6000))).status).toBe(204);
    expect((await managed('in process', id))?.files).toEqual([]);
    expect((await publish('in process', 'nina', id, 1)).error).toMatchObject({
      fields: { files: 'missing' },
    });
    const head = await send('nina', 'HEAD', path);
    expect(head.headers.get('upload-offset')).toBe('6000');
    expect((await piece('nina', path, 6000, bytes.subarray(6000))).status).toBe(204);
    expect((await managed('in process', id))?.files[0]).toMatchObject({ size: 10_004, sha256: sum(bytes) });
    // The last answer was lost: the browser asks, and hears that it is whole.
    const whole = await send('nina', 'HEAD', path);
    expect(whole.headers.get('upload-offset')).toBe(whole.headers.get('upload-length'));
    expect(await readdir(join(directory, 'uploads/releases'))).toEqual([]);
  });

  test('broken off, they leave nothing after a day, and at once when they are taken back', async () => {
    const { id } = await draft();
    const path = (await begin('nina', id, 20_000)).headers.get('location') ?? '';
    await piece('nina', path, 0, archive('x'.repeat(5000)));
    expect((await send('nina', 'DELETE', path)).status).toBe(204);
    expect(await readdir(join(directory, 'uploads/releases'))).toEqual([]);
    const other = (await begin('nina', id, 20_000)).headers.get('location') ?? '';
    await piece('nina', other, 0, archive('x'.repeat(5000)));
    await database.pool.query("UPDATE support.release_upload SET created_at = now() - interval '25 hours'");
    await support.dropOld();
    expect(await readdir(join(directory, 'uploads/releases'))).toEqual([]);
    expect((await send('nina', 'HEAD', other)).status).toBe(404);
  });

  test.each([
    ['../../etc/passwd', 'passwd.zip'],
    ['C:\\setup\\plan.zip', 'plan.zip'],
    ['plan\u202Epiz.exe', 'planpiz.exe.zip'],
    ['<img src=x onerror=alert(1)>.zip', '<img src=x onerror=alert(1)>.zip'],
    ['..', '...zip'],
    [`a"b;c\r\n: ${'名'.repeat(200)}`, undefined],
    ['', 'file.zip'],
  ])('called %j are harmless and can be downloaded', async (given, kept) => {
    const { id } = await draft();
    const bytes = archive(given);
    expect(await upload('nina', id, bytes, given)).toBe(204);
    const [file] = (await managed('in process', id))?.files ?? [];
    if (kept) expect(file?.name).toBe(kept);
    expect(file?.name).not.toMatch(/[\r\n/\\\u202E]/);
    const answer = await fetch(server.origin + (file?.url ?? ''));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(await buffer(answer.body!)).toEqual(bytes);
  });

  test('are archives and papers, whatever they are called', async () => {
    const { id } = await draft();
    expect(await upload('nina', id, Buffer.from('MZ a program'), 'setup.zip')).toBe(415);
    expect(await upload('nina', id, Buffer.from('<svg/>'.repeat(1000)), 'drawing.pdf')).toBe(415);
    expect(await upload('nina', id, Buffer.from('%PDF-1.7 x'), 'plan-manual-de.pdf')).toBe(204);
    const found = await managed('in process', id);
    expect(found?.files.map(({ name, kind, language }) => [name, kind, language])).toEqual([
      ['plan-manual-de.pdf', 'manual', 'de'],
    ]);
    expect(await readdir(join(directory, 'uploads/releases'))).toEqual([]);
  });

  test('are replaced by one of the same name, and taken out', async () => {
    const { id } = await draft();
    await upload('nina', id, archive('one'));
    await upload('rolf', id, archive('two'));
    const found = await managed('in process', id);
    expect(found?.files.map(({ sha256 }) => sha256)).toEqual([sum(archive('two'))]);
    const call = 'removeReleaseFile(id: $id, name: "lumen-plan-windows.zip")';
    const rest = (await act('in process', 'nina', id, call)).data?.removeReleaseFile;
    expect(rest?.files).toEqual([]);
    expect(rest?.events[0]).toEqual({
      action: 'removeFile',
      detail: 'lumen-plan-windows.zip',
      actor: 'Nina Frei',
    });
  });

  test('are not too large, not too many, and only for drafts that there are', async () => {
    const { id } = await draft();
    expect((await begin('nina', id, releaseLimits.fileBytes + 1)).status).toBe(413);
    expect((await begin('nina', crypto.randomUUID(), 10)).status).toBe(404);
    const path = (await begin('nina', id, archive('last').length, 'last.zip')).headers.get('location') ?? '';
    await upload('nina', id, archive('first'));
    await publish('in process', 'nina', id, 1);
    expect((await begin('nina', id, 10)).status).toBe(422);
    // What was under way when it came out does not change what customers have.
    expect((await piece('nina', path, 0, archive('last'))).status).toBe(422);
    expect((await managed('in process', id))?.files).toHaveLength(1);
    const { id: full } = await draft();
    for (let number = 0; number < releaseLimits.files; number += 1) {
      expect((await begin('nina', full, 10, `${number}.zip`)).status).toBe(201);
    }
    expect((await begin('nina', full, 10, 'more.zip')).status).toBe(413);
  });

  test('of another’s upload nobody hears', async () => {
    const { id } = await draft();
    const path = (await begin('nina', id, 10)).headers.get('location') ?? '';
    expect((await send('rolf', 'HEAD', path)).status).toBe(404);
    expect((await piece('rolf', path, 0, archive('x'))).status).toBe(404);
    expect((await send('rolf', 'DELETE', path)).status).toBe(404);
    expect((await send('eva', 'HEAD', path)).status).toBe(403);
  });
});

test('DLC-01 who waits for a version hears of it once, when it comes out, and of no preview', async () => {
  await ask('in process', 'eva', 'mutation { watchSoftware(software: lumenTrace, watching: true) }');
  const mails = async () => {
    const { rows } = await database.pool.query(
      "SELECT mail->'about'->>'version' AS version FROM support.outbox WHERE mail->'about'->>'software' = 'Lumen Trace'",
    );
    return rows.map(({ version }) => version);
  };
  const bringOut = async (version: string, channel: string) => {
    const id = crypto.randomUUID();
    await save('in process', 'nina', id, 0, { software: 'lumenTrace', version, channel });
    await upload('nina', id, archive(version));
    expect(await mails()).not.toContain(version);
    expect((await publish('in process', 'nina', id, 1)).error).toBeUndefined();
    return id;
  };
  const id = await bringOut('2.0.0', 'stable');
  await bringOut('2.1.0-rc.1', 'preview');
  expect(await mails()).toEqual(['2.0.0']);
  await database.pool.query('DELETE FROM support.outbox');
  await withdraw('in process', 'nina', id, 2);
  await publish('in process', 'nina', id, 3);
  expect(await mails()).toEqual([]);
});

test('DLC-01 the bytes are kept by their sum', async () => {
  const { id } = await draft();
  const bytes = archive('kept');
  await upload('nina', id, bytes);
  const hash = sum(bytes).slice(0, 40);
  expect(await readFile(join(directory, 'files/blobs', hash.slice(0, 2), hash))).toEqual(bytes);
});
