import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { takeFile } from '#server/files/take-file.ts';
import { openFiles } from '#services/files/index.ts';
import { openSupport, type Support } from '#services/support/index.ts';
import { callBackEnd } from '../../support/back-ends/call-back-end.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { signInPeople } from '../../support/back-ends/signed-in.ts';
import { type HttpServer, serveHttp } from '../../support/network/http-server.ts';

type Opened = {
  database: FreshDatabase;
  server: HttpServer;
  support: Support;
  /** The directory of the files. */
  directory: string;
  people: Awaited<ReturnType<typeof signInPeople>>;
};

/** What the functions below work with, once a file has opened it. */
export const opened = {} as Opened;
const mountings = new Map<string, ReturnType<typeof callBackEnd>>();

/** Opens a support back end with two processes for the tests of a file: Nina and Rolf are our own staff. */
export function openReleases(): void {
  const logged: unknown[] = [];

  beforeAll(async () => {
    const database = await freshDatabase(inject('databaseUrl'));
    const directory = await mkdtemp(join(tmpdir(), 'releases-'));
    const people = await signInPeople(
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
    const secret = 'the secret of this installation, for tests';
    const { sealed } = openFiles({
      directory: join(directory, 'files'),
      secret,
      isShown: async () => false,
    });
    const note = (message: string, fields?: unknown) => void logged.push({ message, fields });
    const options: Parameters<typeof openSupport>[0] = {
      pool: database.pool,
      log: { info() {}, warn: note, error: note },
      secret,
      production: true,
      staff: () => 'service@group.example',
      retentionDays: 180,
      people: people.people,
      attachmentsDirectory: join(directory, 'uploads'),
      deliverFile: (request, hash, fileName) =>
        sealed.deliver(request, hash, { fileName, attachment: true, caching: 'never' }),
      takeFile: (body, types) => takeFile(sealed, body, types),
    };
    const support = await openSupport(options);
    const second = await openSupport(options);
    const server = await serveHttp(async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/api/release-uploads')) return second.releaseUploads!.handle(request);
      if (pathname.startsWith('/api/downloads')) return second.handleDownload(request);
      return second.handle(request);
    }, 50_000_000);
    Object.assign(opened, { database, server, support, directory, people });
    const url = 'http://support.internal/graphql/support';
    mountings.set('in process', callBackEnd({ url, fetch: support.handle }));
    const over = { url: `${server.origin}/graphql/support`, fetch: globalThis.fetch };
    mountings.set('over HTTP', callBackEnd(over));
  });

  afterAll(async () => {
    expect(logged).toEqual([]);
    await opened.server.close();
    await opened.database.close();
    await rm(opened.directory, { recursive: true });
  });
}

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

export async function call(mounting: string, who: string | undefined, query: string, variables: object = {}) {
  const headers = who ? await opened.people.headersOf(who) : {};
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

export async function save(
  mounting: string,
  who: string | undefined,
  id: string,
  revision: number,
  parted: object = {},
) {
  return call(
    mounting,
    who,
    `mutation ($id: ID!, $revision: Int!, $input: ReleaseInput!) {
      saveRelease(id: $id, revision: $revision, input: $input) { ${parts} }
    }`,
    { id, revision, input: { ...input, ...parted } },
  );
}

export const act = (mounting: string, who: string | undefined, id: string, mutation: string) =>
  call(mounting, who, `mutation ($id: ID!) { ${mutation} { ${parts} } }`, { id });
export const publish = (mounting: string, who: string | undefined, id: string, revision: number) =>
  act(mounting, who, id, `publishRelease(id: $id, revision: ${revision})`);
export const withdraw = (
  mounting: string,
  who: string | undefined,
  id: string,
  revision: number,
  reason = '',
) =>
  act(
    mounting,
    who,
    id,
    `withdrawRelease(id: $id, revision: ${revision}, reason: ${JSON.stringify(reason)})`,
  );
export const remove = (mounting: string, who: string | undefined, id: string, revision: number) =>
  call(mounting, who, `mutation ($id: ID!) { deleteRelease(id: $id, revision: ${revision}) }`, { id });
export const managed = async (mounting: string, id: string) =>
  (await call(mounting, 'nina', `query ($id: ID!) { managedRelease(id: $id) { ${parts} } }`, { id })).data
    ?.managedRelease;
export const seenBy = async (mounting: string, who: string) =>
  (await call(mounting, who, '{ releases(software: lumenPlan) { id version files { name sha256 url } } }'))
    .data?.releases;

const tus = { 'tus-resumable': '1.0.0' };
const encoded = (text: string) => Buffer.from(text).toString('base64');
export const archive = (text: string) => Buffer.from(`PK\u0003\u0004${text}`, 'latin1');
export const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

export async function send(
  who: string | undefined,
  method: string,
  path: string,
  headers: object = {},
  body?: Buffer,
) {
  const token = who ? await opened.people.headersOf(who) : {};
  return fetch(opened.server.origin + path, {
    method,
    headers: { ...tus, ...token, ...headers },
    ...(body && { body: new Uint8Array(body) }),
  });
}

export const begin = (
  who: string | undefined,
  release: string,
  size: number,
  name = 'lumen-plan-windows.zip',
) =>
  send(who, 'POST', '/api/release-uploads', {
    'upload-length': String(size),
    'upload-metadata': `filename ${encoded(name)},release ${encoded(release)}`,
  });

export const piece = (who: string, path: string, offset: number, bytes: Buffer) =>
  send(
    who,
    'PATCH',
    path,
    { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    bytes,
  );

/** Uploads a file in one piece; gives the last status. */
export async function upload(who: string, release: string, bytes: Buffer, name?: string): Promise<number> {
  const begun = await begin(who, release, bytes.length, name);
  if (begun.status !== 201) return begun.status;
  return (await piece(who, begun.headers.get('location') ?? '', 0, bytes)).status;
}

let last = 0;
/** A draft with an unused version number. */
export async function draft(): Promise<{ id: string; version: string }> {
  const id = crypto.randomUUID();
  last += 1;
  const version = `1.0.${last}`;
  await save('in process', 'nina', id, 0, { version });
  return { id, version };
}
