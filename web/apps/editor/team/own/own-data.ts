import type { ResultOf } from 'gql.tada';
import { OperationError } from '#web/apps/frame/fetch-operation.ts';
import type { Translate } from '#web/i18n/translator.ts';
import type { Ask } from '../../query.ts';
import type { ownChanges, ownReads } from './own-operations.ts';

export type OwnAccess = NonNullable<ResultOf<typeof ownReads.ownEditorAccess>['ownEditorAccess']>;
export type KeptSession = OwnAccess['sessions'][number];
export type OwnChange = ResultOf<typeof ownChanges.beginOwnEditorFactor>['beginOwnEditorFactor'];

/** How and where the person enters. Throws `OperationError`. */
export async function getOwnAccess(ask: Ask): Promise<OwnAccess> {
  const { ownEditorAccess } = await ask('content', 'ownEditorAccess');
  if (!ownEditorAccess) throw new OperationError('The session has ended', 'UNAUTHENTICATED');
  return ownEditorAccess;
}

/** Why it was not done, in words; undefined: it was. */
export function findOwnProblem({ problem }: OwnChange, t: Translate<'editorTeam'>): string | undefined {
  return problem ? t(`problem.${problem}`) : undefined;
}
