import { describe, expect, test } from 'vitest';
import { languages } from '#contracts/languages.ts';
import type { TicketMail } from '#contracts/mail/ticket-mail.ts';
import { closeReasons, ticketStatuses } from '#contracts/support/ticket-fields.ts';
import { writeMessage } from '../message/write-message.ts';

const ticket = {
  id: '9d3c',
  number: 'ST-2025-004217',
  subject: 'Crimp <b>force</b>\r\nBcc: all@example.com',
  machine: 'Reuss 455',
  serialNumber: '455.1187',
  organisation: 'Nordlicht',
  location: 'Hof',
  replyTo: 'reply+ST-2025-004217.abc@group.example',
};
const text = 'Which applicator?\n<script>alert(1)</script>';
const answer = { by: '2025-11-24T13:12:00.000Z', timeZone: 'Europe/Berlin' };
const call = { name: 'Sutera Deutschland GmbH', city: 'Radevormwald', phone: '+49 2195 555 010' };
const mails: TicketMail[] = [
  { kind: 'ticketReceived', ticket, text, files: [], answer, opener: '' },
  {
    kind: 'ticketReceived',
    ticket,
    text,
    files: ['crimp.jpg'],
    answer: { ...answer, call },
    opener: 'Nina Frei',
  },
  { kind: 'ticketAnswered', ticket, by: 'Nina Frei', text, files: [] },
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
  { kind: 'ticketEncrypted', ticket },
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
  const mail: TicketMail = { kind: 'ticketArrived', ticket, by: 'Eva Brandt', text, files: [] };
  expect(write(mail, 'en').text).toContain('Eva Brandt has opened a ticket:');
  expect(write(mail, 'en').text).toContain('> Which applicator?');
});

test('TIC-02 who cannot answer by mail is not told to', () => {
  const { replyTo: _, ...closed } = ticket;
  const message = write({ kind: 'ticketAnswered', ticket: closed, by: 'Nina Frei', text, files: [] }, 'en');
  expect(message.replyTo).toBeUndefined();
  expect(message.text).not.toContain('reply to this mail');
  expect(message.text).toContain('Replies to this mail do not reach us');
});

test('TIC-02 the promise is said by the clocks of the location, with the name of its zone', () => {
  const mail: TicketMail = { kind: 'ticketReceived', ticket, text, files: [], answer, opener: '' };
  const english = write(mail, 'en').text;
  expect(english).toMatch(/Monday, November 24, 2025 at 2:12\sPM \(Central European Standard Time\)/);
  expect(english).not.toContain('Call us');
  expect(write(mail, 'de').text).toContain(
    'Montag, 24. November 2025 um 14:12 (Mitteleuropäische Normalzeit)',
  );
});

test('TIC-02 a machine that has stopped gets the number of its service place', () => {
  const mail: TicketMail = {
    kind: 'ticketReceived',
    ticket,
    text,
    files: [],
    answer: { ...answer, call },
    opener: '',
  };
  expect(write(mail, 'en').text).toContain('+49 2195 555 010 (Sutera Deutschland GmbH, Radevormwald)');
});

test('TIC-01 what was attached is named', () => {
  const mail: TicketMail = { kind: 'ticketAnswered', ticket, by: 'Eva', text, files: ['a.jpg', 'b.log'] };
  expect(write(mail, 'en').text).toContain('Attached:\na.jpg\nb.log');
});

test('TIC-01 nothing is quoted where nothing was said', () => {
  const closed: TicketMail = {
    kind: 'ticketClosed',
    ticket,
    by: 'Eva',
    reason: 'noLongerRelevant',
    comment: '',
  };
  for (const comment of ['', ' \n']) {
    const { text: plain, html } = write({ ...closed, comment }, 'en');
    expect(plain).not.toMatch(/^>/m);
    expect(html).not.toContain('<blockquote');
  }
});

test('TIC-01 all mails about a ticket are one thread, which its first one begins', () => {
  const first = write({ kind: 'ticketReceived', ticket, text, files: [], answer, opener: '' }, 'de');
  expect([first.messageId, first.inReplyTo]).toEqual(['ticket.9d3c', undefined]);
  const next = write({ kind: 'ticketReopened', ticket, by: 'Eva' }, 'de');
  expect([next.messageId, next.inReplyTo]).toEqual(['one', 'ticket.9d3c']);
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
