import { expect, test } from 'vitest';
import { OperationError } from '#web/apps/frame/fetch-operation.ts';
import { findMissing, findProblems } from './profile-fields.ts';

test('ACC-01 first and last name are required, where they are asked for', () => {
  expect([...findMissing({ firstName: ' ', lastName: 'Frei' })]).toEqual([['firstName', 'required']]);
  expect([...findMissing({ firstName: '', lastName: '' }).keys()]).toEqual(['firstName', 'lastName']);
  expect(findMissing({ firstName: 'Nina', lastName: 'Frei', company: '' }).size).toBe(0);
  expect(findMissing({ language: 'de' }).size).toBe(0);
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
