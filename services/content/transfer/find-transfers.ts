import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Transfer } from './report.ts';

const columns = 'id::float8 AS id, at, by, source, file_name AS "fileName", report';

const newest = statement<Transfer, { limit: number }>(
  'content_transfers',
  `SELECT ${columns} FROM content.transfer ORDER BY id DESC LIMIT :limit`,
);
const one = statement<Transfer, { id: number }>(
  'content_transfer',
  `SELECT ${columns} FROM content.transfer WHERE id = :id`,
);

/** The reports of imports, the newest first. */
export function newestTransfers(connection: Connection, limit: number): Promise<Transfer[]> {
  return newest(connection, { limit });
}

export async function findTransfer(connection: Connection, id: number): Promise<Transfer | undefined> {
  return (await one(connection, { id }))[0];
}
