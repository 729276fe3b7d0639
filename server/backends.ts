import type { Backend } from '#contracts/backend.ts';
import { execute } from '#contracts/execute.ts';

/** A back end of our own, called in process; its address is the one at which it is also mounted. */
export function embedded(path: string, fetch: Backend['fetch']): Backend {
  return { url: `http://embedded${path}`, fetch };
}

export function remote(url: string): Backend {
  return { url, fetch: (request) => globalThis.fetch(request) };
}

/** Whether a back end answers within two seconds, with something that it had to look up. */
export async function isAnswering(backend: Backend): Promise<boolean> {
  try {
    await execute(backend, 'query ready { brands { id } }', {}, { timeoutMs: 2000 });
    return true;
  } catch {
    return false;
  }
}
