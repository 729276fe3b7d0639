import type { SubscriptionMail, WhitepaperMail } from '#contracts/mail/subscription-mail.ts';
import type { Letter } from '../message/letter.ts';
import { type Words, wordsIn } from '../words/words.ts';

type Mail<Kind extends SubscriptionMail['kind']> = Extract<SubscriptionMail, { kind: Kind }>;

export function subscriptionAskedLetter(mail: Mail<'subscriptionAsked'>, language: string): Letter {
  const t = wordsIn('subscription', language);
  return {
    language,
    subject: t('asked.subject'),
    opening: [t('asked.opening', { topics: namesOf(mail.topics, language, t) })],
    action: { label: t('asked.action'), path: `/${language}/subscription/confirm/${mail.token}` },
    small: t('asked.small'),
  };
}

export function subscriptionKnownLetter(mail: Mail<'subscriptionKnown'>, language: string): Letter {
  const t = wordsIn('subscription', language);
  return {
    language,
    subject: t('known.subject'),
    opening: [t('known.opening', { topics: namesOf(mail.topics, language, t) })],
    action: { label: t('manage'), path: pathFor(mail.reader, 'manage', language) },
    small: t('known.small'),
    ...wayOut(mail.reader, language, t),
  };
}

export function subscriptionBegunLetter(mail: Mail<'subscriptionBegun'>, language: string): Letter {
  const t = wordsIn('subscription', language);
  return {
    language,
    subject: t('begun.subject'),
    opening: [t('begun.opening', { topics: namesOf(mail.topics, language, t) })],
    small: t('why'),
    ...wayOut(mail.reader, language, t),
  };
}

export function publicationLetter(mail: Mail<'publication'>, language: string): Letter {
  const t = wordsIn('subscription', language);
  const { topic, title, lead, path, reader } = mail;
  return {
    language,
    subject: topic === 'adhoc' ? `${t('adhoc.short')}: ${title}` : title,
    opening: [topic === 'adhoc' ? t('adhoc') : '', title, lead].filter(Boolean),
    action: { label: t(topic === 'stories' ? 'read.story' : 'read.release'), path },
    small: t('why'),
    ...wayOut(reader, language, t),
  };
}

export function whitepaperLetter({ path, days }: WhitepaperMail, language: string): Letter {
  const t = wordsIn('subscription', language);
  return {
    language,
    subject: t('paper.subject'),
    opening: [t('paper.opening')],
    action: { label: t('paper.action'), path },
    small: t('paper.small', { days: String(days) }),
  };
}

function namesOf(topics: readonly string[], language: string, t: Words): string {
  return new Intl.ListFormat(language).format(topics.map((topic) => t(`topic.${topic}`)));
}

/** A page for people, and for mail programs the address that ends it with one request (RFC 8058). */
function wayOut(reader: string, language: string, t: Words): Pick<Letter, 'links' | 'unsubscribe'> {
  return {
    links: [
      { label: t('manage'), path: pathFor(reader, 'manage', language) },
      { label: t('unsubscribe'), path: pathFor(reader, 'unsubscribe', language) },
    ],
    unsubscribe: `/api/unsubscribe/${reader}`,
  };
}

function pathFor(reader: string, step: 'manage' | 'unsubscribe', language: string): string {
  return `/${language}/subscription/${step}/${reader}`;
}
