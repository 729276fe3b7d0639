import { expect, test } from 'vitest';
import { languages } from '#contracts/languages.ts';
import type { MailOrder, MailSubject } from '#contracts/mail/order.ts';
import { writeMessage } from '../message/write-message.ts';

const site = 'https://www.group.example';
const order = (about: MailSubject, language: string): MailOrder => ({
  id: '1',
  to: 'ada@example.com',
  language,
  about,
});
const topics = ['stories', 'releases', 'adhoc'] as const;
const release = {
  kind: 'publication',
  reader: 'r-token',
  topic: 'adhoc',
  title: 'Guidance raised\r\nBcc: everybody@example.com',
  lead: '<b>More</b> orders',
  path: '/de/media-releases/guidance',
} as const;

test.each(languages)('STO-02 mail about a subscription has all its words in %s', (language) => {
  const kinds: MailSubject[] = [
    { kind: 'subscriptionAsked', token: 'c-token', topics },
    { kind: 'subscriptionKnown', reader: 'r-token', topics },
    { kind: 'subscriptionBegun', reader: 'r-token', topics },
    { kind: 'whitepaper', path: '/api/whitepaper/p-token', days: 7 },
    ...topics.map((topic) => ({ ...release, topic })),
  ];
  for (const about of kinds) {
    const { subject, text } = writeMessage(order(about, language), site);
    expect(subject).not.toBe('');
    expect(text).not.toMatch(/[{}]|undefined/);
  }
});

test('STO-02 the mail that asks for confirmation leads to a page that asks again, and to no way out', () => {
  const message = writeMessage(order({ kind: 'subscriptionAsked', token: 'c-token', topics }, 'de'), site);
  expect(message.text).toContain(`${site}/de/subscription/confirm/c-token`);
  expect(message.text).toContain('Stories, Medienmitteilungen und Ad-hoc-Mitteilungen');
  expect(message.unsubscribe).toBeUndefined();
});

test('STO-02 every mail of a subscription ends with the ways to change and to end it', () => {
  const message = writeMessage(order(release, 'de'), site);
  expect(message.unsubscribe).toBe(`${site}/api/unsubscribe/de/r-token`);
  for (const body of [message.text, message.html]) {
    expect(body).toContain(`${site}/de/subscription/manage/r-token`);
    expect(body).toContain(`${site}/de/subscription/unsubscribe/r-token`);
    expect(body).toContain(`${site}/de/media-releases/guidance`);
  }
});

test('STO-02 a title is not a header and no markup', () => {
  const { subject, html } = writeMessage(order(release, 'en'), site);
  expect(subject).toBe('Ad hoc: Guidance raised Bcc: everybody@example.com');
  expect(html).toContain('&lt;b&gt;More&lt;/b&gt;');
});
