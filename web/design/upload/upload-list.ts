import {
  type Authorize,
  beginUpload,
  forgetUpload,
  type RunningUpload,
  type UploadTarget,
} from './send-resumable-upload.ts';

/** `wanted`: it was on its way when the page ended; the browser gives it only when it is chosen again. */
export type UploadState = 'wanted' | 'sending' | 'paused' | 'offline' | 'failed' | 'done';

/** A file on its way. */
export type ListedUpload = {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly sent: number;
  readonly state: UploadState;
  /** Of the finished upload, or empty. */
  readonly id: string;
};

export type Refused<Problem> = { readonly name: string; readonly problem: Problem };

/** Files that are being sent. One that stopped goes on when the same file is chosen again. */
export type UploadList<Problem extends string> = {
  readonly current: () => readonly ListedUpload[];
  readonly refused: () => readonly Refused<Problem>[];
  readonly subscribe: (changed: () => void) => () => void;
  /** Starts sending the files that can be taken; `refused` gets the others. */
  readonly add: (files: Iterable<File>) => void;
  readonly pause: (key: string) => void;
  readonly resume: (key: string) => void;
  readonly remove: (key: string) => void;
  /** It has arrived, and stands elsewhere from now on. */
  readonly forget: (key: string) => void;
  /** Waits until nothing is being sent; resolves to whether everything has arrived. */
  readonly arrived: () => Promise<boolean>;
  /** They belong to somebody else now. */
  readonly release: () => void;
  readonly close: () => void;
};

type Options<Problem> = {
  readonly target: UploadTarget;
  /** By default nobody in particular sends. */
  readonly authorize?: Authorize;
  /** Why a file is not taken beside those that are there already. */
  readonly checkField: (file: File, others: readonly ListedUpload[]) => Problem | undefined;
  /** What it means that the back end refused a file; undefined: that it failed. */
  readonly refusalOf: (status: number) => Problem | undefined;
  /** What the list held when the page before this one ended. */
  readonly before?: readonly ListedUpload[];
  /** Called with every change of the list. */
  readonly onChange?: (list: readonly ListedUpload[]) => void;
  /** A file has arrived. */
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
      // A new list, so that what was refused is seen, too.
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

/** Whether it is the file that a row waits for. */
const isSame = ({ state, name, size }: ListedUpload, file: File) =>
  state === 'wanted' && name === file.name && size === file.size;
