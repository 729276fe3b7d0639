import type { MailedTicket, TicketMail } from '#contracts/mail/ticket-mail.ts';
import type { Letter } from '../message/letter.ts';
import { type Words, wordsIn } from '../words/words.ts';

type Content = { opening: string; quote?: string };

/** All letters about a ticket have one subject, by which mail programs show them as one conversation. */
export function ticketLetter(mail: TicketMail, language: string): Letter {
  const t = wordsIn('tickets', language);
  const { ticket } = mail;
  const { opening, quote } = contentOf(mail, t);
  return {
    language,
    subject: `[${ticket.number}] ${ticket.subject}`,
    opening: [opening],
    quote,
    action: { label: t('action'), path: `/${language}/mykomax/tickets/${ticket.number}` },
    facts: factsOf(ticket, t),
    small: [ticket.replyTo && t('byMail'), t('why')].filter(Boolean).join(' '),
    replyTo: ticket.replyTo,
  };
}

function contentOf(mail: TicketMail, t: Words): Content {
  switch (mail.kind) {
    case 'ticketReceived':
      return { opening: t('received.opening'), quote: mail.text };
    case 'ticketArrived':
      return { opening: t('arrived.opening', { by: mail.by }), quote: mail.text };
    case 'ticketAnswered':
      return { opening: t('answered.opening', { by: mail.by }), quote: mail.text };
    case 'ticketStatus':
      return { opening: t('status.opening', { status: t(`status.${mail.status}`) }) };
    case 'ticketClosed':
      return {
        opening: t('closed.opening', { by: mail.by, reason: t(`reason.${mail.reason}`) }),
        quote: mail.comment,
      };
    case 'ticketReopened':
      return { opening: t('reopened.opening', { by: mail.by }) };
  }
}

function factsOf({ subject, machine, serialNumber, location, organisation }: MailedTicket, t: Words) {
  const facts = { subject, machine, serialNumber, location, organisation };
  return Object.entries(facts)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ label: t(`field.${name}`), value }));
}
