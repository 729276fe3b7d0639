import type { Translate } from '#web/i18n/translator.ts';
import { type Callback, readOutputText } from '../journey/step.ts';

const attributes = {
  givenName: 'field.firstName',
  sn: 'field.lastName',
  company: 'field.company',
  mail: 'field.email',
} as const;

/** The label of a field in the reader's language; an unknown field keeps the tenant's label. */
export function fieldLabel(callback: Callback, stage: string, t: Translate<'signIn'>): string {
  switch (callback.type) {
    case 'NameCallback':
      if (stage === 'OneTimeCode' || stage === 'SetUpApp') return t('field.code');
      return stage === 'RecoveryCode' ? t('field.recoveryCode') : t('field.email');
    case 'ValidatedCreateUsernameCallback':
      return t('field.email');
    case 'PasswordCallback':
      return t('field.password');
    case 'ValidatedCreatePasswordCallback':
      return t('field.newPassword');
  }
  const name = readOutputText(callback, 'name');
  if (Object.hasOwn(attributes, name)) return t(attributes[name as keyof typeof attributes]);
  return readOutputText(callback, 'prompt') || t('field.other');
}
