import type { OperationError } from '#web/apps/frame/fetch-operation.ts';
import type { Translate } from '#web/i18n/translator.ts';

/** Refusals of the accounts back end that people can do something about. */
export function refusalLabel(error: OperationError, t: Translate<'account'>): string | undefined {
  if (error.details.reason === 'noSession') return t('confirm.anew');
  return error.code === 'TOO_MANY_ATTEMPTS' ? t('problem.throttled') : undefined;
}
