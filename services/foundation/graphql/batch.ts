/**
 * Collects the keys requested in one turn of the event loop and loads them with one call: `load` gets each key once
 * and gives the values found, by key. Values are cached for the life of the batch, so create one for each request.
 */
export function batch<Value>(load: (keys: string[]) => Promise<ReadonlyMap<string, Value>>) {
  const known = new Map<string, Promise<Value | undefined>>();
  let waiting: { keys: string[]; found: Promise<ReadonlyMap<string, Value>> } | undefined;

  return (key: string): Promise<Value | undefined> => {
    const answer = known.get(key) ?? next().then((found) => found.get(key));
    known.set(key, answer);
    return answer;

    function next() {
      waiting ??= open();
      waiting.keys.push(key);
      return waiting.found;
    }
  };

  /**
   * `setImmediate` runs after all promises that are settled now, and so after every resolver that may still add a
   * key.
   */
  function open() {
    const keys: string[] = [];
    const found = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      waiting = undefined;
      return load(keys);
    });
    return { keys, found };
  }
}
