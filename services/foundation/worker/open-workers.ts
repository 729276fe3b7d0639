import { fork } from 'node:child_process';
import { createLimit } from '../limit.ts';

export type WorkerLimits = {
  /** For all calls of one use together, the worker's start included. */
  readonly seconds: number;
  /** The size of the heap. */
  readonly megabytes: number;
  /** How many run at the same time, and how many more may wait. */
  readonly atOnce: number;
  readonly waiting: number;
  /** Whether the worker ends after each use, which frees its memory. */
  readonly isForOneUse?: boolean;
};

/** The work exceeded its limits of time, memory or stack, and was ended. */
export class WorkEnded extends Error {
  override name = 'WorkEnded';
}

/** The exports of a module for workers: functions from plain data to plain data. */
type Works<Module> = {
  [Name in keyof Module]: Module[Name] extends (...input: infer Input) => infer Value
    ? (...input: Input) => Promise<Awaited<Value>>
    : never;
};

type Call<Module> = <Name extends keyof Module & string>(
  name: Name,
  ...input: Parameters<Works<Module>[Name]>
) => ReturnType<Works<Module>[Name]>;

/** How long an idle worker waits for the next use: files often arrive one after the other. */
const idleMs = 10_000;

/**
 * Workers parse uploads outside the main thread, which goes on answering, and within limits. Each `use` has a worker
 * to itself: state that the module holds between two calls is not shared.
 * @throws {WorkEnded} beyond the limits, `Overloaded` when too many wait, and what the module throws (name and
 * message)
 */
export function openWorkers<Module>(module: URL, limits: WorkerLimits) {
  const { seconds, megabytes, atOnce, waiting, isForOneUse = false } = limits;
  const inTurn = createLimit(atOnce, waiting);
  const idle = new Set<OneWorker>();

  return <Result>(use: (call: Call<Module>) => Promise<Result>): Promise<Result> =>
    inTurn(async () => {
      const [rested] = idle;
      const worker = rested ?? startWorker(module, megabytes, (gone) => idle.delete(gone));
      idle.delete(worker);
      worker.begin(seconds * 1000);
      try {
        // The worker accepts any name; the type of the module says which exist, and their arguments and results.
        return await use(worker.call as unknown as Call<Module>);
      } finally {
        if (worker.rest(isForOneUse)) idle.add(worker);
      }
    });
}

type OneWorker = {
  begin: (milliseconds: number) => void;
  call: (name: string, ...input: unknown[]) => Promise<unknown>;
  /** False: it has failed or is to be ended, and was. */
  rest: (isOver: boolean) => boolean;
};

function startWorker(module: URL, megabytes: number, leave: (worker: OneWorker) => void): OneWorker {
  // A process, not a thread: V8 ends the whole process when a heap is full, even that of a thread with limits.
  const worker = fork(new URL('./worker-entry.ts', import.meta.url), [module.href], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${megabytes}`],
    // The worker gets no environment: an upload must not reach settings or secrets.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = Promise.withResolvers<never>();
  ended.promise.catch(() => undefined);
  worker.once('error', ended.reject);
  worker.once('exit', () => {
    leave(own);
    ended.reject(new WorkEnded('The worker has ended'));
  });
  let leftMs = 0;
  let hasFailed = false;
  let resting: NodeJS.Timeout | undefined;

  const own: OneWorker = {
    begin(milliseconds) {
      clearTimeout(resting);
      worker.ref();
      worker.channel?.ref();
      leftMs = milliseconds;
    },
    async call(name, ...input) {
      const answered = Promise.withResolvers<unknown>();
      worker.once('message', (answer) => {
        const { value, error } = answer as { value?: unknown; error?: Error };
        if (error === undefined) answered.resolve(value);
        else answered.reject(plain(error));
      });
      const began = performance.now();
      const timer = setTimeout(() => ended.reject(new WorkEnded('It took too long')), leftMs);
      try {
        worker.send({ name, input }, (error) => error && ended.reject(new WorkEnded(error.message)));
        return await Promise.race([answered.promise, ended.promise]);
      } catch (error) {
        hasFailed = true;
        throw error;
      } finally {
        clearTimeout(timer);
        leftMs = Math.max(0, leftMs - (performance.now() - began));
      }
    },
    /** An idle worker does not delay the exit of the process. */
    rest(isOver) {
      if (hasFailed || isOver) {
        worker.kill('SIGKILL');
        return false;
      }
      worker.unref();
      worker.channel?.unref();
      resting = setTimeout(() => {
        leave(own);
        worker.kill('SIGKILL');
      }, idleMs).unref();
      return true;
    },
  };
  return own;
}

/** A stack overflow is reported as an error of its own. */
function plain(error: Error): Error {
  return error instanceof RangeError ? new WorkEnded(error.message) : error;
}
