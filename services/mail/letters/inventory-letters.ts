import type { NewReleaseMail, WrongMachineEntryMail } from '#contracts/mail/inventory-mail.ts';
import { defineLetters } from './define-letters.ts';

const toOurPeople = defineLetters<WrongMachineEntryMail>()(
  'staff-mail',
  {
    wrongMachineEntry({ machine: { id, model, serialNumber, place }, message, person }, t) {
      return {
        subject: t('wrongEntry.subject', { machine: `${model} ${serialNumber}` }),
        opening: [t('wrongEntry.intro', { name: person.name })],
        action: { label: t('wrongEntry.action'), path: `/en/mykomax/inventory/${id}` },
        facts: [
          { label: t('wrongEntry.machine'), value: `${model}, ${serialNumber} (${id})` },
          { label: t('wrongEntry.place'), value: place },
          { label: t('wrongEntry.person'), value: `${person.name}, ${person.email}` },
        ],
        quote: message,
        replyTo: person.email,
      };
    },
  },
  'en',
);

const toSubscribers = defineLetters<NewReleaseMail>()('inventory-mail', {
  newRelease: ({ software, version }, t, language) => ({
    subject: t('release.subject', { software, version }),
    opening: [t('release.intro', { software, version })],
    action: { label: t('release.action'), path: `/${language}/mykomax/downloads` },
    small: t('release.why', { software }),
  }),
});

export const inventoryLetters = { ...toOurPeople, ...toSubscribers };
