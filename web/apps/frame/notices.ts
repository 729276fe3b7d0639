import { useSyncExternalStore } from 'react';

export type Notice = {
  readonly id: number;
  readonly kind: 'info' | 'success' | 'error';
  readonly text: string;
};

/** The notices of an application; the latest three stay until they hide themselves. */
export type Notices = {
  readonly notify: (kind: Notice['kind'], text: string) => void;
  readonly current: () => readonly Notice[];
  /** Calls on every change until the returned function is called. */
  readonly subscribe: (changed: () => void) => () => void;
};

const maxNotices = 3;

export function createNotices(): Notices {
  const listeners = new Set<() => void>();
  let notices: readonly Notice[] = [];
  let last = 0;
  return {
    notify(kind, text) {
      last += 1;
      notices = [...notices, { id: last, kind, text }].slice(-maxNotices);
      for (const changed of listeners) changed();
    },
    current: () => notices,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

export function useNotices({ subscribe, current }: Notices): readonly Notice[] {
  return useSyncExternalStore(subscribe, current);
}
