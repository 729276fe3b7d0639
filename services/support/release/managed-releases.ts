import type { ClientBase } from 'pg';
import type { ReleaseState } from '#contracts/support/releases.ts';
import { conflict, notFound } from '#services/foundation/refusals.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { type ReleaseRow, releaseColumns } from './find-releases.ts';
import { afterAction, type ReleaseAction } from './release-steps.ts';

/** A release for our own people, who see it in every state. */
export type ManagedReleaseRow = ReleaseRow & { state: ReleaseState; revision: number };

const find = statement<ManagedReleaseRow, { id: string | null }>(
  'support_managed_releases',
  `SELECT r.state, r.revision, ${releaseColumns}
   FROM support.release r WHERE :id::text IS NULL OR r.id = :id
   ORDER BY r.released_on DESC, r.software, r.version DESC`,
);

/** All releases in every state, newest first. */
export function findManagedReleases(connection: Connection): Promise<ManagedReleaseRow[]> {
  return find(connection, { id: null });
}

export async function findManagedRelease(
  connection: Connection,
  id: string,
): Promise<ManagedReleaseRow | undefined> {
  const [row] = await find(connection, { id });
  return row;
}

const lock = statement<{ id: string }, { id: string }>(
  'support_lock_release',
  'SELECT id FROM support.release WHERE id = :id FOR UPDATE',
);

/**
 * The release, locked until the transaction ends, and the state after the action.
 * @throws NOT_FOUND, and CONFLICT when the state does not allow the action, or the release has changed since it was
 * seen
 */
export async function lockForAction(
  connection: ClientBase,
  id: string,
  action: ReleaseAction,
  revision?: number,
): Promise<{ release: ManagedReleaseRow; next: ReleaseState | 'gone' }> {
  await lock(connection, { id });
  const release = await findManagedRelease(connection, id);
  if (!release) throw notFound();
  const next = afterAction(release.state, action);
  const isAsSeen = revision === undefined || revision === release.revision;
  if (!next || !isAsSeen) {
    throw conflict('The release has changed in the meantime.', { revision: release.revision });
  }
  return { release, next };
}
