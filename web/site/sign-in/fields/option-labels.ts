import type { Translate } from '#web/i18n/translator.ts';

/** What the embedded tenant offers to choose, by its English name. */
const words = {
  code: 'method.code',
  passkey: 'method.passkey',
  'recovery code': 'method.recovery',
} as const;

/**
 * An option in the reader's words; one that we do not know stays as the tenant calls it. `goOn`: what the button says
 * that goes on with the step itself.
 */
export function optionWords(option: string, t: Translate<'signIn'>, goOn: string): string {
  const name = option.toLowerCase();
  if (name === 'continue') return goOn;
  return Object.hasOwn(words, name) ? t(words[name as keyof typeof words]) : option;
}
