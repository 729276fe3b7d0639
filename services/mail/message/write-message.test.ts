import { describe, expect, test } from 'vitest';
import { languages } from '#contracts/languages.ts';
import type { MailValues } from '#contracts/mail/enquiry-mail.ts';
import type { MailOrder } from '#contracts/mail/order.ts';
import { type EnquiryFieldName, forms } from '#contracts/support/forms.ts';
import { translator } from '../texts/translator.ts';
import { writeMessage } from './write-message.ts';

const site = 'https://www.group.example';
const values: MailValues = [
  { name: 'firstName', value: 'Ada' },
  { name: 'lastName', value: 'Winter\r\nBcc: everybody@example.com' },
  { name: 'email', value: 'ada@example.com' },
  { name: 'company', value: '<b>Winter</b> & "Sons"' },
  { name: 'country', value: 'CH' },
  { name: 'message', value: 'One\nTwo <script>alert(1)</script>' },
];
const received: MailOrder = {
  id: '1',
  to: 'ada@example.com',
  language: 'de',
  about: { kind: 'received', form: 'contact', number: 'E-2025-000007' },
};
const notice: MailOrder = {
  ...received,
  to: 'service@group.example',
  about: { kind: 'notice', form: 'contact', number: 'E-2025-000007', values, path: '/contact' },
};

describe('FRM-01 the mail about an enquiry', () => {
  test('tells the sender, in the own language, that we have it', () => {
    const { subject, text } = writeMessage(received, site);
    expect(subject).toBe('Wir haben Ihre Nachricht (E-2025-000007)');
    expect(text).toContain('innerhalb von 24 Stunden');
  });

  test('tells our people who wrote, and answers go to the sender', () => {
    const { subject, replyTo } = writeMessage(notice, site);
    expect(subject).toBe(
      'Talk to an Expert E-2025-000007: Ada Winter Bcc: everybody@example.com <b>Winter</b> & "Sons"',
    );
    expect(subject).not.toMatch(/[\r\n]/);
    expect(replyTo).toBe('ada@example.com');
  });

  test('shows what was typed as text, in HTML, too', () => {
    const { html } = writeMessage(notice, site);
    expect(html).toContain('&lt;b&gt;Winter&lt;/b&gt; &amp; &quot;Sons&quot;');
    expect(html).toContain('One<br>Two &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toMatch(/<script|<b>|<img|https?:/);
    expect(writeMessage(received, site).html).toContain('<html lang="de">');
  });
});

test('the logo travels with a mail: its HTML shows what comes along, and loads nothing', () => {
  const png = Buffer.from('a picture');
  const look = { accent: '#123456', label: '#ffffff', logo: { png, name: 'A & B', width: 100, height: 24 } };
  const { html, logo } = writeMessage(received, site, look);
  expect(logo).toBe(png);
  expect(html).toContain('<img src="cid:logo@mail" width="100" height="24" alt="A &amp; B"');
  expect(html.match(/src="/g)).toHaveLength(1);
  expect(writeMessage(received, site).logo).toBeUndefined();
});

test('LOC-01 a mail says what the company says in its own words, with what is filled in', () => {
  const own = new Map([['de enquiry-mail.received.subject', 'Angekommen: {number}']]);
  expect(writeMessage(received, site, undefined, own).subject).toBe('Angekommen: E-2025-000007');
  expect(writeMessage({ ...received, language: 'fr' }, site, undefined, own).subject).not.toContain(
    'Angekommen',
  );
});

test.each(languages)('FRM-01 mails in %s have all texts', (language) => {
  const t = translator(language, 'enquiry-mail');
  for (const form of ['contact', 'support', 'registration'] as const)
    expect(t(`received.${form}`)).not.toBe('');
  expect(t('received.subject', { number: 'E-1' })).toContain('E-1');
});

test('FRM-01 the notice to our people has a text for every field', () => {
  const t = translator('en', 'staff-mail');
  // A subscription is not an enquiry; its mail has texts of its own.
  const { newsletter, ...enquiries } = forms;
  const names = Object.values(enquiries).flatMap((fields) => Object.keys(fields) as EnquiryFieldName[]);
  for (const name of names) if (name !== 'consent') expect(t(`field.${name}`)).not.toBe('');
});

test('FRM-01 a language that we do not speak gets English', () => {
  expect(writeMessage({ ...received, language: 'tlh' }, site).subject).toBe(
    'We have your message (E-2025-000007)',
  );
});
