import type { MailedTicket, TicketMail } from '#contracts/mail/ticket-mail.ts';
import type { Translate } from '../texts/translator.ts';
import { defineLetters } from './define-letters.ts';

type T = Translate<'ticket-mail'>;

export const ticketLetters = defineLetters<TicketMail>()('ticket-mail', {
  ticketReceived: ({ ticket, text }, t, language) =>
    aboutTicket(ticket, t, language, t('received.opening'), text),
  ticketArrived: ({ ticket, by, text }, t, language) =>
    aboutTicket(ticket, t, language, t('arrived.opening', { by }), text),
  ticketAnswered: ({ ticket, by, text }, t, language) =>
    aboutTicket(ticket, t, language, t('answered.opening', { by }), text),
  ticketStatus: ({ ticket, status }, t, language) =>
    aboutTicket(ticket, t, language, t('status.opening', { status: t(`status.${status}`) })),
  ticketClosed: ({ ticket, by, reason, comment }, t, language) =>
    aboutTicket(ticket, t, language, t('closed.opening', { by, reason: t(`reason.${reason}`) }), comment),
  ticketFilesLeft: ({ ticket, files }, t, language) => {
    const letter = aboutTicket(ticket, t, language, t('filesLeft.opening'));
    const lines = files.map(({ name, reason }) => t(`filesLeft.${reason}`, { name }));
    return { ...letter, opening: [...letter.opening, ...lines, t('filesLeft.closing')] };
  },
  ticketReopened: ({ ticket, by }, t, language) =>
    aboutTicket(ticket, t, language, t('reopened.opening', { by })),
});

/** All letters about a ticket have one subject, by which mail programs show them as one conversation. */
function aboutTicket(ticket: MailedTicket, t: T, language: string, opening: string, quote?: string) {
  const { number, subject, replyTo } = ticket;
  const facts = (['subject', 'machine', 'serialNumber', 'location', 'organisation'] as const).map((name) => ({
    label: t(`field.${name}`),
    value: ticket[name],
  }));
  return {
    subject: `[${number}] ${subject}`,
    opening: [opening],
    quote,
    action: { label: t('action'), path: `/${language}/mykomax/tickets/${number}` },
    facts: facts.filter(({ value }) => value !== ''),
    small: [replyTo && t('byMail'), t('why')].filter(Boolean).join(' '),
    replyTo,
  };
}
