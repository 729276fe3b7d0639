import type { OperationError } from '#web/apps/frame/fetch-operation.ts';
import type { Translate } from '#web/i18n/translator.ts';

/** Why a publication was refused, as far as it is no problem of the page itself. */
export function publishWords(
  t: Translate<'editorPages'>,
  { code }: OperationError,
  otherwise: string,
): string {
  if (code === 'CONFLICT') return t('publish.conflict');
  if (code === 'BAD_USER_INPUT') return t('publish.badMoment');
  return otherwise;
}
