import type { EnquiryMail, MailValues } from '#contracts/mail/enquiry-mail.ts';
import type { Fact, Letter } from '../message/letter.ts';
import { type Words, wordsIn } from '../words/words.ts';

const formNames = {
  contact: 'Talk to an Expert',
  support: 'Support request',
  storyFeedback: 'Story feedback',
  whitepaper: 'Whitepaper',
  newsletter: 'Newsletter',
  registration: 'Registration',
} as const;

type Received = Extract<EnquiryMail, { kind: 'received' }>;
type Notice = Extract<EnquiryMail, { kind: 'notice' }>;

/** Anybody may have typed the address: only our own words go there. */
export function receivedLetter({ form, number }: Received, language: string): Letter {
  const t = wordsIn('enquiry', language);
  const isOwn = form === 'support' || form === 'registration';
  return {
    language,
    subject: t('received.subject', { number }),
    opening: [t(isOwn ? `received.${form}` : 'received.contact')],
    small: t('received.why'),
  };
}

/** For our own people, in English. */
export function noticeLetter({ form, number, values, path }: Notice): Letter {
  const t = wordsIn('enquiry', 'en');
  const who = ['firstName', 'lastName', 'company'].map((name) => fieldOf(values, name)).filter(Boolean);
  const title = formNames[form];
  const email = fieldOf(values, 'email');
  return {
    language: 'en',
    subject: t('notice.subject', { form: title, number, who: who.join(' ') || (email ?? '') }),
    opening: [t('notice.intro', { form: title, path })],
    facts: factsOf(values, t),
    replyTo: email,
  };
}

function factsOf(values: MailValues, t: Words): Fact[] {
  return values
    .filter(({ name }) => name !== 'consent')
    .map(({ name, value }) => ({
      label: t(`field.${name}`),
      value: name === 'country' ? countryName(value) : value,
    }));
}

function countryName(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' }).of(code) ?? code;
}

function fieldOf(values: MailValues, field: string): string | undefined {
  return values.find(({ name }) => name === field)?.value;
}
