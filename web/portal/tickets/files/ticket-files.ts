import { readKept, writeKept } from '../draft.ts';
import { type FileProblem, fileProblem } from './file-problem.ts';
import { beginUpload, forgetUpload, type IdToken, type RunningUpload } from './upload.ts';

export type FileState = 'sending' | 'paused' | 'offline' | 'failed' | 'done';

/** A file on its way to a ticket. */
export type TicketFile = {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly sent: number;
  readonly state: FileState;
  /** Of the finished upload, or empty. */
  readonly id: string;
};

export type Refused = { readonly name: string; readonly problem: FileProblem };

/** The files of a draft. Finished ones are remembered with it; the others go on when the same file is chosen again. */
export type TicketFiles = {
  readonly current: () => readonly TicketFile[];
  readonly refused: () => readonly Refused[];
  readonly subscribe: (changed: () => void) => () => void;
  /** Begins to send what can be taken; `refused` tells of the others. */
  readonly add: (files: Iterable<File>) => void;
  readonly pause: (key: string) => void;
  readonly resume: (key: string) => void;
  readonly remove: (key: string) => void;
  /** Waits until nothing is being sent; tells whether everything has arrived. */
  readonly arrived: () => Promise<boolean>;
  /** They belong to a ticket now. */
  readonly release: () => void;
  readonly close: () => void;
};

export function openTicketFiles(storageKey: string, idToken: IdToken): TicketFiles {
  const running = new Map<string, RunningUpload>();
  const listeners = new Set<() => void>();
  let list = finishedBefore(storageKey);
  let refused: readonly Refused[] = [];

  const tell = (next: readonly TicketFile[]) => {
    list = next;
    writeKept(storageKey, { files: list.filter(({ state }) => state === 'done') });
    for (const changed of listeners) changed();
  };
  const update = (key: string, parts: Partial<TicketFile>) =>
    tell(list.map((file) => (file.key === key ? { ...file, ...parts } : file)));
  const drop = (key: string) => {
    running.delete(key);
    tell(list.filter((file) => file.key !== key));
  };
  const resume = (key: string) => {
    update(key, { state: 'sending' });
    running.get(key)?.start();
  };
  const online = () => {
    for (const { key, state } of list) if (state === 'offline') resume(key);
  };
  addEventListener('online', online);

  const begin = (file: File) => {
    const key = crypto.randomUUID();
    tell([...list, { key, name: file.name, size: file.size, sent: 0, state: 'sending', id: '' }]);
    const upload = beginUpload(file, idToken, {
      sent: (bytes) => update(key, { sent: bytes }),
      done: (id) => update(key, { state: 'done', sent: file.size, id }),
      failed: (why) => update(key, { state: why }),
      refused(problem) {
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
        const problem = fileProblem(file, list);
        if (problem) refused = [...refused, { name: file.name, problem }];
        else begin(file);
      }
      // A new list, so that what was refused is seen, too.
      tell([...list]);
    },
    pause(key) {
      running.get(key)?.pause();
      update(key, { state: 'paused' });
    },
    resume,
    remove(key) {
      const file = list.find((each) => each.key === key);
      running.get(key)?.remove();
      if (file?.id && !running.has(key)) void forgetUpload(file.id, idToken);
      drop(key);
    },
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
      tell([]);
    },
    close() {
      removeEventListener('online', online);
      for (const upload of running.values()) upload.pause();
    },
  };
}

function finishedBefore(storageKey: string): readonly TicketFile[] {
  const { files } = readKept(storageKey) as { files?: TicketFile[] };
  return Array.isArray(files) ? files : [];
}
