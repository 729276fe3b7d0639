import type { PeopleMail } from '#contracts/mail/people-mail.ts';
import { defineLetters } from './define-letters.ts';

/** The labels for what a company was named by. */
const namedBy = {
  serialNumber: 'fact.serialNumber',
  name: 'fact.companyName',
  number: 'fact.number',
  domain: 'fact.domain',
} as const;

/** Letters about people, their access and their addresses. */
export const peopleLetters = defineLetters<PeopleMail>()('people-mail', {
  invitation({ reminder, inviter, organisation, applications, path, expiresAt }, t, language) {
    const names = applications.map((application) => t(`application.${application}`));
    const facts = [
      { label: t('fact.organisation'), value: organisation },
      { label: t('fact.applications'), value: new Intl.ListFormat(language).format(names) },
    ];
    return {
      subject: t(reminder ? 'reminder.subject' : 'invitation.subject', { organisation }),
      opening: [
        ...(reminder ? [t('reminder.intro')] : []),
        inviter ? t('invitation.by', { inviter, organisation }) : t('invitation.nobody', { organisation }),
        t('invitation.what', { date: formatDay(expiresAt, language) }),
      ],
      action: { label: t('invitation.action'), path },
      facts: facts.filter(({ value }) => value !== ''),
      small: t('invitation.small'),
    };
  },
  accessRequested({ name, email, organisation, path, ...mail }, t) {
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
  },
  joiningRequested: ({ name, email, organisation, way, value, workplace, path }, t) => ({
    subject: t('joining.subject', { name, organisation }),
    opening: [t('joining.intro', { name, organisation })],
    action: { label: t('requested.action'), path },
    facts: [
      { label: t('fact.name'), value: name },
      { label: t('fact.email'), value: email },
      { label: t(namedBy[way]), value },
      { label: t('fact.workplace'), value: workplace },
    ].filter((fact) => fact.value !== ''),
  }),
  joiningUnknown: ({ name, email, way, value, town, workplace, path }, t) => ({
    subject: t('joining.unknown.subject', { name }),
    opening: [t('joining.unknown.intro', { name })],
    action: { label: t('requested.action'), path },
    facts: [
      { label: t('fact.name'), value: name },
      { label: t('fact.email'), value: email },
      { label: t(namedBy[way]), value },
      { label: t('fact.town'), value: town },
      { label: t('fact.workplace'), value: workplace },
    ].filter((fact) => fact.value !== ''),
  }),
  joiningReceived: ({ way, value, path }, t) => ({
    subject: t('joining.received.subject'),
    opening: [t('joining.received.intro')],
    action: { label: t('changed.action'), path },
    facts: [{ label: t(namedBy[way]), value }],
    small: t('joining.received.small'),
  }),
  joiningDeclined: (_, t) => ({
    subject: t('joining.declined.subject'),
    opening: [t('joining.declined.intro')],
    small: t('joining.declined.small'),
  }),
  accessChanged({ change, organisation, path, ...mail }, t) {
    const application = t(`application.${mail.application}`);
    return {
      subject: t(`${change}.subject`, { application }),
      opening: [t(`${change}.intro`, { application, organisation })],
      action: { label: t('changed.action'), path },
      small: t('changed.ask'),
    };
  },
  organisationChanged: ({ change, organisation, path }, t) => ({
    subject: t(`${change}.subject`, { organisation }),
    opening: [t(`${change}.intro`, { organisation })],
    action: { label: t('changed.action'), path },
    small: t('changed.ask'),
  }),
  accountDeleted: ({ by }, t) => ({
    subject: t('deleted.subject'),
    opening: [t(`deleted.${by}`), t('deleted.tickets')],
  }),
  emailChange: ({ recipient, newEmail, expiresAt, path }, t, language) => ({
    subject: t('emailChange.subject'),
    opening: [
      recipient === 'old' ? t('emailChange.old', { email: newEmail }) : t('emailChange.new'),
      t('emailChange.both', { date: formatDay(expiresAt, language) }),
    ],
    action: { label: t('emailChange.action'), path },
    small: t(recipient === 'old' ? 'emailChange.oldSmall' : 'emailChange.newSmall'),
  }),
  emailChanged: ({ newEmail }, t) => ({
    subject: t('emailChanged.subject'),
    opening: [t('emailChanged.intro', { email: newEmail })],
    small: t('emailChanged.small'),
  }),
});

/** `14. März 2026`, as written in the language. */
function formatDay(moment: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(moment));
}
