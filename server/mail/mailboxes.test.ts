import { expect, test } from 'vitest';
import { openMailboxes } from './mailboxes.ts';

const unset = { mailFrom: undefined, enquiryMailTo: undefined, smtpUrl: undefined };
const secret = 'the secret of this installation, for tests';
const imported = { name: 'Velbrand Maschinenbau AG', domain: 'velbrand.example' };
const named = { name: 'Velbrand', email: 'sales@velbrand.example' };

const open = (
  company: typeof named | undefined,
  ownCompany: typeof imported | undefined,
  settings: Partial<Record<keyof typeof unset, string>> = {},
) =>
  openMailboxes({ ...unset, ...settings }, { store: { company: async () => company }, ownCompany, secret });

test('mail of a company is from whoever the set-up named, else from its own domain, and never from the sample', async () => {
  const setUp = await open(named, imported);
  expect([setUp.sender(), setUp.enquiries()]).toEqual(['Velbrand <sales@velbrand.example>', named.email]);
  const moved = await open(undefined, imported);
  expect(moved.sender()).toBe('Velbrand Maschinenbau AG <info@velbrand.example>');
  expect(moved.enquiries()).toBe('info@velbrand.example');
  const sample = await open(undefined, undefined);
  expect(sample.sender()).toBe('Ferrule <info@group.example>');
});

test('settings come first', async () => {
  const settings = { mailFrom: 'Ada <ada@velbrand.example>', enquiryMailTo: 'desk@velbrand.example' };
  const { sender, enquiries } = await open(named, imported, settings);
  expect([sender(), enquiries()]).toEqual([settings.mailFrom, settings.enquiryMailTo]);
});

test('a name with a comma is one sender', async () => {
  const { sender } = await open({ ...named, name: 'Velbrand, "Sons"' }, undefined);
  expect(sender()).toBe('"Velbrand, Sons" <sales@velbrand.example>');
});
