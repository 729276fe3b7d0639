import { afterCommit } from './unit-of-work.ts';

type Parts = {
  /**
   * Does everything that is due. Gives the milliseconds until something is due again; undefined: only when it is
   * woken.
   */
  readonly work: (signal: AbortSignal) => Promise<number | undefined>;
  /** Called with the error of a failed run. Gives the milliseconds until the next attempt. */
  readonly failed: (error: unknown) => number;
  /** No run begins before this resolves. */
  readonly ready: Promise<void>;
};

export type DueWork = {
  /** Something has changed: starts a run. Only one runs at a time; during a run, another follows it. */
  readonly wake: () => void;
  /** Aborts the current run by its signal, waits for its end, and starts no other. */
  readonly close: () => Promise<void>;
};

/**
 * Repeats work whenever it is due: when this process is ready, when it is woken, and when the last run asked for it.
 * Every process does so; the database decides which of them does what.
 */
export function startDueWork({ work, failed, ready }: Parts): DueWork {
  const closing = new AbortController();
  const { signal } = closing;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  let isWoken = false;
  let isReady = false;

  function wake(): void {
    // Earlier it would not see what it is woken for, and within a unit of work it would be a part of that.
    void afterCommit(start);
  }

  function start(): void {
    if (!isReady || signal.aborted) return;
    clearTimeout(timer);
    isWoken = true;
    if (!isRunning) running = run();
  }

  async function run(): Promise<void> {
    isRunning = true;
    let waitMs: number | undefined;
    while (isWoken && !signal.aborted) {
      isWoken = false;
      try {
        waitMs = await work(signal);
      } catch (error) {
        if (!signal.aborted) waitMs = failed(error);
      }
    }
    isRunning = false;
    if (waitMs !== undefined && !signal.aborted) timer = setTimeout(start, waitMs).unref();
  }

  void ready.then(() => {
    isReady = true;
    start();
  });
  return {
    wake,
    async close() {
      closing.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
