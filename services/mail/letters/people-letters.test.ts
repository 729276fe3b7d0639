import { describe, expect, test } from 'vitest';
import { applications } from '#contracts/identity/roles.ts';
import { languages } from '#contracts/languages.ts';
import type { PeopleMail } from '#contracts/mail/people-mail.ts';
import { writeMessage } from '../message/write-message.ts';

const site = 'https://www.group.example';
const path = '/de/invitation/x';
const organisation = 'Nordlicht Kabelsysteme GmbH';
const expiresAt = '2026-03-14T12:00:00Z';
const invited: PeopleMail = {
  kind: 'invitation',
  reminder: false,
  name: 'Eva Brandt',
  inviter: 'Sabine Vogt',
  organisation,
  applications,
  expiresAt,
  path,
};

const changes = ['granted', 'declined', 'suspended', 'resumed', 'withdrawn', 'updated'] as const;
const mails: PeopleMail[] = [
  invited,
  { ...invited, reminder: true, inviter: '', applications: [] },
  { kind: 'accessRequested', name: 'Eva', email: 'eva@x.example', organisation, application: 'direct', path },
  ...(['serialNumber', 'name', 'number', 'domain'] as const).map((way) => ({
    kind: 'joiningRequested' as const,
    name: 'Eva',
    email: 'eva@x.example',
    organisation,
    way,
    value: '455.1187',
    workplace: '',
    path,
  })),
  {
    kind: 'joiningUnknown',
    name: 'Eva',
    email: 'eva@x.example',
    way: 'name',
    value: 'Kabel AG',
    town: 'Hof',
    workplace: 'Halle 2',
    path,
  },
  { kind: 'joiningReceived', way: 'name', value: 'Kabel AG', path },
  { kind: 'joiningDeclined' },
  ...changes.map((change) => ({
    kind: 'accessChanged' as const,
    change,
    organisation,
    application: 'ticketing' as const,
    path,
  })),
  { kind: 'organisationChanged', change: 'added', organisation, path },
  { kind: 'organisationChanged', change: 'removed', organisation, path },
  { kind: 'accountDeleted', name: 'Eva Brandt', by: 'oneself' },
  { kind: 'accountDeleted', name: 'Eva Brandt', by: 'administrator' },
  { kind: 'emailChange', recipient: 'old', newEmail: 'new@x.example', expiresAt, path },
  { kind: 'emailChange', recipient: 'new', newEmail: 'new@x.example', expiresAt, path },
  { kind: 'emailChanged', newEmail: 'new@x.example' },
];
const write = (about: PeopleMail, language = 'de') =>
  writeMessage({ id: '1', to: 'eva@x.example', language, about }, site);

describe('UAD-01 mail about accounts', () => {
  test('an invitation tells who invites to what, until when, and leads there', () => {
    const { subject, text } = write(invited);
    expect(subject).toBe('Ihre Einladung in das Portal für Nordlicht Kabelsysteme GmbH');
    expect(text).toContain('Sabine Vogt lädt Sie ein');
    expect(text).toContain('14. März 2026');
    expect(text).toContain('Maschinenbestand');
    expect(text).toContain(`${site}${path}`);
  });

  test('a name cannot add headers', () => {
    const evil = { ...invited, organisation: 'A\r\nBcc: everybody@example.com' };
    expect(write(evil).subject).not.toMatch(/[\r\n]/);
  });

  test.each(languages)('everything that is said is said in %s, with nothing left open', (language) => {
    for (const about of mails) {
      const { subject, text } = write(about, language);
      expect(`${subject} ${text}`, about.kind).not.toMatch(/[{}]|undefined/);
      if (language !== 'en') expect(text, about.kind).not.toBe(write(about, 'en').text);
    }
  });
});
