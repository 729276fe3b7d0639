import type { EnquiryMail, MailValues } from '#contracts/mail/enquiry-mail.ts';
import { fileSize, numberTag } from '#contracts/numbers.ts';
import { defineLetters, type Letters } from './define-letters.ts';

const formNames = {
  contact: 'Talk to an Expert',
  support: 'Support request',
  storyFeedback: 'Story feedback',
  whitepaper: 'Whitepaper',
  newsletter: 'Newsletter',
  registration: 'Registration',
} as const;

/** Anybody may have typed the address, so only our own text goes there. */
const toSender = defineLetters<Extract<EnquiryMail, { kind: 'received' }>>()('enquiry-mail', {
  received({ form, number, files = [] }, t, language) {
    const isOwn = form === 'support' || form === 'registration';
    return {
      subject: t('received.subject', { number }),
      opening: [
        t(isOwn ? `received.${form}` : 'received.contact'),
        ...(files.length > 0 ? [t('received.files', { files: listFiles(files, language) })] : []),
      ],
      small: t('received.why'),
    };
  },
});

const toOurPeople = defineLetters<Extract<EnquiryMail, { kind: 'notice' }>>()(
  'staff-mail',
  {
    notice({ form: key, number, values, path, enquiry, files = [] }, t) {
      const form = formNames[key];
      const email = findValue(values, 'email');
      const who = (['firstName', 'lastName', 'company'] as const).map((name) => findValue(values, name));
      const facts = values.flatMap(({ name, value }) => {
        if (name === 'consent') return [];
        return { label: t(`field.${name}`), value: name === 'country' ? countryName(value) : value };
      });
      return {
        subject: t('notice.subject', { form, number, who: who.filter(Boolean).join(' ') || (email ?? '') }),
        opening: [t('notice.intro', { form, path })],
        facts:
          files.length > 0
            ? [
                ...facts,
                { label: t('notice.files'), value: files.map((file) => nameAndSize(file, 'en')).join('\n') },
              ]
            : facts,
        // Files are for people who may see enquiries: the mail leads to them and holds none.
        ...(enquiry && { action: { label: t('notice.action'), path: `/en/editor/enquiries/${enquiry}` } }),
        replyTo: email,
      };
    },
  },
  'en',
);

export const enquiryLetters: Letters<EnquiryMail> = { ...toSender, ...toOurPeople };

/** `PDF, 1.2 MB; STEP, 340 kB` */
function listFiles(files: readonly { ending: string; size: number }[], language: string): string {
  return files.map(({ ending, size }) => nameAndSize({ name: ending, size }, language)).join('; ');
}

function nameAndSize({ name, size }: { name: string; size: number }, language: string): string {
  return [name, fileSize(size, numberTag({ language }))].filter(Boolean).join(', ');
}

function countryName(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' }).of(code) ?? code;
}

function findValue(values: MailValues, field: MailValues[number]['name']): string | undefined {
  return values.find(({ name }) => name === field)?.value;
}
