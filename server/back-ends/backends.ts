import type { Backend } from '#contracts/backend.ts';

/** A back end of our own, called in process; its address is the one at which it is also mounted. */
export function embedded(path: string, fetch: Backend['fetch']): Backend {
  return { url: `http://embedded${path}`, fetch };
}

export function remote(url: string): Backend {
  return { url, fetch: (request) => globalThis.fetch(request) };
}
