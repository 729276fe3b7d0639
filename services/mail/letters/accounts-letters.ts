import type { AccountsMail } from '#contracts/mail/accounts-mail.ts';
import type { Letter } from '../message/letter.ts';
import { type Words, wordsIn } from '../words/words.ts';

type Mail<Kind extends AccountsMail['kind']> = Extract<AccountsMail, { kind: Kind }>;
type Content = Omit<Letter, 'language'>;

/** What a mail about people, their access and their addresses says. */
export function accountsLetter(mail: AccountsMail, language: string): Letter {
  const t = wordsIn('accounts', language);
  return { language, ...contentOf(mail, t, language) };
}

function contentOf(mail: AccountsMail, t: Words, language: string): Content {
  switch (mail.kind) {
    case 'invitation':
      return invitation(mail, t, language);
    case 'accessRequested':
      return accessRequested(mail, t);
    case 'accessChanged':
      return accessChanged(mail, t);
    case 'organisationChanged':
      return organisationChanged(mail, t);
    case 'accountDeleted':
      return { subject: t('deleted.subject'), opening: [t(`deleted.${mail.by}`), t('deleted.tickets')] };
    case 'emailChange':
      return emailChange(mail, t, language);
    case 'emailChanged':
      return {
        subject: t('emailChanged.subject'),
        opening: [t('emailChanged.intro', { email: mail.newEmail })],
        small: t('emailChanged.small'),
      };
  }
}

function invitation(mail: Mail<'invitation'>, t: Words, language: string): Content {
  const { reminder, inviter, organisation, applications, path } = mail;
  const date = dayOf(mail.expiresAt, language);
  return {
    subject: t(reminder ? 'reminder.subject' : 'invitation.subject', { organisation }),
    opening: [
      ...(reminder ? [t('reminder.intro')] : []),
      t(inviter ? 'invitation.by' : 'invitation.nobody', { inviter, organisation }),
      t('invitation.what', { date }),
    ],
    action: { label: t('invitation.action'), path },
    facts: [
      { label: t('fact.organisation'), value: organisation },
      {
        label: t('fact.applications'),
        value: applications.map((application) => t(`application.${application}`)).join(', '),
      },
    ].filter(({ value }) => value !== ''),
    small: t('invitation.small'),
  };
}

function accessRequested(mail: Mail<'accessRequested'>, t: Words): Content {
  const { name, email, organisation, path } = mail;
  const application = t(`application.${mail.application}`);
  return {
    subject: t('requested.subject', { name, application }),
    opening: [t('requested.intro', { name, application, organisation })],
    action: { label: t('requested.action'), path },
    facts: [
      { label: t('fact.name'), value: name },
      { label: t('fact.email'), value: email },
      { label: t('fact.application'), value: application },
      { label: t('fact.organisation'), value: organisation },
    ],
  };
}

function accessChanged({ change, organisation, path, ...mail }: Mail<'accessChanged'>, t: Words): Content {
  const application = t(`application.${mail.application}`);
  return {
    subject: t(`${change}.subject`, { application }),
    opening: [t(`${change}.intro`, { application, organisation })],
    action: { label: t('changed.action'), path },
    small: t('changed.ask'),
  };
}

function organisationChanged({ change, organisation, path }: Mail<'organisationChanged'>, t: Words): Content {
  return {
    subject: t(`${change}.subject`, { organisation }),
    opening: [t(`${change}.intro`, { organisation })],
    action: { label: t('changed.action'), path },
    small: t('changed.ask'),
  };
}

function emailChange(mail: Mail<'emailChange'>, t: Words, language: string): Content {
  const { recipient, newEmail, path } = mail;
  const date = dayOf(mail.expiresAt, language);
  return {
    subject: t('emailChange.subject'),
    opening: [t(`emailChange.${recipient}`, { email: newEmail }), t('emailChange.both', { date })],
    action: { label: t('emailChange.action'), path },
    small: t(recipient === 'old' ? 'emailChange.oldSmall' : 'emailChange.newSmall'),
  };
}

/** `14. März 2026`, as people write it who read the language. */
function dayOf(moment: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment));
}
