import type { IdentityMail } from '#contracts/mail/identity-mail.ts';
import type { Letter } from '../message/letter.ts';
import { wordsIn } from '../words/words.ts';

/** What goes to somebody about the own account's sign-in. */
export function identityLetter(about: IdentityMail, language: string): Letter {
  const t = wordsIn('identity', language);
  const { kind, path } = about;
  const action = { label: t(`${kind}.action`), path };
  switch (kind) {
    case 'confirmAddress':
    case 'resetPassword': {
      const hours = String(about.hours);
      return {
        language,
        subject: t(`${kind}.subject`),
        opening: [t(`${kind}.text`), t('valid', { hours })],
        action,
        small: t('notYou'),
      };
    }
    case 'addressKnown':
    case 'addressUnknown':
      return {
        language,
        subject: t(`${kind}.subject`),
        opening: [t(`${kind}.text`)],
        action,
        small: t('notYou'),
      };
    case 'signInChanged': {
      const at = new Intl.DateTimeFormat(language, {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: 'UTC',
      }).format(new Date(about.at));
      return {
        language,
        subject: t(`signInChanged.${about.change}`),
        opening: [t(`signInChanged.${about.change}`), t('signInChanged.at', { at }), t('signInChanged.text')],
        action,
      };
    }
  }
}
