import type { MailedTicket, TicketMail } from '#contracts/mail/ticket-mail.ts';
import type { Translate } from '../texts/translator.ts';
import { defineLetters } from './define-letters.ts';

type T = Translate<'ticket-mail'>;

export const ticketLetters = defineLetters<TicketMail>()('ticket-mail', {
  ticketReceived: ({ ticket, text, files, answer, opener }, t, language) =>
    aboutTicket(ticket, t, language, {
      opening: [
        opener ? t('received.opened', { by: opener }) : t('received.opening'),
        t('received.answer', formatAnswer(answer, language)),
        ...(answer.call ? [t('received.call', answer.call)] : []),
      ],
      quote: text,
      files,
      isFirst: true,
    }),
  ticketArrived: ({ ticket, by, text, files }, t, language) =>
    aboutTicket(ticket, t, language, {
      opening: [t('arrived.opening', { by })],
      quote: text,
      files,
      isFirst: true,
    }),
  ticketAnswered: ({ ticket, by, text, files }, t, language) =>
    aboutTicket(ticket, t, language, { opening: [t('answered.opening', { by })], quote: text, files }),
  ticketStatus: ({ ticket, status }, t, language) =>
    aboutTicket(ticket, t, language, { opening: [t('status.opening', { status: t(`status.${status}`) })] }),
  ticketClosed: ({ ticket, by, reason, comment }, t, language) =>
    aboutTicket(ticket, t, language, {
      opening: [t('closed.opening', { by, reason: t(`reason.${reason}`) })],
      quote: comment,
    }),
  ticketFilesLeft: ({ ticket, files }, t, language) => {
    const lines = files.map(({ name, reason }) => t(`filesLeft.${reason}`, { name }));
    const opening = [t('filesLeft.opening'), ...lines, t('filesLeft.closing')];
    return aboutTicket(ticket, t, language, { opening });
  },
  ticketEncrypted: ({ ticket }, t, language) =>
    aboutTicket(ticket, t, language, { opening: [t('encrypted.opening'), t('encrypted.closing')] }),
  ticketReopened: ({ ticket, by }, t, language) =>
    aboutTicket(ticket, t, language, { opening: [t('reopened.opening', { by })] }),
});

type Content = { opening: string[]; quote?: string; files?: readonly string[]; isFirst?: boolean };

/** All letters about a ticket share a subject and a thread, by which mail programs group them. */
function aboutTicket(ticket: MailedTicket, t: T, language: string, content: Content) {
  const { id, number, subject, replyTo } = ticket;
  const { opening, quote, files = [], isFirst = false } = content;
  const facts = (['subject', 'machine', 'serialNumber', 'location', 'organisation'] as const).map((name) => ({
    label: t(`field.${name}`),
    value: ticket[name],
  }));
  return {
    subject: `[${number}] ${subject}`,
    opening,
    quote,
    action: { label: t('action'), path: `/${language}/mykomax/tickets/${number}` },
    facts: [...facts, { label: t('field.files'), value: files.join('\n') }].filter(
      ({ value }) => value !== '',
    ),
    small: [t(replyTo ? 'byMail' : 'notByMail'), t('why')].join(' '),
    replyTo,
    thread: { id: `ticket.${id}`, isFirst },
  };
}

type Answer = Extract<TicketMail, { kind: 'ticketReceived' }>['answer'];

/** The moment in the local time of the location, with the name of its zone. */
function formatAnswer({ by, timeZone }: Answer, language: string): { due: string; zone: string } {
  const moment = new Date(by);
  const due = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone });
  const zone = new Intl.DateTimeFormat(language, { timeZoneName: 'long', timeZone });
  const name = zone.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;
  return { due: due.format(moment), zone: name ?? timeZone };
}
