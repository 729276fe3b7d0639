import cluster, { type Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../database/database.ts';
import { listeningUrl } from '../http/listen.ts';
import type { Log } from '../log.ts';
import type { Config } from '../settings/config.ts';
import { showSetupCode } from '../setup/show-code.ts';

/** The replacement of a worker that lived shorter than this waits a little: its failures would fill the log. */
const youngMs = 5000;
const pauseMs = 1000;

type Ended = { worker: Worker; place: number; age: number; code: number; signal: string };

/**
 * WEB_CONCURRENCY: several processes serve requests on the same port. This one owns the database and serves
 * nothing; it starts the others, and replaces one that ends unexpectedly.
 */
export async function runWorkers(config: Config, log: Log): Promise<void> {
  const database = await openDatabase(config, log);
  const environment = (place: number) => ({
    DATABASE_URL: database.connectionString,
    ...(config.metricsPort !== undefined && { METRICS_PORT: String(config.metricsPort + place) }),
  });
  // Workers accept connections from the socket themselves: a connection that the parent had handed to a dying worker
  // would be lost, and its client would wait for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let leaving = false;
  let ready = false;

  /** `place`: from 0; a replacement takes over the metrics port of its place. */
  function fork(place: number): Worker {
    const startedAt = performance.now();
    const worker = cluster.fork(environment(place));
    worker.once('exit', (code, signal) => {
      void replace({ worker, place, age: performance.now() - startedAt, code, signal });
    });
    return worker;
  }

  async function replace({ worker, place, age, code, signal }: Ended): Promise<void> {
    if (leaving) return;
    if (!ready) return leave(code || 1);
    log.error('A worker ended; another one takes its place', { pid: worker.process.pid, code, signal });
    if (age < youngMs) await wait(pauseMs);
    if (!leaving) fork(place);
  }

  async function leave(exitCode: number): Promise<void> {
    if (leaving) process.exit(130);
    leaving = true;
    const workers = Object.values(cluster.workers ?? {}).filter(
      (worker): worker is Worker => worker !== undefined,
    );
    await Promise.all(workers.map(end));
    await database.close();
    process.exit(exitCode);
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) {
    process.removeAllListeners(signal);
    process.on(signal, () => void leave(0));
  }
  // The first one loads the sample data before it listens; the others then find it.
  const port = await listening(fork(0));
  const others = Array.from({ length: config.processes - 1 }, (_, place) => fork(place + 1));
  await Promise.all(others.map(listening));
  ready = true;
  process.stdout.write(`Ready on ${listeningUrl(port, config.host)}\n`);
  await showSetupCode(config, database);
}

/** The port on which a worker answers, once it does. */
function listening(worker: Worker): Promise<number> {
  return new Promise((resolve) => worker.once('listening', ({ port }) => resolve(port)));
}

/** Ends a worker in its own orderly way (see lifecycle.ts). */
async function end(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  worker.process.kill('SIGTERM');
  await ended;
}
