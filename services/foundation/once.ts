/** Runs asynchronous work at most once: later calls get the result of the first. */
export function once<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let begun: Promise<Value> | undefined;
  return () => {
    begun ??= work();
    return begun;
  };
}

/** Passes each message on only the first time. */
export function onceEach(warn: (message: string) => void): (message: string) => void {
  const given = new Set<string>();
  return (message) => {
    if (!given.has(message)) warn(message);
    given.add(message);
  };
}
