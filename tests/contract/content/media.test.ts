import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { graphql } from '#contracts/content/graphql.ts';
import { type Content, contentToken, openContent } from '#services/content/index.ts';
import { callContent } from '../../support/back-ends/call-content.ts';
import { contentDatabase } from '../../support/back-ends/content-database.ts';
import type { FreshDatabase } from '../../support/back-ends/database.ts';

const secret = 'the secret of this installation, for tests';
const asking = { token: contentToken(secret) };
const by = 'Jonas Meier';

let database: FreshDatabase;
let content: Content;

beforeAll(async () => {
  database = await contentDatabase(inject('databaseUrl'), 'seed');
  const log = { info() {}, warn() {}, error: (...message: unknown[]) => console.error(...message) };
  content = await openContent({ pool: database.pool, log, secret, production: true });
});

afterAll(() => database?.close());

const listQuery = graphql(`
  query list($search: String, $kind: MediaKind, $unused: Boolean, $first: Int, $after: String) {
    mediaFiles(search: $search, kind: $kind, unused: $unused, first: $first, after: $after) {
      total pageInfo { hasNextPage endCursor }
      edges { node { id slug kind image { src } versions { fileName hash } } }
    }
  }
`);
const fileQuery = graphql(`
  query file($id: ID!) {
    mediaFile(id: $id) {
      slug kind title image { transparent } versions { language contentType fileName url } uses { kind title state }
    }
    recordHistory(kind: file, id: $id) { what by }
  }
`);
const addMutation = graphql(`
  mutation add($file: TakenFile!, $by: String!) { addFile(file: $file, by: $by) }
`);
const versionMutation = graphql(`
  mutation version($id: ID!, $file: TakenFile!, $by: String!) { addFileVersion(id: $id, file: $file, by: $by) }
`);
const dropMutation = graphql(`
  mutation drop($id: ID!, $language: String!, $contentType: String!, $by: String!) {
    removeFileVersion(id: $id, language: $language, contentType: $contentType, by: $by)
  }
`);
const removeMutation = graphql(`
  mutation remove($id: ID!, $by: String!) {
    removeRecord(kind: file, id: $id, by: $by) { revision uses { kind } }
  }
`);

const client = () =>
  callContent({
    url: 'http://content.internal/graphql/content',
    fetch: (request) => content.handle(request),
  });

async function list(
  narrowed: { search?: string; kind?: 'IMAGE' | 'DOCUMENT' | 'VIDEO' | 'MODEL'; unused?: boolean } = {},
) {
  return (await client().call(listQuery, { first: 100, ...narrowed }, asking)).mediaFiles;
}

async function read(id: string) {
  const { mediaFile, recordHistory } = await client().call(fileQuery, { id }, asking);
  return mediaFile && { ...mediaFile, history: recordHistory };
}

const taken = (fileName: string, more: object = {}) => ({
  hash: 'a'.repeat(40),
  size: 1234,
  contentType: 'application/pdf',
  width: 0,
  height: 0,
  transparent: false,
  fileName,
  ...more,
});

async function add(fileName: string, more: object = {}): Promise<string> {
  return (await client().call(addMutation, { file: taken(fileName, more), by }, asking)).addFile;
}

