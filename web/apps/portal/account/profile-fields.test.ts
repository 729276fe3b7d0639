import { expect, test } from 'vitest';
import { AskError } from '#web/apps/frame/ask-error.ts';
import { missingIn, problemsIn } from './profile-fields.ts';

test('ACC-01 first and last name are required, where they are asked for', () => {
  expect([...missingIn({ firstName: ' ', lastName: 'Frei' })]).toEqual([['firstName', 'required']]);
  expect([...missingIn({ firstName: '', lastName: '' }).keys()]).toEqual(['firstName', 'lastName']);
  expect(missingIn({ firstName: 'Nina', lastName: 'Frei', company: '' }).size).toBe(0);
  expect(missingIn({ language: 'de' }).size).toBe(0);
});

test('ACC-01 what the back end finds wrong stands in the order of the form, unknown reasons as invalid', () => {
  const fields = { country: 'strange', lastName: 'required', company: 'tooLong', shoeSize: 'invalid' };
  const error = new AskError('no', 'BAD_USER_INPUT', { fields });
  expect([...problemsIn(error)]).toEqual([
    ['lastName', 'required'],
    ['company', 'tooLong'],
    ['country', 'invalid'],
  ]);
  expect(problemsIn(new AskError('away')).size).toBe(0);
  expect(problemsIn(undefined).size).toBe(0);
});
