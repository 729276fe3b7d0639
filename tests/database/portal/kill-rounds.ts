import type { Worker } from '../worker.ts';

/** Does something until it is acknowledged, as the browser does; `again`: the answer to a try before may have been lost. */
export type Insist = <Result>(work: (again: boolean) => Promise<Result>) => Promise<Result>;

/** A process that is killed once in a round, after so many acknowledgements, and started again. */
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
            // A failure has another reason than the kill.
            if (!killed) throw error;
            await restarted();
          }
        }
      });
      if (killed) await restarted();
    },
  };
}
