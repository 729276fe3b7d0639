import type { Pool } from 'pg';
import {
  publishingProblems,
  type ReleaseState,
  releaseLimits,
  softwareNames,
} from '#contracts/support/releases.ts';
import { badFields } from '#services/foundation/refusals.ts';
import { statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { plainText } from '../ticket/plain-text.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { announceReleases } from './announce-releases.ts';
import { lockForAction } from './managed-releases.ts';
import { noteReleaseEvent } from './release-events.ts';
import { refuse } from './save-draft.ts';

type Seen = { id: string; revision: number };

const setState = statement<never, { id: string; state: ReleaseState }>(
  'support_set_release_state',
  'UPDATE support.release SET state = :state, revision = revision + 1 WHERE id = :id',
);
const remove = statement<never, { id: string }>(
  'support_delete_draft',
  'DELETE FROM support.release WHERE id = :id',
);
const removeFile = statement<{ name: string }, { id: string; name: string }>(
  'support_remove_release_file',
  'DELETE FROM support.release_file WHERE release_id = :id AND name = :name RETURNING name',
);

/**
 * Publishes a release and, at its first publication, notifies subscribers by mail.
 * @throws BAD_USER_INPUT with `fields` for what it lacks, NOT_FOUND, CONFLICT
 */
export function publishRelease(pool: Pool, viewer: Viewer, { id, revision }: Seen): Promise<void> {
  return inTransaction(pool, async (connection) => {
    const { release } = await lockForAction(connection, id, 'publish', revision);
    refuse(publishingProblems(release, release.files.length, new Date()));
    await setState(connection, { id, state: 'published' });
    await noteReleaseEvent(connection, viewer, { release: id, action: 'publish' });
    if (release.state === 'draft') await announceReleases(connection, [release]);
  });
}

/**
 * Withdraws a release from customers; links to its files become invalid.
 * @throws BAD_USER_INPUT for the field `reason`, NOT_FOUND, CONFLICT
 */
export function withdrawRelease(
  pool: Pool,
  viewer: Viewer,
  { id, revision, reason }: Seen & { reason: string },
): Promise<void> {
  const detail = plainText(reason);
  if (detail.length > releaseLimits.withdrawalReason) throw badFields({ reason: 'tooLong' });
  return inTransaction(pool, async (connection) => {
    await lockForAction(connection, id, 'withdraw', revision);
    await setState(connection, { id, state: 'withdrawn' });
    await noteReleaseEvent(connection, viewer, { release: id, action: 'withdraw', detail });
  });
}

/**
 * Deletes a draft; its history stays.
 * @throws NOT_FOUND, CONFLICT
 */
export function deleteDraft(pool: Pool, viewer: Viewer, { id, revision }: Seen): Promise<void> {
  return inTransaction(pool, async (connection) => {
    const { release } = await lockForAction(connection, id, 'delete', revision);
    await remove(connection, { id });
    const detail = `${softwareNames[release.software]} ${release.version}`;
    await noteReleaseEvent(connection, viewer, { release: id, action: 'delete', detail });
  });
}

/**
 * Removes a file from a draft; false: it has none of that name.
 * @throws NOT_FOUND, CONFLICT
 */
export function removeReleaseFile(pool: Pool, viewer: Viewer, id: string, name: string): Promise<boolean> {
  return inTransaction(pool, async (connection) => {
    await lockForAction(connection, id, 'removeFile');
    if ((await removeFile(connection, { id, name })).length === 0) return false;
    await noteReleaseEvent(connection, viewer, { release: id, action: 'removeFile', detail: name });
    return true;
  });
}
