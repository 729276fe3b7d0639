import type { SubscriptionMail, WhitepaperMail } from '#contracts/mail/subscription-mail.ts';
import type { Topic } from '#contracts/support/topics.ts';
import type { Letter } from '../message/letter.ts';
import type { Translate } from '../texts/translator.ts';
import { defineLetters } from './define-letters.ts';

type T = Translate<'subscription-mail'>;

export const subscriptionLetters = defineLetters<SubscriptionMail | WhitepaperMail>()('subscription-mail', {
  subscriptionAsked: ({ topics, token }, t, language) => ({
    subject: t('confirm.subject'),
    opening: [t('confirm.opening', { topics: listTopics(topics, language, t) })],
    action: { label: t('confirm.action'), path: `/${language}/subscription/confirm/${token}` },
    small: t('confirm.small'),
  }),
  subscriptionKnown: ({ topics, reader }, t, language) => ({
    subject: t('known.subject'),
    opening: [t('known.opening', { topics: listTopics(topics, language, t) })],
    action: { label: t('manage'), path: subscriptionPath(reader, 'manage', language) },
    small: t('known.small'),
    ...withdrawalLinks(reader, language, t),
  }),
  subscriptionBegun: ({ topics, reader }, t, language) => ({
    subject: t('begun.subject'),
    opening: [t('begun.opening', { topics: listTopics(topics, language, t) })],
    small: t('why'),
    ...withdrawalLinks(reader, language, t),
  }),
  publication: ({ topic, title, lead, path, reader }, t, language) => ({
    subject: topic === 'adhoc' ? `${t('adhoc.short')}: ${title}` : title,
    opening: [topic === 'adhoc' ? t('adhoc') : '', title, lead].filter(Boolean),
    action: { label: t(topic === 'stories' ? 'read.story' : 'read.release'), path },
    small: t('why'),
    ...withdrawalLinks(reader, language, t),
  }),
  whitepaper: ({ path, days }, t) => ({
    subject: t('paper.subject'),
    opening: [t('paper.opening')],
    action: { label: t('paper.action'), path },
    small: t('paper.small', { days: String(days) }),
  }),
});

function listTopics(topics: readonly Topic[], language: string, t: T): string {
  return new Intl.ListFormat(language).format(topics.map((topic) => t(`topic.${topic}`)));
}

/** A page for people and, for mail programs, the address that ends it with one request (RFC 8058). */
function withdrawalLinks(reader: string, language: string, t: T): Pick<Letter, 'links' | 'unsubscribe'> {
  return {
    links: [
      { label: t('manage'), path: subscriptionPath(reader, 'manage', language) },
      { label: t('unsubscribe'), path: subscriptionPath(reader, 'unsubscribe', language) },
    ],
    unsubscribe: `/api/unsubscribe/${language}/${reader}`,
  };
}

function subscriptionPath(reader: string, step: 'manage' | 'unsubscribe', language: string): string {
  return `/${language}/subscription/${step}/${reader}`;
}
