import type { OperationError } from '#web/apps/frame/fetch-operation.ts';
import type { Translate } from '#web/i18n/translator.ts';

/** The actions that have an error message of their own (specification, section 8). */
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

/**
 * The message of a failed action: the reason if it is known, otherwise what failed and to try again later.
 */
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
