import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import type { Pool } from 'pg';
import { carriesRole, roles } from '#contracts/identity/roles.ts';
import { ticketLimits } from '#contracts/support/tickets.ts';
import type { Log } from '#services/foundation/log.ts';
import type { FindSignedIn } from '../viewer/signed-in.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { AttachmentFiles } from './attachment-files.ts';
import { nameWithEnding, plainFileName } from './file-name.ts';
import { keepFile, UnsupportedMedia } from './keep-file.ts';
import { headBytes, mediaTypeOfHead } from './media-type.ts';
import type { ScanFile } from './scan-file.ts';
import { peekBody } from './upload-head.ts';
import {
  addUpload,
  findUpload,
  finishUpload,
  oldUploads,
  removeUpload,
  type UploadRow,
} from './upload-rows.ts';

type Parts = {
  pool: Pool;
  files: AttachmentFiles;
  findSignedIn: FindSignedIn;
  log: Log;
  /** Undefined: nobody looks for malware. */
  scan: ScanFile | undefined;
};

/** After so many hours what was not sent is forgotten. */
const lifeHours = 24;
const address = '/api/uploads';

/**
 * TIC-02: resumable uploads by tus 1.0 (https://tus.io/protocols/resumable-upload) at `/api/uploads`, for people with
 * the service; whose upload it is not gets 404. A film or picture is known by its first bytes, and again when it is
 * whole.
 */
export function openUploads({ pool, files, findSignedIn, log, scan }: Parts) {
  const owners = new WeakMap<object, Viewer>();
  const finishing = new Map<string, Promise<void>>();
  const store = new FileStore({
    directory: files.unfinished,
    expirationPeriodInMilliseconds: lifeHours * 60 * 60_000,
  });
  const tus = new Server({
    path: address,
    datastore: store,
    relativeLocation: true,
    maxSize: ticketLimits.fileBytes,
    allowedOrigins: () => false,
    namingFunction: () => crypto.randomUUID(),
    async onUploadCreate(request, { id, size, metadata }) {
      if (!size) throw refusal(400, 'Say how long the file is.');
      const owner = owners.get(request)!;
      const name = plainFileName(metadata?.filename ?? '');
      if (!(await addUpload(pool, owner, { id, name, size }))) {
        throw refusal(413, 'Send or remove what you have uploaded first.');
      }
      return {};
    },
    async onUploadFinish(request, { id }) {
      const upload = await findUpload(pool, id, owners.get(request)!.id);
      if (!upload) throw refusal(404, 'Not found');
      await finish(upload);
      return {};
    },
    onResponseError(_, error) {
      if ('status_code' in error && error.status_code !== 500) return undefined;
      log.error('An upload failed', { error });
      return { status_code: 500, body: 'Something went wrong\n' };
    },
  });

  /** Once for several that want it at the same time. */
  function finish(upload: UploadRow): Promise<void> {
    const begun = finishing.get(upload.id) ?? keep(upload).finally(() => finishing.delete(upload.id));
    finishing.set(upload.id, begun);
    return begun;
  }

  async function keep({ id, name }: UploadRow): Promise<void> {
    try {
      const path = join(files.unfinished, id);
      await scan?.(path);
      const kept = await keepFile(path, files.path(id), files.preview(id));
      await finishUpload(pool, id, nameWithEnding(name, kept.extension), kept);
      await files.removeUnfinished(id);
    } catch (error) {
      if (!(error instanceof UnsupportedMedia)) throw error;
      await remove(id);
      throw refusal(415, error.message);
    }
  }

  async function remove(id: string): Promise<void> {
    if (await removeUpload(pool, id)) await files.remove(id);
  }

  /** A process that died between the last byte and the end of the work left a file that is whole: now it ends. */
  async function head(upload: UploadRow, request: Request): Promise<Response> {
    if (upload.contentType) return wholeUpload(upload.size);
    const response = await tus.handleWeb(request);
    const length = response.headers.get('upload-length');
    if (response.ok && length === response.headers.get('upload-offset')) await finish(upload);
    return response;
  }

  async function handle(request: Request): Promise<Response> {
    if (!['POST', 'HEAD', 'PATCH', 'DELETE'].includes(request.method)) return plain(405, 'Use tus 1.0');
    const signedIn = await findSignedIn(request);
    if (!signedIn) return plain(401, 'Sign in first');
    const { viewer } = signedIn;
    if (!carriesRole(viewer.roles, roles.ticketing)) return plain(403, 'This service is not open to you');
    const { pathname } = new URL(request.url);
    if (request.method === 'POST') {
      return pathname === address ? take(request, viewer) : plain(404, 'Not found');
    }
    const id = new RegExp(`^${address}/([0-9a-f-]{36})$`).exec(pathname)?.[1];
    const upload = id ? await findUpload(pool, id, viewer.id) : undefined;
    if (!upload) return plain(404, 'Not found');
    if (request.method === 'HEAD') return head(upload, request);
    if (request.method === 'PATCH') return take(request, viewer, upload);
    await remove(upload.id);
    return plain(204, '');
  }

  async function take(request: Request, viewer: Viewer, upload?: UploadRow): Promise<Response> {
    if (upload?.contentType) return plain(409, 'It is whole already');
    const isBeginning = upload ? request.headers.get('upload-offset') === '0' : hasBody(request);
    if (!isBeginning) return answer(request, viewer);
    const peeked = await peekBody(request);
    if (peeked.head.length >= headBytes && !(await mediaTypeOfHead(peeked.head))) {
      await peeked.request.body?.cancel();
      if (upload) await remove(upload.id);
      return plain(415, 'Only pictures and films are taken');
    }
    return answer(peeked.request, viewer);
  }

  async function answer(request: Request, viewer: Viewer): Promise<Response> {
    owners.set(request, viewer);
    const response = await tus.handleWeb(request);
    response.headers.delete('access-control-expose-headers');
    return response;
  }

  return {
    async handle(request: Request): Promise<Response> {
      try {
        return await handle(request);
      } catch (error) {
        const refused = error as Partial<ReturnType<typeof refusal>>;
        if (!refused.status_code) throw error;
        return plain(refused.status_code, refused.body ?? '');
      }
    },
    /** Forgets what was sent with no ticket within a day. */
    async dropOld(): Promise<void> {
      for (const id of await oldUploads(pool, lifeHours)) await remove(id);
    },
  };
}

/** How the tus server wants to be told what to answer. */
function refusal(status: number, text: string) {
  return Object.assign(new Error(text), { status_code: status, body: `${text}\n` });
}

function hasBody({ headers }: Request): boolean {
  return headers.get('content-type') === 'application/offset+octet-stream';
}

function wholeUpload(size: number): Response {
  const headers = {
    'Tus-Resumable': '1.0.0',
    'Cache-Control': 'no-store',
    'Upload-Offset': String(size),
    'Upload-Length': String(size),
  };
  return new Response(null, { headers });
}

function plain(status: number, text: string): Response {
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Tus-Resumable': '1.0.0',
  };
  return new Response(status === 204 ? null : text, { status, headers });
}
