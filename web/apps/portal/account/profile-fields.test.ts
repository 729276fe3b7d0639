import { expect, test } from 'vitest';
import { profileFieldNames } from '#contracts/identity/profile.ts';
import { OperationError } from '#web/apps/frame/fetch-operation.ts';
import { checkProfile, findProblems, profileRows } from './profile-fields.ts';

test('ACC-01 first and last name are required, where they are asked for', () => {
  expect([...checkProfile({ firstName: ' ', lastName: 'Frei' })]).toEqual([['firstName', 'required']]);
  expect([...checkProfile({ firstName: '', lastName: '' }).keys()]).toEqual(['firstName', 'lastName']);
  expect(checkProfile({ firstName: 'Nina', lastName: 'Frei', company: '' }).size).toBe(0);
  expect(checkProfile({ language: 'de' }).size).toBe(0);
});

test('ACC-01 what the back end finds wrong stands in the order of the form, unknown reasons as invalid', () => {
  const fields = { country: 'strange', lastName: 'required', company: 'tooLong', shoeSize: 'invalid' };
  const error = new OperationError('no', 'BAD_USER_INPUT', { fields });
  expect([...findProblems(error)]).toEqual([
    ['lastName', 'required'],
    ['company', 'tooLong'],
    ['country', 'invalid'],
  ]);
  expect(findProblems(new OperationError('away')).size).toBe(0);
  expect(findProblems(undefined).size).toBe(0);
});

test('ACC-01 the form has each field once, in their order, and two halves in a row', () => {
  expect(profileRows.flat()).toEqual(profileFieldNames);
  expect(profileRows.filter((row) => row.length > 1)).toEqual([
    ['firstName', 'lastName'],
    ['postalCode', 'city'],
  ]);
});
