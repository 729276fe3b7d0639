import type { ReadableStream } from 'node:stream/web';
import type { Backend } from '#contracts/backend.ts';
import type { EditorSession } from '#contracts/content/editor-session.ts';
import { graphql } from '#contracts/content/graphql.ts';
import { editorHeaders } from '#contracts/editing/editor-header.ts';
import { may } from '#contracts/editing/roles.ts';
import { BackendError, execute } from '#contracts/execute.ts';
import type { UploadLimits } from '#contracts/upload-limits.ts';
import { type Files, type StoredFile, UnsupportedFile } from '#services/files/index.ts';
import { StoreUnavailable } from '#services/foundation/objects/object-store.ts';
import { fetchMount, type Mount } from '../http/mount.ts';

const addMutation = graphql(`
  mutation addFile($file: TakenFile!, $cover: TakenFile, $by: String!) { addFile(file: $file, cover: $cover, by: $by) }
`);

const versionMutation = graphql(`
  mutation addFileVersion($id: ID!, $file: TakenFile!, $cover: TakenFile, $by: String!) {
    addFileVersion(id: $id, file: $file, cover: $cover, by: $by)
  }
`);

type Parts = {
  readonly content: Backend;
  /** The token of a caller that is trusted to name the editor. */
  readonly token: string;
  readonly files: Pick<Files, 'receive' | 'storeFirstPage'>;
  readonly findEditor: (request: Request) => Promise<EditorSession | undefined>;
};

/** No SVG: it may hold scripts, so drawings come with the program only. */
const acceptedTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'application/pdf',
  'video/mp4',
  'video/webm',
  'text/vtt',
  'model/gltf-binary',
];

/**
 * `POST /api/editor-upload` for the media library; requests from pages of other sites are refused before
 * (forgery.ts).
 */
export function editorUploadMount({
  secure,
  limits,
  ...parts
}: Parts & { secure: boolean; limits: UploadLimits }): Mount {
  return fetchMount({ fetch: editorUpload(parts), maxBodyBytes: limits.libraryFileBytes, secure });
}

/**
 * EDI-05: takes the bytes of a file from an editor, `?name=…&language=…`, as a new file of the library or as a version of
 * the file `?id=…`; answers with its id. A document comes with a picture of its first page. The reason of a refusal comes as `problem`.
 */
export function editorUpload({ content, token, files, findEditor }: Parts) {
  return async (request: Request): Promise<Response> => {
    const { searchParams } = new URL(request.url);
    if (request.method !== 'POST') return answer(405, { problem: 'failed' }, { Allow: 'POST' });
    const editor = await findEditor(request).catch(() => null);
    if (editor === null) return answer(503, { problem: 'failed' });
    if (editor === undefined) return answer(401, { problem: 'failed' });
    if (!may(editor.grants, 'keepMedia')) return answer(403, { problem: 'role' });
    if (!request.body) return answer(400, { problem: 'kind' });
    try {
      const stored = await files.receive(request.body as ReadableStream<Uint8Array>, acceptedTypes);
      const file = describe(stored, searchParams);
      const headers = { authorization: `Bearer ${token}`, ...editorHeaders(editor) };
      const by = editor.name;
      const picture = await files.storeFirstPage(stored.hash);
      const cover = picture && describe(picture, new URLSearchParams({ name: coverName(file.fileName) }));
      const id = searchParams.get('id');
      if (id) await execute(content, versionMutation, { id, file, cover, by }, { headers });
      const added = id ? undefined : await execute(content, addMutation, { file, cover, by }, { headers });
      return answer(200, { id: added?.addFile ?? id });
    } catch (error) {
      return refusal(error);
    }
  };
}

function describe(stored: StoredFile, about: URLSearchParams) {
  const fileName = (about.get('name') ?? '').replace(/\p{C}/gu, '').slice(-200) || 'file';
  return { ...stored, fileName, language: about.get('language') ?? '' };
}

/** `Manual.pdf` → `Manual cover.webp`. */
function coverName(fileName: string): string {
  return `${fileName.replace(/\.pdf$/i, '').slice(0, 180)} cover.webp`;
}

/** @throws every error other than a refusal */
function refusal(error: unknown): Response {
  if (error instanceof UnsupportedFile) return answer(415, { problem: error.cause ? 'broken' : 'kind' });
  if (error instanceof StoreUnavailable) return answer(503, { problem: 'failed' }, { 'Retry-After': '5' });
  if (error instanceof BackendError) {
    const isOfAnotherKind = error.code === 'BAD_USER_INPUT';
    return isOfAnotherKind ? answer(409, { problem: 'family' }) : answer(503, { problem: 'failed' });
  }
  throw error;
}

function answer(status: number, body: object, more: Record<string, string> = {}): Response {
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', ...more };
  return Response.json(body, { status, headers });
}
