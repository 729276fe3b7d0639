import { expect, test } from 'vitest';
import { filledFields } from '../../tests/support/records/filled-fields.ts';
import { forms, getProblems, isFormName } from './forms.ts';

const complete = filledFields(forms.support);

test('FRM-01 a complete form has no problems; every field that is missing is named, in the order of the form', () => {
  expect(getProblems('support', complete).size).toBe(0);
  expect([...getProblems('support', {})]).toEqual(
    Object.keys(forms.support).map((name) => [name, 'missing']),
  );
  expect([...getProblems('support', { ...complete, message: '  ' })]).toEqual([['message', 'missing']]);
});

test.each([
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada @example.com',
  'ada@exa mple.com',
  'ada@-a.com',
])('FRM-01 %s is not an e-mail address', (email) => {
  expect([...getProblems('contact', { ...complete, email })]).toEqual([['email', 'invalid']]);
});

test.each(['ada@example.com', "o'neil+x@mail.example.co.uk", 'a@b.co'])('FRM-01 %s is one', (email) => {
  expect(getProblems('contact', { ...complete, email }).size).toBe(0);
});

test('FRM-01 what is too long, no country or not ticked is named', () => {
  expect([...getProblems('contact', { ...complete, message: 'x'.repeat(5001) })]).toEqual([
    ['message', 'tooLong'],
  ]);
  expect([...getProblems('contact', { ...complete, country: 'Switzerland' })]).toEqual([
    ['country', 'invalid'],
  ]);
  expect([...getProblems('contact', { ...complete, phone: 'call me' })]).toEqual([['phone', 'invalid']]);
  const wish = { email: complete.email, language: 'de', adhoc: 'true' };
  expect([...getProblems('newsletter', { ...wish, consent: 'no' })]).toEqual([['consent', 'missing']]);
  expect([...getProblems('newsletter', { ...wish, consent: 'true', language: 'German' })]).toEqual([
    ['language', 'tooLong'],
  ]);
  const paper = { ...complete, consent: 'true', paper: '../secret' };
  expect([...getProblems('whitepaper', paper)]).toEqual([['paper', 'invalid']]);
});

test('FRM-01 a subscription is about something', () => {
  const wish = { email: complete.email, language: 'de', consent: 'true' };
  expect([...getProblems('newsletter', wish)]).toEqual([['stories', 'missing']]);
  expect(getProblems('newsletter', { ...wish, releases: 'true' }).size).toBe(0);
});

test('FRM-01 only our forms are forms', () => {
  expect(isFormName('contact')).toBe(true);
  expect(isFormName('constructor')).toBe(false);
});
