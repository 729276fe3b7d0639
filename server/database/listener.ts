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

/**
 * LISTEN on one connection of its own, which is opened with the first channel and opened again whenever it
 * breaks. PostgreSQL keeps no notification for clients that are not connected, so each handler is notified of a gap.
 */
export function createListener(connectionString: string, log: Log) {
  const handlers = new Map<string, Handler[]>();
  let client: Promise<pg.Client> | undefined;
  let closed = false;

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5_000 });
    fresh.on('error', (error) => log.warn('The connection for notifications broke', { error }));
    fresh.on('notification', ({ channel, payload }) => {
      for (const { notified } of handlers.get(channel) ?? []) notified(payload ?? '');
    });
    await fresh.connect();
    for (const channel of handlers.keys()) await fresh.query(`LISTEN ${fresh.escapeIdentifier(channel)}`);
    fresh.once('end', () => void reconnect());
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
