import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';

export type Handler = {
  readonly notified: (payload: string) => void;
  /** The connection was down for a while: notifications may have been missed. */
  readonly missed: () => void;
};

/** Resolves once the channel is listened to. */
export type Listen = (channel: string, handler: Handler) => Promise<void>;

const retryMs = 500;

/** How often the line is tried, and how long it may stay silent. */
export type Pulse = { readonly beatMs: number; readonly patienceMs: number };
const usualPulse: Pulse = { beatMs: 5_000, patienceMs: 10_000 };

/**
 * LISTEN on one connection of its own, which is opened with the first channel and opened again whenever it
 * breaks. PostgreSQL keeps no notification for clients that are not connected, so each handler is notified of a gap.
 *
 * A network that is cut without a word breaks no connection, and a pooler in front may take a LISTEN that it never serves:
 * the connection notifies itself all the time, and one that misses its own notification is given up.
 */
export function createListener(connectionString: string, log: Log, pulse: Pulse = usualPulse) {
  const heartbeat = `heartbeat ${randomUUID()}`;
  const handlers = new Map<string, Handler[]>();
  let client: Promise<pg.Client> | undefined;
  let closed = false;

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: pulse.patienceMs,
    });
    let heardAt = performance.now();
    fresh.on('error', (error) => log.warn('The connection for notifications broke', { error }));
    fresh.on('notification', ({ channel, payload }) => {
      if (channel === heartbeat) heardAt = performance.now();
      for (const { notified } of handlers.get(channel) ?? []) notified(payload ?? '');
    });
    try {
      await fresh.connect();
      for (const channel of [heartbeat, ...handlers.keys()])
        await fresh.query(`LISTEN ${fresh.escapeIdentifier(channel)}`);
    } catch (error) {
      void fresh.end();
      throw error;
    }
    let isQuerying = false;
    const beat = setInterval(() => {
      if (performance.now() - heardAt > pulse.beatMs + pulse.patienceMs) {
        log.warn('The connection for notifications does not hear itself');
        // With a statement open it is cut; politely closed it would wait for an answer that does not come.
        void fresh.end();
      } else if (!isQuerying) {
        isQuerying = true;
        const over = () => {
          isQuerying = false;
        };
        fresh.query('SELECT pg_notify($1, $2)', [heartbeat, '']).then(over, over);
      }
    }, pulse.beatMs);
    fresh.once('end', () => {
      clearInterval(beat);
      void reconnect();
    });
    return fresh;
  }

  async function reconnect(): Promise<void> {
    while (!closed) {
      client = connect();
      const back = await client.then(
        () => true,
        () => false,
      );
      if (back) {
        for (const { missed } of [...handlers.values()].flat()) missed();
        return;
      }
      await wait(retryMs);
    }
  }

  return {
    async listen(channel: string, handler: Handler) {
      const known = handlers.get(channel);
      handlers.set(channel, [...(known ?? []), handler]);
      if (!client) client = connect();
      else if (!known) {
        const connected = await client;
        await connected.query(`LISTEN ${connected.escapeIdentifier(channel)}`);
      }
      await client;
    },
    async close() {
      closed = true;
      await client?.then(
        (open) => open.end(),
        () => {},
      );
    },
  };
}
