import { expect, test } from 'vitest';
import { readInvitationList } from './invitation-list.ts';

const read = (text: string) =>
  readInvitationList(text).map(({ line, email, firstName, lastName }) =>
    [line, email, firstName, lastName].join('|'),
  );

test('UAD-01 a list is read as people paste it', () => {
  expect(read('a@b.example\r\n\n c@d.example ')).toEqual(['1|a@b.example||', '3|c@d.example||']);
  expect(read('a@b.example; c@d.example')).toEqual(['1|a@b.example||', '1|c@d.example||']);
  expect(read('Eva Maria Brandt <eva@b.example>')).toEqual(['1|eva@b.example|Eva|Maria Brandt']);
});

test('UAD-01 a list is read as spreadsheets of all countries save it', () => {
  const expected = ['2|eva@b.example|Eva|Brandt'];
  expect(read('\uFEFFE-mail,First name,Last name\neva@b.example,Eva,Brandt')).toEqual(expected);
  expect(read('E-Mail;Vorname;Nachname\neva@b.example;Eva;Brandt')).toEqual(expected);
  expect(read('First\tLast\tMail\n"Eva"\t"Brandt"\teva@b.example')).toEqual(expected);
});

test('UAD-01 what is not an address stays in the list, to be mended', () => {
  expect(read('a@b.example\nmontage.nordlicht')).toEqual(['1|a@b.example||', '2|montage.nordlicht||']);
  expect(read('montage')).toEqual(['1|montage||']);
});
