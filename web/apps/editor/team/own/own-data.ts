import type { ResultOf } from 'gql.tada';
import { OperationError } from '#web/apps/frame/fetch-operation.ts';
import type { SendQuery } from '../../query.ts';
import type { ownChanges, ownReads } from './own-operations.ts';

export type OwnAccess = NonNullable<ResultOf<typeof ownReads.ownEditorAccess>['ownEditorAccess']>;
export type StoredSession = OwnAccess['sessions'][number];
export type OwnChange = ResultOf<typeof ownChanges.beginOwnEditorFactor>['beginOwnEditorFactor'];

/** The editor's own sign-in methods and sessions. Throws `OperationError`. */
export async function getOwnAccess(sendQuery: SendQuery): Promise<OwnAccess> {
  const { ownEditorAccess } = await sendQuery('content', 'ownEditorAccess');
  if (!ownEditorAccess) throw new OperationError('The session has ended', 'UNAUTHENTICATED');
  return ownEditorAccess;
}
