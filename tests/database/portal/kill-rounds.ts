import type { Worker } from '../worker.ts';

/**
 * Repeats something until it is acknowledged, as the browser does; `again`: the response to an earlier
 * attempt may have been lost.
 */
export type Insist = <Result>(work: (again: boolean) => Promise<Result>) => Promise<Result>;

/** A process that is killed once in each round, after a number of acknowledgements, and restarted. */
export function killRounds(start: () => Promise<Worker>) {
  let worker: Worker;
  return {
    origin: () => worker.origin,
    async begin() {
      worker = await start();
    },
    end: () => worker.kill(),
    async round(killAfter: number, work: (insist: Insist) => Promise<unknown>): Promise<void> {
      let acknowledged = 0;
      let killed: Promise<void> | undefined;
      let restart: Promise<void> | undefined;
      const restarted = () => {
        restart ??= Promise.resolve(killed)
          .then(start)
          .then((fresh) => {
            worker = fresh;
          });
        return restart;
      };
      await work(async (attempt) => {
        for (let again = false; ; again = true) {
          try {
            const result = await attempt(again);
            acknowledged += 1;
            if (acknowledged === killAfter) killed = worker.kill();
            return result;
          } catch (error) {
            // Without a kill, the failure has another reason.
            if (!killed) throw error;
            await restarted();
          }
        }
      });
      if (killed) await restarted();
    },
  };
}
