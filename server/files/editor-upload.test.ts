import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EditorSession } from '#contracts/content/editor-session.ts';
import { readEditor } from '#contracts/editing/editor-header.ts';
import { everywhere, type Role } from '#contracts/editing/roles.ts';
import { type Files, openFiles } from '#services/files/index.ts';
import { editorUpload } from './editor-upload.ts';

let directory: string;
let files: Files;
const requests: {
  query: string;
  editor: string | undefined;
  variables: { by: string; id?: string; file: Record<string, unknown>; cover?: Record<string, unknown> };
}[] = [];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'upload-'));
  files = openFiles({ directory, secret: 'of the tests', isShown: async () => false });
});

afterAll(() => rm(directory, { recursive: true }));

const content = {
  url: 'http://content.internal/graphql/content',
  async fetch(request: Request) {
    const question = (await request.json()) as Omit<(typeof requests)[number], 'editor'>;
    requests.push({ ...question, editor: readEditor(request.headers)?.name });
    if (question.variables.file.fileName === 'other.pdf') {
      const errors = [{ message: 'Another kind.', extensions: { code: 'BAD_USER_INPUT' } }];
      return Response.json({ errors, data: null });
    }
    return Response.json({ data: { addFile: 'the-new-id', addFileVersion: true } });
  },
};

type Who = EditorSession | undefined | 'nobody can tell';

const session = (role: Role): EditorSession => ({
  id: crypto.randomUUID(),
  name: 'Jonas Meier',
  grants: [everywhere(role)],
  session: crypto.randomUUID(),
});

async function upload(bytes: Uint8Array | string, query = 'name=a.pdf', who: Who = session('editor')) {
  const handle = editorUpload({
    content,
    token: 'token',
    files,
    findEditor: async () => {
      if (who === 'nobody can tell') throw new Response(null, { status: 503 });
      return who;
    },
  });
  const request = new Request(`https://www.group.example/api/editor-upload?${query}`, {
    method: 'POST',
    body: bytes as BodyInit,
  });
  const response = await handle(request);
  return { status: response.status, ...((await response.json()) as { id?: string; problem?: string }) };
}

async function photo(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#36c' } })
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '47/1 5/1 49/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
}

describe('EDI-05 uploads to the media library', () => {
  test('a document is kept and added in the name of the editor', async () => {
    const answer = await upload('%PDF-1.7 a paper', 'name=Pr%C3%BCfung.pdf&language=de');
    expect(answer).toEqual({ status: 200, id: 'the-new-id' });
    const { editor, variables } = requests.at(-1)!;
    const { by, file } = variables;
    expect([editor, by]).toEqual(['Jonas Meier', 'Jonas Meier']);
    expect(file).toMatchObject({
      fileName: 'Prüfung.pdf',
      language: 'de',
      contentType: 'application/pdf',
      size: 16,
    });
    expect((await files.read(String(file.hash)))?.toString()).toBe('%PDF-1.7 a paper');
  });

  test('a paper comes with a picture of its first page, a broken one without', async () => {
    const paper = new URL('../../seed/company/media/tamina-h-data-sheet-de.pdf', import.meta.url);
    await upload(await readFile(paper), 'name=Data%20sheet.pdf&language=de');
    const { file, cover } = requests.at(-1)!.variables;
    expect(file.fileName).toBe('Data sheet.pdf');
    expect(cover).toMatchObject({
      fileName: 'Data sheet cover.webp',
      contentType: 'image/webp',
      width: 256,
      height: 360,
      transparent: false,
      language: '',
    });
    // The cover shows something: a blank sheet has no contrast.
    const { channels } = await sharp(await files.read(String(cover?.hash))).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
    await upload('%PDF-1.7 nothing more', 'name=broken.pdf');
    expect(requests.at(-1)!.variables).not.toHaveProperty('cover');
  });

  test('a new version of a paper comes with its own first page', async () => {
    const paper = new URL('../../seed/company/media/tamina-h-data-sheet-de.pdf', import.meta.url);
    await upload(await readFile(paper), 'name=Data%20sheet%202.pdf&id=the-file');
    expect(requests.at(-1)?.query).toContain('addFileVersion');
    expect(requests.at(-1)?.variables).toMatchObject({
      id: 'the-file',
      cover: { fileName: 'Data sheet 2 cover.webp', contentType: 'image/webp' },
    });
  });

  test('a version goes to the file that is named', async () => {
    expect(await upload('%PDF-1.7 b', 'name=b.pdf&id=the-file')).toEqual({ status: 200, id: 'the-file' });
    expect(requests.at(-1)?.variables.id).toBe('the-file');
    expect(await upload('%PDF-1.7 b', 'name=other.pdf&id=the-file')).toEqual({
      status: 409,
      problem: 'family',
    });
  });

  test('where a picture was taken, and by whom, is dropped; what it shows is not', async () => {
    await upload(await photo(), 'name=photo.jpg');
    const { file } = requests.at(-1)!.variables;
    expect(file).toMatchObject({ contentType: 'image/jpeg', width: 60, height: 40, transparent: false });
    const kept = await files.read(String(file.hash));
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect((await sharp(kept).stats()).dominant).toMatchObject({ r: 56, g: 104, b: 200 });
  });

  test.each<[string, string | Uint8Array, string]>([
    ['a drawing, which is a program', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'kind'],
    ['a page', '<html><script>1</script></html>', 'kind'],
    ['a program', 'MZ\u0090\u0000', 'kind'],
    ['nothing', '', 'kind'],
    ['an archive', 'PK\u0003\u0004', 'kind'],
    ['half a picture', Buffer.from('\xff\xd8\xff not a picture', 'latin1'), 'broken'],
  ])('%s is not taken', async (_, bytes, problem) => {
    const before = requests.length;
    expect(await upload(bytes)).toMatchObject({ problem });
    expect(requests).toHaveLength(before);
  });

  test('only editors may, and what is refused leaves nothing behind', async () => {
    const handle = editorUpload({ content, token: 'token', files, findEditor: async () => undefined });
    const request = new Request('https://www.group.example/api/editor-upload', {
      method: 'POST',
      body: '%PDF-1.7',
    });
    expect((await handle(request)).status).toBe(401);
    expect((await upload('%PDF-1.7', 'name=a.pdf', 'nobody can tell')).status).toBe(503);
    const refused = { status: 403, problem: 'role' };
    expect(await upload('%PDF-1.7', 'name=a.pdf', session('translator'))).toEqual(refused);
    expect(await readdir(join(directory, 'incoming'))).toEqual([]);
  });
});
