import type { AskError } from '#web/apps/frame/ask-error.ts';
import type { Translate } from '#web/i18n/translator.ts';

/** Refusals of the accounts back end that people can do something about. */
export function refusalWords(error: AskError, t: Translate<'account'>): string | undefined {
  if (error.details.reason === 'noSession') return t('confirm.anew');
  return error.code === 'TOO_MANY_ATTEMPTS' ? t('problem.throttled') : undefined;
}
