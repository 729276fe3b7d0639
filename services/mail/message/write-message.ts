import type { MailOrder, MailValues } from '#contracts/support/mail.ts';
import { type Words, wordsIn } from '../templates/words.ts';
import { htmlOf } from './html.ts';
import type { Letter } from './letter.ts';
import type { Message } from './message.ts';

const formNames = {
  contact: 'Talk to an Expert',
  support: 'Support request',
  storyFeedback: 'Story feedback',
  whitepaper: 'Whitepaper',
  newsletter: 'Newsletter',
  registration: 'Registration',
} as const;

/** Writes the mail of an order. What people typed stands in it as text, never as markup or as a header. */
export function writeMessage(order: MailOrder): Message {
  const { id, to, language, about } = order;
  const letter =
    about.kind === 'received'
      ? receivedLetter(language, about, wordsIn(language))
      : noticeLetter(about, wordsIn('en'));
  return {
    id,
    to,
    replyTo: about.kind === 'notice' ? fieldOf(about.values, 'email') : undefined,
    language: letter.language,
    subject: oneLine(letter.subject),
    text: textOf(letter),
    html: htmlOf(letter),
  };
}

type Received = Extract<MailOrder['about'], { kind: 'received' }>;
type Notice = Extract<MailOrder['about'], { kind: 'notice' }>;

function receivedLetter(language: string, { form, number, values }: Received, t: Words): Letter {
  const opening =
    form === 'support' || form === 'registration' ? t(`received.${form}`) : t('received.contact');
  return {
    language,
    subject: t('received.subject', { number }),
    opening,
    factsTitle: t('received.values'),
    facts: factsOf(values, language, t),
    small: t('received.why'),
  };
}

/** For our own people, in English. */
function noticeLetter({ form, number, values, path }: Notice, t: Words): Letter {
  const who = ['firstName', 'lastName', 'company'].map((name) => fieldOf(values, name)).filter(Boolean);
  const title = formNames[form];
  return {
    language: 'en',
    subject: t('notice.subject', {
      form: title,
      number,
      who: who.join(' ') || (fieldOf(values, 'email') ?? ''),
    }),
    opening: t('notice.intro', { form: title, path }),
    factsTitle: undefined,
    facts: factsOf(values, 'en', t),
    small: undefined,
  };
}

function factsOf(values: MailValues, language: string, t: Words): Letter['facts'] {
  return values
    .filter(({ name }) => name !== 'consent')
    .map(({ name, value }) => ({
      label: t(`field.${name}`),
      value: name === 'country' ? countryName(value, language) : value,
    }));
}

function countryName(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(code) ?? code;
}

function fieldOf(values: MailValues, field: string): string | undefined {
  return values.find(({ name }) => name === field)?.value;
}

/** A header ends with its line: what was typed must not begin another one. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 200);
}

function textOf({ opening, factsTitle, facts, small }: Letter): string {
  const listed = facts.map(({ label, value }) =>
    value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`,
  );
  const parts = [opening, factsTitle, listed.join('\n'), small && `-- \n${small}`];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
