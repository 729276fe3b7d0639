import {
  type Authorize,
  beginUpload,
  forgetUpload,
  type RunningUpload,
  type UploadTarget,
} from './send-resumable-upload.ts';

/**
 * `wanted`: the page ended during the upload; the file must be chosen again, since browsers do not keep it.
 */
export type UploadState = 'wanted' | 'sending' | 'paused' | 'offline' | 'failed' | 'done';

/** A file in the list. */
export type ListedUpload = {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly sent: number;
  readonly state: UploadState;
  /** The id of the finished upload, or empty. */
  readonly id: string;
};

export type Refused<Problem> = { readonly name: string; readonly problem: Problem };

/** A list of uploads. An interrupted one resumes when the same file is chosen again. */
export type UploadList<Problem extends string> = {
  readonly current: () => readonly ListedUpload[];
  readonly refused: () => readonly Refused<Problem>[];
  readonly subscribe: (changed: () => void) => () => void;
  /** Starts uploading the acceptable files; `refused` gets the others. */
  readonly add: (files: Iterable<File>) => void;
  readonly pause: (key: string) => void;
  readonly resume: (key: string) => void;
  readonly remove: (key: string) => void;
  /** Removes a finished upload that is listed elsewhere from now on. */
  readonly forget: (key: string) => void;
  /** Waits until no upload is running; resolves to whether all have finished. */
  readonly arrived: () => Promise<boolean>;
  /** Empties the list without deleting the uploads, which have been submitted. */
  readonly release: () => void;
  readonly close: () => void;
};

type Options<Problem> = {
  readonly target: UploadTarget;
  /** By default, uploads are anonymous. */
  readonly authorize?: Authorize;
  /** Why a file is refused, given those in the list. */
  readonly checkField: (file: File, others: readonly ListedUpload[]) => Problem | undefined;
  /** The problem that a status of the back end means; undefined: a failure. */
  readonly refusalOf: (status: number) => Problem | undefined;
  /** The content of the list at the end of the previous page. */
  readonly before?: readonly ListedUpload[];
  /** Called with every change of the list. */
  readonly onChange?: (list: readonly ListedUpload[]) => void;
  /** Called when an upload has finished. */
  readonly onDone?: (file: ListedUpload) => void;
};

export function openUploadList<Problem extends string>({
  target,
  authorize = async () => ({}),
  checkField,
  refusalOf,
  before = [],
  onChange,
  onDone,
}: Options<Problem>): UploadList<Problem> {
  const running = new Map<string, RunningUpload>();
  const listeners = new Set<() => void>();
  let list = before;
  let refused: readonly Refused<Problem>[] = [];

  const notify = (next: readonly ListedUpload[]) => {
    list = next;
    onChange?.(list);
    for (const changed of listeners) changed();
  };
  const update = (key: string, parts: Partial<ListedUpload>) =>
    notify(list.map((file) => (file.key === key ? { ...file, ...parts } : file)));
  const drop = (key: string) => {
    running.delete(key);
    notify(list.filter((file) => file.key !== key));
  };
  const resume = (key: string) => {
    update(key, { state: 'sending' });
    running.get(key)?.start();
  };
  const online = () => {
    for (const { key, state } of list) if (state === 'offline') resume(key);
  };
  addEventListener('online', online);

  const begin = (file: File, wanted: ListedUpload | undefined) => {
    const key = wanted?.key ?? crypto.randomUUID();
    if (wanted) update(key, { state: 'sending' });
    else notify([...list, { key, name: file.name, size: file.size, sent: 0, state: 'sending', id: '' }]);
    const upload = beginUpload(file, target, authorize, {
      sent: (bytes) => update(key, { sent: bytes }),
      done(id) {
        update(key, { state: 'done', sent: file.size, id });
        const done = list.find((each) => each.key === key);
        if (done) onDone?.(done);
      },
      failed(status) {
        const problem = refusalOf(status);
        if (!problem) return update(key, { state: status === 0 ? 'offline' : 'failed' });
        refused = [...refused, { name: file.name, problem }];
        drop(key);
      },
    });
    running.set(key, upload);
    upload.start();
  };

  return {
    current: () => list,
    refused: () => refused,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    add(files) {
      refused = [];
      for (const file of files) {
        const wanted = list.find((each) => isSame(each, file));
        const others = list.filter((each) => each !== wanted);
        const problem = checkField(file, others);
        if (problem) refused = [...refused, { name: file.name, problem }];
        else begin(file, wanted);
      }
      // A new array, so that refused files cause a re-render, too.
      notify([...list]);
    },
    pause(key) {
      running.get(key)?.pause();
      update(key, { state: 'paused' });
    },
    resume,
    remove(key) {
      const file = list.find((each) => each.key === key);
      running.get(key)?.remove();
      if (file?.id && !running.has(key)) void forgetUpload(target, file.id, authorize);
      drop(key);
    },
    forget: drop,
    async arrived() {
      const isSending = () => list.some(({ state }) => state === 'sending');
      await new Promise<void>((resolve) => {
        const look = () => {
          if (isSending()) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      });
      return list.every(({ state }) => state === 'done');
    },
    release() {
      running.clear();
      refused = [];
      notify([]);
    },
    close() {
      removeEventListener('online', online);
      for (const upload of running.values()) upload.pause();
    },
  };
}

/** Whether a row waits for this file. */
const isSame = ({ state, name, size }: ListedUpload, file: File) =>
  state === 'wanted' && name === file.name && size === file.size;
