import { type Connection, statement } from './statement.ts';

const send = statement<never, { channel: string; payload: string }>(
  'foundation_notify',
  'SELECT pg_notify(:channel, :payload)',
);

/** PostgreSQL refuses payloads of 8000 bytes and more. */
const maxPayloadBytes = 7999;

/**
 * Notifies every process of changed tags, as a JSON list, when the transaction of `connection` commits. Too many tags
 * for one notification become the tag `all`.
 */
export async function notify(connection: Connection, channel: string, tags: Iterable<string>): Promise<void> {
  const list = [...new Set(tags)].sort();
  if (list.length === 0) return;
  const payload = JSON.stringify(list);
  await send(connection, {
    channel,
    payload: Buffer.byteLength(payload) > maxPayloadBytes ? '["all"]' : payload,
  });
}
