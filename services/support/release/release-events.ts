import { insertInto, table } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { savePerson } from '../ticket/save-person.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { releaseEvent } from './release.tables.ts';
import type { ReleaseAction } from './release-steps.ts';

export type ReleaseEventRow = Omit<typeof releaseEvent.$inferSelect, 'releaseId' | 'actorId'> & {
  /** Empty: the account was deleted. */
  actorName: string;
};

const insert = insertInto(table<typeof releaseEvent>('support.release_event'), [
  'releaseId',
  'action',
  'detail',
  'actorId',
]);

/** Records who did what to a release, in the transaction of `connection`. */
export async function noteReleaseEvent(
  connection: Connection,
  actor: Viewer,
  { release, action, detail = '' }: { release: string; action: ReleaseAction; detail?: string },
): Promise<void> {
  await savePerson(connection, actor);
  await insert(connection, { releaseId: release, action, detail, actorId: actor.id });
}

const limit = 200;

const find = statement<ReleaseEventRow, { release: string; limit: number }>(
  'support_release_events',
  `SELECT e.id, e.at, e.action, e.detail, p.name AS "actorName"
   FROM support.release_event e JOIN support.ticket_person p ON p.id = e.actor_id
   WHERE e.release_id = :release ORDER BY e.at DESC, e.id LIMIT :limit`,
);

/** The history of a release, newest first. */
export function releaseEvents(connection: Connection, release: string): Promise<ReleaseEventRow[]> {
  return find(connection, { release, limit });
}
