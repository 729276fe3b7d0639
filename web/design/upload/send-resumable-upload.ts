import type { Upload } from 'tus-js-client';

/** The headers that say who sends; `refused`: those that were not taken. */
export type Authorize = (options?: { refused: RequestHeaders | undefined }) => Promise<RequestHeaders>;
type RequestHeaders = Readonly<Record<string, string>>;

/** Where files go. */
export type UploadTarget = {
  /** `/api/uploads` */
  readonly endpoint: string;
  /** The text of each beside its name. */
  readonly metadata?: Readonly<Record<string, string>>;
};

/** Below the megabyte that nginx takes in one request, as it comes. */
const chunkBytes = 1_000_000;

export type RunningUpload = {
  /** Begins, or goes on where it stopped. */
  readonly start: () => void;
  readonly pause: () => void;
  readonly remove: () => void;
};

export type UploadNews = {
  readonly sent: (bytes: number) => void;
  readonly done: (id: string) => void;
  /** With a status other than 0 the back end will not have the file; 0: it can go on when the connection is back. */
  readonly failed: (status: number) => void;
};

/** Fetches what sends files. A screen has it come after its first drawing, before somebody chooses a file. */
export const loadSender = () => import('tus-js-client');

/**
 * Sends a file by tus in parts. One that was interrupted, even by the end of the browser, goes on where it stopped: the
 * browser remembers its address by name, size and date of the file, and by where it goes.
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
        // What sends it could not be fetched.
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
        // What stays behind because it cannot be reached is forgotten by the back end within a day.
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
  /** 0: there was no answer. */
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

/** Takes back an upload that was finished before this page began. */
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
    // The back end forgets it within a day.
  }
}

function getId({ url }: Upload): string {
  return url?.split('/').at(-1) ?? '';
}
