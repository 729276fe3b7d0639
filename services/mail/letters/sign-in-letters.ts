import type { SignInMail } from '#contracts/mail/sign-in-mail.ts';
import type { Translate } from '../texts/translator.ts';
import { defineLetters } from './define-letters.ts';

type WithLink = Exclude<SignInMail, { kind: 'signInChanged' }>;

/** Letters about the sign-in of one's own account. */
export const signInLetters = defineLetters<SignInMail>()('sign-in-mail', {
  confirmAddress: writeWithLink,
  addressKnown: writeWithLink,
  resetPassword: writeWithLink,
  addressUnknown: writeWithLink,
  signInChanged({ change, path, ...mail }, t, language) {
    const at = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
    return {
      subject: t(`signInChanged.${change}`),
      opening: [
        t(`signInChanged.${change}`),
        t('signInChanged.at', { at: at.format(new Date(mail.at)) }),
        t('signInChanged.text'),
      ],
      action: { label: t('signInChanged.action'), path },
    };
  },
});

function writeWithLink(mail: WithLink, t: Translate<'sign-in-mail'>) {
  const { kind, path } = mail;
  return {
    subject: t(`${kind}.subject`),
    opening: [t(`${kind}.text`), ...('hours' in mail ? [t('valid', { hours: String(mail.hours) })] : [])],
    action: { label: t(`${kind}.action`), path },
    small: t('notYou'),
  };
}
