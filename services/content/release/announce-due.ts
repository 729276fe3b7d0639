import type { Pool } from 'pg';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { notifyChanges } from '../changes.ts';
import { noteOut } from '../revision/note-revision.ts';
import { noteRelease } from './note-release.ts';

type Due = { pageId: string; siteId: string; releaseAt: Date };

const take = statement<Due>(
  'content_take_due_releases',
  `UPDATE content.release due SET released_at = now() FROM content.page p
   WHERE p.id = due.page_id AND due.page_id IN (
     SELECT page_id FROM content.release WHERE released_at IS NULL AND release_at <= now() FOR UPDATE SKIP LOCKED
   )
   RETURNING due.page_id AS "pageId", p.site_id AS "siteId", due.release_at AS "releaseAt"`,
);

/**
 * Notifies every process of pages whose moment has come, and records it. Of several processes one does it; when that
 * one dies, another takes over.
 */
export function announceDue(pool: Pool): Promise<number> {
  return inTransaction(pool, async (connection) => {
    const due = await take(connection);
    for (const { pageId, releaseAt } of due) await noteRelease(connection, pageId, 'released', '', releaseAt);
    await noteOut(
      connection,
      due.map(({ pageId }) => pageId),
    );
    await notifyChanges(
      connection,
      due.flatMap(({ pageId, siteId }) => [`page:${pageId}`, `site:${siteId}`] as const),
    );
    return due.length;
  });
}

const next = statement<{ milliseconds: number | null }>(
  'content_next_release',
  `SELECT extract(epoch FROM min(release_at) - now())::float8 * 1000 AS milliseconds
   FROM content.release WHERE released_at IS NULL`,
);

/**
 * Milliseconds until the next moment, by the database's clock, which is the same for all processes; null: nothing is
 * planned.
 */
export async function untilNextRelease(connection: Connection): Promise<number | null> {
  return (await next(connection))[0]?.milliseconds ?? null;
}
