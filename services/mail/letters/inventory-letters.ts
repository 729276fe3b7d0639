import type { NewReleaseMail, WrongMachineEntryMail } from '#contracts/mail/inventory-mail.ts';
import type { Letter } from '../message/letter.ts';
import { wordsIn } from '../words/words.ts';

/** For our own people, in English. */
export function wrongMachineEntryLetter({ machine, message, person }: WrongMachineEntryMail): Letter {
  const t = wordsIn('inventory', 'en');
  const { id, model, serialNumber, place } = machine;
  return {
    language: 'en',
    subject: t('wrong.subject', { machine: `${model} ${serialNumber}` }),
    opening: [t('wrong.intro', { name: person.name })],
    action: { label: t('wrong.action'), path: `/en/mykomax/inventory/${id}` },
    facts: [
      { label: t('field.machine'), value: `${model}, ${serialNumber} (${id})` },
      { label: t('field.place'), value: place },
      { label: t('field.person'), value: `${person.name}, ${person.email}` },
    ],
    quote: message,
    replyTo: person.email,
  };
}

export function newReleaseLetter({ software, version }: NewReleaseMail, language: string): Letter {
  const t = wordsIn('inventory', language);
  return {
    language,
    subject: t('release.subject', { software, version }),
    opening: [t('release.intro', { software, version })],
    action: { label: t('release.action'), path: `/${language}/mykomax/downloads` },
    small: t('release.why', { software }),
  };
}