describe('EDI-05 the media library', () => {
  test('holds pictures, documents and films, found by their words and the names of their files', async () => {
    await add('machine.glb', { contentType: 'model/gltf-binary', hash: 'b'.repeat(40) });
    const [all, pictures, documents, films, models] = await Promise.all([
      list(),
      list({ kind: 'IMAGE' }),
      list({ kind: 'DOCUMENT' }),
      list({ kind: 'VIDEO' }),
      list({ kind: 'MODEL' }),
    ]);
    expect(pictures.total + documents.total + films.total + models.total).toBe(all.total);
    expect(models.edges.map(({ node }) => node.versions[0]?.fileName)).toEqual(['machine.glb']);
    expect(Math.min(pictures.total, documents.total, films.total)).toBeGreaterThan(0);
    const [film] = films.edges;
    expect((await list({ search: film?.node.slug ?? '' })).edges.map(({ node }) => node.id)).toContain(
      film?.node.id,
    );
    expect((await list({ search: 'nothing is called like this' })).total).toBe(0);
  });

  test('is for trusted callers', async () => {
    const { errors } = await client().send('{ mediaFiles { total } }');
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  test('takes a paper with the picture that stands for it, which is in the library, too', async () => {
    const cover = { ...taken('Manual cover.webp'), contentType: 'image/webp', width: 256, height: 360 };
    const { data } = await client().send(
      `mutation ($file: TakenFile!, $cover: TakenFile) { addFile(file: $file, cover: $cover, by: "Jonas Meier") }`,
      { file: taken('Manual.pdf'), cover },
      asking,
    );
    const { rows } = await database.pool.query(
      `SELECT small.slug FROM content.file paper JOIN content.file small ON small.id = paper.thumbnail WHERE paper.id = $1`,
      [(data as { addFile: string }).addFile],
    );
    expect(rows).toEqual([{ slug: 'manual-cover' }]);
    expect((await list({ unused: true, search: 'manual cover' })).total).toBe(0);
  });

  test('EDI-05 a new version of a paper gets a new picture in place of the one that showed the old one', async () => {
    const drawn = (hash: string) => ({
      ...taken('Guide cover.webp', { hash: hash.repeat(40) }),
      contentType: 'image/webp',
      width: 256,
      height: 360,
    });
    const id = await add('Guide.pdf', { language: 'en' });
    const replace = async (language: string, cover: object) => {
      await client().send(
        `mutation ($id: ID!, $file: TakenFile!, $cover: TakenFile) {
          addFileVersion(id: $id, file: $file, cover: $cover, by: "Jonas Meier")
        }`,
        { id, file: taken('Guide.pdf', { language }), cover },
        asking,
      );
      const { rows } = await database.pool.query<{ id: string; hash: string }>(
        `SELECT shown.file_id AS id, left(shown.hash, 1) AS hash FROM content.file paper
         JOIN content.file_version shown ON shown.file_id = paper.thumbnail WHERE paper.id = $1`,
        [id],
      );
      return rows;
    };
    const [first] = await replace('en', drawn('b'));
    expect(first).toMatchObject({ hash: 'b' });
    // The library keeps the same file, so every page with it shows the new picture.
    expect(await replace('en', drawn('c'))).toEqual([{ id: first?.id, hash: 'c' }]);
    // The picture still shows the English version.
    expect(await replace('de', drawn('d'))).toEqual([{ id: first?.id, hash: 'c' }]);
    await database.pool.query(
      `UPDATE content.file_version SET width = 1200, height = 800, hash = repeat('e', 40) WHERE file_id = $1`,
      [first?.id],
    );
    expect(await replace('en', drawn('f')), 'a photograph that somebody chose').toEqual([
      { id: first?.id, hash: 'e' },
    ]);
  });

  test('takes a file under a name and an address that are free', async () => {
    const id = await add('Prüfprotokoll Dierikon 2026.pdf');
    expect(await read(id)).toMatchObject({
      slug: 'prufprotokoll-dierikon-2026',
      kind: 'DOCUMENT',
      title: { en: 'Prüfprotokoll Dierikon 2026' },
      history: [{ what: 'created', by }],
      uses: [],
    });
    const second = await read(await add('Prüfprotokoll Dierikon 2026.pdf'));
    expect(second?.slug).toBe('prufprotokoll-dierikon-2026-2');
    expect((await list()).edges[1]?.node.id).toBe(id);
  });

  test('FIL-01 a document has a version a language; another one takes its place', async () => {
    const id = await add('manual.pdf');
    const version = (fileName: string, language: string) =>
      client().call(versionMutation, { id, file: taken(fileName, { language }), by }, asking);
    await version('anleitung.pdf', 'de');
    await version('anleitung-2.pdf', 'de');
    expect((await read(id))?.versions.map(({ language, fileName }) => `${language} ${fileName}`)).toEqual([
      ' manual.pdf',
      'de anleitung-2.pdf',
    ]);
    await client().call(dropMutation, { id, language: 'de', contentType: 'application/pdf', by }, asking);
    expect((await read(id))?.versions).toHaveLength(1);
    const last = `mutation { removeFileVersion(id: "${id}", language: "", contentType: "application/pdf", by: "x") }`;
    expect((await client().send(last, {}, asking)).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  test('a picture does not become a document', async () => {
    const id = await add('photo.jpg', { contentType: 'image/jpeg', width: 40, height: 30 });
    const file = taken('photo.pdf');
    const { errors } = await client().send(
      'mutation ($id: ID!, $file: TakenFile!) { addFileVersion(id: $id, file: $file, by: "x") }',
      { id, file },
      asking,
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'contentType' });
  });

  test('IMG-01 a picture is known as cut out when the file store says so, whatever its format', async () => {
    const picture = { contentType: 'image/webp', width: 40, height: 30 };
    const photograph = await add('photograph.webp', picture);
    const machine = await add('machine.webp', { ...picture, transparent: true });
    expect((await read(photograph))?.image).toEqual({ transparent: false });
    expect((await read(machine))?.image).toEqual({ transparent: true });
    const version = taken('machine on white.webp', { ...picture, hash: 'b'.repeat(40) });
    await client().call(versionMutation, { id: machine, file: version, by }, asking);
    expect((await read(machine))?.image).toEqual({ transparent: false });
  });

  test('says where a file is used, and does not let it go while it is', async () => {
    const unused = await list({ unused: true });
    const used = (await list()).edges.find(
      ({ node }) => !unused.edges.some((edge) => edge.node.id === node.id),
    );
    const id = used?.node.id ?? '';
    expect((await read(id))?.uses.length).toBeGreaterThan(0);
    const { removeRecord } = await client().call(removeMutation, { id, by }, asking);
    expect(removeRecord.revision).toBeNull();
    expect(await read(id)).not.toBeNull();
  });

  test('every file that is used nowhere can be removed', async () => {
    const id = await add('draft.pdf');
    expect((await list({ unused: true })).edges.map(({ node }) => node.id)).toContain(id);
    for (const { node } of (await list({ unused: true })).edges.slice(0, 10)) {
      expect((await read(node.id))?.uses, node.slug).toEqual([]);
    }
    await client().call(removeMutation, { id, by }, asking);
    expect(await read(id)).toBeNull();
  });
});
