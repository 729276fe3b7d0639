/** Too many tasks are waiting; the caller should try again later. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

/**
 * Runs at most `atOnce` tasks at the same time and lets at most `waiting` wait.
 * @throws {Overloaded} beyond that
 */
export function createLimit(
  atOnce: number,
  waiting: number,
): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const queue: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new Overloaded();
      await new Promise<void>((turn) => queue.push(turn));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The next one takes this one's slot.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
