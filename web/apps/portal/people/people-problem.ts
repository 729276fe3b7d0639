import type { OperationError } from '#web/apps/frame/fetch-operation.ts';
import type { Translate } from '#web/i18n/translator.ts';

/** What may go wrong has words of its own for each action (specification, section 8). */
export type PeopleAction =
  | 'action'
  | 'add'
  | 'grant'
  | 'acceptRequest'
  | 'update'
  | 'resendInvite'
  | 'sendNewInvite'
  | 'deny'
  | 'suspend'
  | 'resume'
  | 'withdraw'
  | 'addOrganisation'
  | 'removeOrganisation'
  | 'delete'
  | 'invite';

/** Why something was not done: what stands in the way where it is known, else what failed and to try later. */
export function getProblem(
  { code, details }: OperationError,
  t: Translate<'people'>,
  action: PeopleAction,
): string {
  if (code === 'CONFLICT' && details.reason === 'lastAdministrator') return t('failed.lastAdministrator');
  if (code === 'CONFLICT' && details.reason === 'oneself') return t('failed.oneself');
  if (code === 'CONFLICT') return t('failed.changed');
  if (code === 'TOO_MANY_ATTEMPTS') return t('failed.tooMany');
  return t(`failed.${action}`);
}
