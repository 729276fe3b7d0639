import type { Translate } from '#web/i18n/translator.ts';

/** What the embedded tenant offers to choose, by its English name. */
const words = {
  code: 'method.code',
  passkey: 'method.passkey',
  'recovery code': 'method.recovery',
  password: 'method.password',
  continue: 'continue',
} as const;

/** An option in the reader's words; one that we do not know stays as the tenant calls it. */
export function optionWords(option: string, t: Translate<'signIn'>): string {
  const name = option.toLowerCase();
  return Object.hasOwn(words, name) ? t(words[name as keyof typeof words]) : option;
}
