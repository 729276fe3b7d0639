/** After the last key. */
export const autosaveDelayMs = 800;

/**
 * Runs one save at a time: a call during a save waits for it and for the next one, which all calls meanwhile share.
 */
export function createSaver(save: () => Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  /** Saves at once. Resolves when the present state has been answered. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    if (!running) {
      running = save().finally(() => {
        running = undefined;
      });
      return running;
    }
    const follow = () => {
      next = undefined;
      return flush();
    };
    next ??= running.then(follow, follow);
    return next;
  }

  return {
    flush,
    /** Saves after a delay, which starts again with every call. */
    schedule(ms: number) {
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), ms);
    },
    cancel: () => clearTimeout(timer),
    isRunning: () => running !== undefined,
  };
}
