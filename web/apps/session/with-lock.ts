/**
 * Does one piece of work of a name at a time, over all tabs of the browser. Browsers without locks have no secure
 * context or are old; there each tab works for itself.
 */
export function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(name, work) : work();
}
