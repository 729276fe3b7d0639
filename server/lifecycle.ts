import type { Server, ServerResponse } from 'node:http';
import type { Log } from './log.ts';

/** Open requests get this long after the signal; a load balancer or `docker stop` waits 30 s at most. */
const graceMs = 25_000;

/** Whether this process wants to be sent requests; `GET /readyz` tells it to the load balancer. */
export type Readiness = { readonly stopping: boolean; readonly stop: () => void };

export function createReadiness(): Readiness {
  let stopping = false;
  return {
    get stopping() {
      return stopping;
    },
    stop() {
      stopping = true;
    },
  };
}

type Running = {
  readonly server: Server;
  readonly readiness: Readiness;
  /** Closes what stands behind the server (database, jobs), after the last answer was sent. */
  readonly close: () => Promise<void>;
  readonly log: Log;
  readonly drainSeconds: number;
};

/**
 * Watches for the end: SIGTERM, Ctrl-C, or the parent's channel closing (`npm` passes no signal on, see
 * scripts/). Then, in order: no longer ready, no longer accepting, open requests finish, `close`, exit.
 * A second Ctrl-C leaves at once. An error that nobody caught ends the process the same orderly way, with
 * exit code 1.
 */
export function runUntilStopped({ server, readiness, close, log, drainSeconds }: Running): void {
  const open = trackOpenResponses(server, readiness);
  let leaving = false;

  const leave = async (reason: string, exitCode: number, drainMs: number) => {
    if (leaving) return;
    leaving = true;
    log.info('Stopping', { reason, openRequests: open.size });
    readiness.stop();
    const forced = setTimeout(() => {
      log.warn('Stopped waiting for open requests', { openRequests: open.size });
      server.closeAllConnections();
    }, drainMs + graceMs);
    await new Promise((done) => setTimeout(done, drainMs));
    for (const response of open) if (!response.headersSent) response.setHeader('Connection', 'close');
    await new Promise((done) => server.close(done));
    clearTimeout(forced);
    await close().catch((error) => {
      log.error('Could not close everything', { error });
      exitCode = 1;
    });
    log.info('Stopped');
    process.exit(exitCode);
  };

  const interrupt = () => (leaving ? process.exit(130) : void leave('SIGINT', 0, 0));
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', () => void leave('SIGTERM', 0, drainSeconds * 1000));
  process.on('disconnect', () => void leave('the parent process ended', 0, 0));
  process.on('uncaughtException', (error) => {
    log.error('An error that nobody caught', { error });
    void leave('an error that nobody caught', 1, 0);
  });
}

/** A kept-alive connection is told to close with its next answer, so that no client reuses one that ends. */
function trackOpenResponses(server: Server, readiness: Readiness): ReadonlySet<ServerResponse> {
  const open = new Set<ServerResponse>();
  server.prependListener('request', (_request, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    if (readiness.stopping) response.setHeader('Connection', 'close');
  });
  return open;
}
