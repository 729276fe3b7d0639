import type { Locker, Server } from '@tus/server';
import { textResponse } from '#services/foundation/delivery/text-response.ts';
import type { Log } from '#services/foundation/log.ts';
import { isStoreAway } from '#services/foundation/objects/bucket-errors.ts';
import { StoreUnavailable } from '#services/foundation/objects/object-store.ts';
import type { UnfinishedUploads } from './unfinished-uploads.ts';
import { headBytes, peekBody } from './upload-head.ts';

/** An upload in progress or complete; `isWhole`: it was stored, and accepts no more bytes. */
export type Upload = { readonly id: string; readonly size: number; readonly isWhole: boolean };

export type NewUpload = {
  readonly id: string;
  readonly size: number;
  readonly metadata: Readonly<Record<string, string | null>>;
};

/** A kind of upload: what is uploaded, by whom, and what becomes of it. */
export type UploadKind<Row extends Upload, Owner extends object> = {
  /** `/api/uploads` */
  readonly address: string;
  readonly unfinished: UnfinishedUploads;
  readonly maxBytes: number;
  /** The owner of the upload; or why it is refused, see `refuseUpload`. */
  readonly admit: (request: Request) => Promise<Owner | Response>;
  /** Registers a new upload. Throws `refusal`. */
  readonly begin: (owner: Owner, upload: NewUpload) => Promise<void>;
  /** Undefined: there is none of that id, or it is somebody else's. */
  readonly find: (id: string, owner: Owner) => Promise<Row | undefined>;
  /** Whether a file that begins like this has an accepted type; `kinds` names these. */
  readonly isTaken: (head: Uint8Array) => Promise<boolean>;
  readonly kinds: string;
  /**
   * Stores a complete file from a path; called again if a process ended during it. Throws `refusal`, after deleting
   * the file.
   */
  readonly keep: (upload: Row, owner: Owner, path: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
};

export type UploadParts = {
  readonly log: Log;
  /** Locks of all processes that take uploads; loaded with the first one. */
  readonly locks: () => Promise<Locker>;
};

/**
 * Resumable uploads by tus 1.0 (https://tus.io/protocols/resumable-upload); somebody else's upload is answered with
 * 404. The first bytes show the type of a file, and the code that stores it checks again.
 */
export function openResumableUploads<Row extends Upload, Owner extends object>(
  kind: UploadKind<Row, Owner>,
  { log, locks }: UploadParts,
): (request: Request) => Promise<Response> {
  const owners = new WeakMap<object, Owner>();
  const finishing = new Map<string, Promise<void>>();
  const { unfinished } = kind;
  const idOf = (key: string) => key.slice(key.lastIndexOf('/') + 1);
  const idIn = new RegExp(`^${kind.address}/([0-9a-f-]{36})$`);
  let server: Promise<Server> | undefined;
  /** Loaded with the first upload, not at the start. */
  const tus = () => (server ??= openTus());

  async function openTus(): Promise<Server> {
    const [{ Server }, datastore, locker] = await Promise.all([
      import('@tus/server'),
      unfinished.store(),
      locks(),
    ]);
    return new Server({
      path: kind.address,
      datastore,
      locker,
      relativeLocation: true,
      maxSize: kind.maxBytes,
      allowedOrigins: () => false,
      // The store's key may hold more than the id.
      namingFunction: () => unfinished.keyOf(crypto.randomUUID()),
      generateUrl: (_, { path, id }) => `${path}/${idOf(id)}`,
      getFileIdFromRequest: (_, id = '') => unfinished.keyOf(id),
      async onUploadCreate(request, { id, size, metadata }) {
        if (!size) throw refusal(400, 'Say how long the file is.');
        await kind.begin(owners.get(request)!, { id: idOf(id), size, metadata: metadata ?? {} });
        return {};
      },
      async onUploadFinish(request, { id }) {
        const owner = owners.get(request)!;
        await finish(idOf(id), owner);
        return {};
      },
      onResponseError(_, error) {
        if ('status_code' in error && error.status_code !== 500) return undefined;
        if (isStoreAway(error)) {
          log.warn('An upload has to wait for the object store', { error });
          return { status_code: 503, body: 'Please go on in a minute\n' };
        }
        log.error('An upload failed', { error });
        return { status_code: 500, body: 'Something went wrong\n' };
      },
    });
  }

  /** Runs once, even if several ask for it at the same time, in this process and in others. */
  function finish(id: string, owner: Owner): Promise<void> {
    const begun = finishing.get(id) ?? keep(id, owner).finally(() => finishing.delete(id));
    finishing.set(id, begun);
    return begun;
  }

  async function keep(id: string, owner: Owner): Promise<void> {
    const lock = (await locks()).newLock(`${id} whole`);
    // The lock is held until the file is stored.
    await lock.lock(new AbortController().signal, () => {});
    try {
      const upload = await kind.find(id, owner);
      if (!upload) throw refusal(404, 'Not found');
      if (upload.isWhole) return;
      // A store that ended an upload after a timeout reports it as complete.
      if ((await unfinished.wholeSize(id)) !== upload.size) {
        await kind.remove(id);
        throw refusal(410, 'The upload took too long. Send the file again.');
      }
      await unfinished.onDisk(id, (path) => kind.keep(upload, owner, path));
      await unfinished.remove(id);
    } finally {
      await lock.unlock();
    }
  }

  /** A process that ended between the last byte and the storing left a complete file: it is stored now. */
  async function head(upload: Row, owner: Owner, request: Request): Promise<Response> {
    if (upload.isWhole) return wholeUpload(upload.size);
    const response = await (await tus()).handleWeb(request);
    const length = response.headers.get('upload-length');
    if (response.ok && length === response.headers.get('upload-offset')) await finish(upload.id, owner);
    return response;
  }

  async function answer(request: Request): Promise<Response> {
    if (!['POST', 'HEAD', 'PATCH', 'DELETE'].includes(request.method))
      return refuseUpload(405, 'Use tus 1.0');
    const owner = await kind.admit(request);
    if (owner instanceof Response) return owner;
    const { pathname } = new URL(request.url);
    if (request.method === 'POST') {
      return pathname === kind.address ? take(request, owner) : refuseUpload(404, 'Not found');
    }
    const id = idIn.exec(pathname)?.[1];
    const upload = id ? await kind.find(id, owner) : undefined;
    if (!upload) return refuseUpload(404, 'Not found');
    if (request.method === 'HEAD') return head(upload, owner, request);
    if (request.method === 'PATCH') return take(request, owner, upload);
    await kind.remove(upload.id);
    return new Response(null, { status: 204, headers: protocol });
  }

  async function take(request: Request, owner: Owner, upload?: Row): Promise<Response> {
    if (upload?.isWhole) return refuseUpload(409, 'It is whole already');
    const isBeginning = upload ? request.headers.get('upload-offset') === '0' : hasBody(request);
    if (!isBeginning) return pass(request, owner);
    const peeked = await peekBody(request);
    if (peeked.head.length >= headBytes && !(await kind.isTaken(peeked.head))) {
      await peeked.request.body?.cancel();
      if (upload) await kind.remove(upload.id);
      return refuseUpload(415, kind.kinds);
    }
    return pass(peeked.request, owner);
  }

  async function pass(request: Request, owner: Owner): Promise<Response> {
    owners.set(request, owner);
    const response = await (await tus()).handleWeb(request);
    response.headers.delete('access-control-expose-headers');
    return response;
  }

  return async (request) => {
    try {
      return await answer(request);
    } catch (error) {
      if (error instanceof StoreUnavailable) return refuseUpload(503, 'Please go on in a minute');
      const refused = error as Partial<ReturnType<typeof refusal>>;
      if (!refused.status_code) throw error;
      return refuseUpload(refused.status_code, refused.body?.trimEnd() ?? '');
    }
  };
}

/** The error that the tus server expects. */
export function refusal(status: number, text: string) {
  return Object.assign(new Error(text), { status_code: status, body: `${text}\n` });
}

function hasBody({ headers }: Request): boolean {
  return headers.get('content-type') === 'application/offset+octet-stream';
}

const protocol = { 'Tus-Resumable': '1.0.0', 'Cache-Control': 'no-store' };

/** A refusal in the form of the protocol. */
export function refuseUpload(status: number, text: string): Response {
  return textResponse(status, text, protocol);
}

function wholeUpload(size: number): Response {
  const headers = { ...protocol, 'Upload-Offset': String(size), 'Upload-Length': String(size) };
  return new Response(null, { headers });
}
