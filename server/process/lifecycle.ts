import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log.ts';

/** Open requests get this long after the signal; a load balancer or `docker stop` waits 30 s at most. */
const graceMs = 25_000;
const lastAnswersMs = 250;
/** A database that hangs while closing must not delay the exit: what is stored is safe. */
const closingMs = 10_000;

/** One Ctrl-C may arrive twice, from the terminal and from the parent. */
const sameKeyMs = 500;

/** Whether this process is ready for requests; `GET /readyz` reports it to the load balancer. */
export type Readiness = {
  readonly stopping: boolean;
  /** Resolves when the process begins to stop: streams and other long work should end then. */
  readonly stopped: Promise<void>;
  readonly stop: () => void;
};

export function createReadiness(): Readiness {
  let stopping = false;
  const { promise: stopped, resolve } = Promise.withResolvers<void>();
  return {
    get stopping() {
      return stopping;
    },
    stopped,
    stop() {
      stopping = true;
      resolve();
    },
  };
}

const exitAtOnce = () => process.exit(130);
const signals = ['SIGINT', 'SIGTERM', 'disconnect'] as const;

/** Until the process is ready no request is open: a signal ends it at once, and what it started with it. */
export function exitWhileStarting(): void {
  for (const signal of signals) process.on(signal, exitAtOnce);
}

/**
 * The reader of this process's output may be gone, and then the output is lost. An unhandled EPIPE would be
 * logged and fail again, endlessly.
 */
export function goOnUnread(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

type Running = {
  readonly server: Server;
  readonly readiness: Readiness;
  /** Closes what stands behind the server (database, jobs) after the last answer. */
  readonly close: () => Promise<void>;
  readonly log: Log;
  readonly drainSeconds: number;
  /** How long `close` may take; 10 s by default. */
  readonly closeMs?: number;
};

/**
 * Watches for the end: SIGTERM, Ctrl-C, or the parent's channel closing (`npm` passes no signal on, see
 * scripts/). Then, in order: no longer ready, no longer accepting, open requests finish, `close`, exit.
 * A second Ctrl-C leaves at once. An uncaught error ends the process the same orderly way, with
 * exit code 1.
 */
export function runUntilStopped(running: Running): void {
  const { server, readiness, close, log, drainSeconds, closeMs = closingMs } = running;
  const traffic = watchTraffic(server, readiness);
  let leavingSince = 0;

  const leave = async (reason: string, exitCode: number, drainMs: number) => {
    if (leavingSince) return;
    leavingSince = Date.now();
    log.info('Stopping', { reason, openRequests: traffic.open.size });
    readiness.stop();
    await wait(drainMs);
    await finishTraffic(server, traffic, log);
    const closed = await Promise.race([close().then(() => true), tooLate(closeMs)]).catch((error) =>
      log.error('Could not close everything', { error }),
    );
    log.info('Stopped');
    process.exit(closed ? exitCode : 1);
  };

  for (const signal of signals) process.off(signal, exitAtOnce);
  process.on('SIGINT', () => {
    if (leavingSince && Date.now() - leavingSince > sameKeyMs) exitAtOnce();
    void leave('SIGINT', 0, 0);
  });
  process.on('SIGTERM', () => void leave('SIGTERM', 0, drainSeconds * 1000));
  process.on('SIGHUP', () => void leave('SIGHUP', 0, 0));
  process.on('disconnect', () => void leave('the parent process ended', 0, 0));
  process.on('uncaughtException', (error) => {
    log.error('An uncaught error', { error });
    void leave('an error that nobody caught', 1, 0);
  });
}

async function tooLate(afterMs: number): Promise<never> {
  await wait(afterMs);
  throw new Error(`Closing took longer than ${afterMs / 1000} s`);
}

type Traffic = { readonly open: ReadonlySet<ServerResponse>; readonly connections: ReadonlySet<Socket> };

/** A kept-alive connection is closed with its next answer, so that no client reuses one that ends. */
function watchTraffic(server: Server, readiness: Readiness): Traffic {
  const open = new Set<ServerResponse>();
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', (_request, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    if (readiness.stopping) response.setHeader('Connection', 'close');
  });
  return { open, connections };
}

async function finishTraffic(server: Server, { open, connections }: Traffic, log: Log): Promise<void> {
  for (const response of open) if (!response.headersSent) response.setHeader('Connection', 'close');
  const closed = new Promise((done) => server.close(done));
  await Promise.race([closed, answered(open), wait(graceMs)]);
  if (open.size > 0) log.warn('Stopped waiting for open requests', { openRequests: open.size });
  // What is left has no request open: web sockets, and requests whose head is still arriving.
  await Promise.race([closed, wait(lastAnswersMs)]);
  for (const socket of connections) socket.destroy();
  await closed;
}

async function answered(open: ReadonlySet<ServerResponse>): Promise<void> {
  // The iterator of a Set also visits what is added meanwhile.
  for (const response of open) await new Promise((done) => response.once('close', done));
}
