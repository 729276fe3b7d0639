import cluster, { type Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from './config.ts';
import { openDatabase } from './database.ts';
import { addressOf } from './listen.ts';
import type { Log } from './log.ts';

/** A worker that fails at once is started again only after this time, so that it cannot fill the log. */
const pauseMs = 500;

/**
 * WEB_CONCURRENCY: several processes answer requests on the same port. This one owns the database, loads nothing
 * and answers nothing; it starts the others, and starts one again when it ends unasked.
 */
export async function runWorkers(config: Config, log: Log): Promise<void> {
  const database = await openDatabase(config, log);
  const environment = { DATABASE_URL: database.connectionString };
  let leaving = false;
  let listening = 0;

  // The first one loads the sample data before it listens; the others then find it.
  const first = cluster.fork(environment);
  cluster.on('listening', (_worker, { port }) => {
    listening += 1;
    if (listening === config.processes) process.stdout.write(`Ready on ${addressOf(port, config.host)}\n`);
  });
  cluster.on('exit', async (worker, code, signal) => {
    if (leaving) return;
    if (listening === 0) return leave(code ?? 1);
    log.error('A worker ended; another one takes its place', { pid: worker.process.pid, code, signal });
    await wait(pauseMs);
    if (!leaving) cluster.fork(environment);
  });

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
  await new Promise<void>((resolve) => first.once('listening', () => resolve()));
  for (let count = 1; count < config.processes; count += 1) cluster.fork(environment);
}

/** Ends a worker in its own orderly way (see lifecycle.ts). */
async function end(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  worker.process.kill('SIGTERM');
  await ended;
}
