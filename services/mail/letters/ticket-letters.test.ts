import { describe, expect, test } from 'vitest';
import { languages } from '#contracts/languages.ts';
import type { TicketMail } from '#contracts/mail/ticket-mail.ts';
import { closeReasons, ticketStatuses } from '#contracts/support/ticket-fields.ts';
import { writeMessage } from '../message/write-message.ts';

const ticket = {
  number: 'ST-2025-004217',
  subject: 'Crimp <b>force</b>\r\nBcc: all@example.com',
  machine: 'Reuss 455',
  serialNumber: '455.1187',
  organisation: 'Nordlicht',
  location: 'Hof',
  replyTo: 'reply+ST-2025-004217.abc@group.example',
};
const text = 'Which applicator?\n<script>alert(1)</script>';
const mails: TicketMail[] = [
  { kind: 'ticketReceived', ticket, text },
  { kind: 'ticketAnswered', ticket, by: 'Nina Frei', text },
  ...ticketStatuses.map((status) => ({ kind: 'ticketStatus', ticket, status }) as const),
  ...closeReasons.map(
    (reason) => ({ kind: 'ticketClosed', ticket, by: 'Eva Brandt', reason, comment: 'Thank you' }) as const,
  ),
  {
    kind: 'ticketFilesLeft',
    ticket,
    files: [
      { name: 'list.pdf', reason: 'kind' },
      { name: 'eleventh.png', reason: 'tooMany' },
    ],
  },
  { kind: 'ticketReopened', ticket, by: 'Eva Brandt' },
];
const write = (about: TicketMail, language: string) =>
  writeMessage({ id: 'one', to: 'eva@example.com', language, about }, 'https://www.group.example');

describe.each(languages)('TIC-01 mail about a ticket in %s', (language) => {
  test.each(mails)('$kind $status $reason', (mail) => {
    const { subject, text: plain, html, replyTo } = write(mail, language);
    expect(subject).toBe('[ST-2025-004217] Crimp <b>force</b> Bcc: all@example.com');
    expect(plain).toContain(`https://www.group.example/${language}/mykomax/tickets/ST-2025-004217`);
    expect(plain).toContain('Reuss 455');
    expect(plain).not.toMatch(/[{}]/);
    expect(html).not.toMatch(/<script|<b>/);
    expect(replyTo).toBe(ticket.replyTo);
  });
});

test('TIC-01 our service hears who made a ticket, and what it says', () => {
  const mail: TicketMail = { kind: 'ticketArrived', ticket, by: 'Eva Brandt', text };
  expect(write(mail, 'en').text).toContain('Eva Brandt has opened a ticket:');
  expect(write(mail, 'en').text).toContain('> Which applicator?');
});

test('TIC-02 who cannot answer by mail is not told to', () => {
  const { replyTo: _, ...closed } = ticket;
  const message = write({ kind: 'ticketAnswered', ticket: closed, by: 'Nina Frei', text }, 'en');
  expect(message.replyTo).toBeUndefined();
  expect(message.text).not.toContain('reply to this mail');
});

test.each(languages)('TIC-02 who sent files that were not taken hears which, in %s', (language) => {
  const files = [
    { name: 'list.pdf', reason: 'kind' } as const,
    { name: 'x.png', reason: 'tooMany' } as const,
  ];
  const { text: plain } = write({ kind: 'ticketFilesLeft', ticket, files }, language);
  expect(plain).toContain('list.pdf');
  expect(plain).toContain('x.png');
});
