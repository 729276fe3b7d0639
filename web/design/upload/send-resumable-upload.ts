import type { Upload } from 'tus-js-client';

/** Returns the headers that authenticate the sender; `refused`: those that the back end refused. */
export type Authorize = (options?: { refused: RequestHeaders | undefined }) => Promise<RequestHeaders>;
type RequestHeaders = Readonly<Record<string, string>>;

/** The target of uploads. */
export type UploadTarget = {
  /** `/api/uploads` */
  readonly endpoint: string;
  /** Further metadata of each file, besides its name. */
  readonly metadata?: Readonly<Record<string, string>>;
};

/** Below nginx's default limit of one megabyte for a request. */
const chunkBytes = 1_000_000;

export type RunningUpload = {
  /** Starts, or resumes where it stopped. */
  readonly start: () => void;
  readonly pause: () => void;
  readonly remove: () => void;
};

export type UploadNews = {
  readonly sent: (bytes: number) => void;
  readonly done: (id: string) => void;
  /** A status other than 0: the back end refuses the file; 0: it can resume when the connection is back. */
  readonly failed: (status: number) => void;
};

/** Loads the upload client. A screen loads it after its first paint, before somebody chooses a file. */
export const loadSender = () => import('tus-js-client');

/**
 * Uploads a file in chunks with tus. An interrupted upload, even by closing the browser, resumes where it
 * stopped: the browser remembers its address by the file's name, size and date, and by the target.
 */
export function beginUpload(
  file: File,
  target: UploadTarget,
  authorize: Authorize,
  news: UploadNews,
): RunningUpload {
  let prepared: Promise<Upload> | undefined;
  let isPaused = false;
  return {
    async start() {
      isPaused = false;
      prepared ??= preparedUpload(file, target, authorize, news);
      try {
        const upload = await prepared;
        if (!isPaused) upload.start();
      } catch {
        // The upload client could not be loaded.
        prepared = undefined;
        news.failed(0);
      }
    },
    async pause() {
      isPaused = true;
      await (await prepared)?.abort();
    },
    async remove() {
      isPaused = true;
      try {
        const upload = await prepared;
        await upload?.abort(upload.url !== null);
      } catch {
        // An upload that cannot be deleted expires in the back end within a day.
      }
    },
  };
}

async function preparedUpload(
  file: File,
  { endpoint, metadata = {} }: UploadTarget,
  authorize: Authorize,
  news: UploadNews,
): Promise<Upload> {
  const { DetailedError, Upload } = await loadSender();
  /** 0: there was no response. */
  const getStatus = (error: unknown) =>
    error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0;
  let sent: RequestHeaders | undefined;
  let refused: RequestHeaders | undefined;
  const upload = new Upload(file, {
    endpoint,
    chunkSize: chunkBytes,
    metadata: { filename: file.name, filetype: file.type, ...metadata },
    fingerprint: async () =>
      ['tus', endpoint, ...Object.values(metadata), file.name, file.size, file.lastModified].join('-'),
    removeFingerprintOnSuccess: true,
    retryDelays: [0, 1000, 3000, 5000, 10_000],
    async onBeforeRequest(request) {
      sent = await authorize({ refused });
      refused = undefined;
      for (const [name, value] of Object.entries(sent)) request.setHeader(name, value);
    },
    onShouldRetry(error) {
      const status = getStatus(error);
      if (status === 401) refused = sent;
      return navigator.onLine && (status === 0 || status >= 500 || [401, 409, 423].includes(status));
    },
    onProgress: news.sent,
    onSuccess: () => news.done(getId(upload)),
    onError: (error) => news.failed(getStatus(error)),
  });
  const [before] = await upload.findPreviousUploads();
  if (before) upload.resumeFromPreviousUpload(before);
  return upload;
}

/** Deletes an upload that was finished on an earlier page. */
export async function forgetUpload(
  { endpoint }: UploadTarget,
  id: string,
  authorize: Authorize,
): Promise<void> {
  try {
    await fetch(`${endpoint}/${id}`, {
      method: 'DELETE',
      headers: { ...(await authorize()), 'Tus-Resumable': '1.0.0' },
    });
  } catch {
    // It expires in the back end within a day.
  }
}

function getId({ url }: Upload): string {
  return url?.split('/').at(-1) ?? '';
}
