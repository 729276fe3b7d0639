import { expect, test } from 'vitest';
import { isPublicMail, mailDomain } from './public-mail.ts';

test.each([
  'gmail.com',
  'gmx.de',
  'yahoo.co.jp',
  'hotmail.com.br',
  'seznam.cz',
  'qq.com',
  'yandex.ru',
  'web.de',
])('UAD-01 at %s anybody can have an address', (domain) => {
  expect(isPublicMail(domain)).toBe(true);
});

test.each([
  'nordlicht.example',
  'gmail.nordlicht.example',
  'web-kabel.de',
  'mail.firma.example.de',
  'atlas.fr',
])('UAD-01 %s may be a company’s own', (domain) => {
  expect(isPublicMail(domain)).toBe(false);
});

test('UAD-01 the domain stands after the last at sign', () => {
  expect(mailDomain('"a@gmail.com"@Nordlicht.Example')).toBe('nordlicht.example');
});
