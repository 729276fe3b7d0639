import { expect, test } from 'vitest';
import { invitationFieldNames, invitationFields } from '#contracts/identity/invitation-fields.ts';
import { profileFieldNames, profileFields } from '#contracts/identity/profile.ts';
import { OperationError } from '#web/apps/frame/fetch-operation.ts';
import { checkFields, findProblems, findRows } from './declared-form.ts';

test('ACC-01 first and last name are required, where they are asked for', () => {
  expect([...checkFields(profileFields, { firstName: ' ', lastName: 'Frei' })]).toEqual([
    ['firstName', 'required'],
  ]);
  expect([...checkFields(profileFields, { firstName: '', lastName: '' }).keys()]).toEqual([
    'firstName',
    'lastName',
  ]);
  expect(checkFields(profileFields, { firstName: 'Nina', lastName: 'Frei', company: '' }).size).toBe(0);
  expect(checkFields(profileFields, { language: 'de' }).size).toBe(0);
});

test('ACC-01 what the back end finds wrong stands in the order of the form, unknown reasons as invalid', () => {
  const fields = { country: 'strange', lastName: 'required', company: 'tooLong', shoeSize: 'invalid' };
  const error = new OperationError('no', 'BAD_USER_INPUT', { fields });
  expect([...findProblems(profileFieldNames, error)]).toEqual([
    ['lastName', 'required'],
    ['company', 'tooLong'],
    ['country', 'invalid'],
  ]);
  expect(findProblems(profileFieldNames, new OperationError('away')).size).toBe(0);
  expect(findProblems(profileFieldNames, undefined).size).toBe(0);
});

test('ACC-01 UAD-01 each form has each field once, in their order, and two halves in a row', () => {
  expect(findRows(profileFields).flat()).toEqual(profileFieldNames);
  expect(findRows(invitationFields).flat()).toEqual(invitationFieldNames);
  const pairs = (rows: readonly (readonly string[])[]) => rows.filter((row) => row.length > 1);
  expect(pairs(findRows(profileFields))).toEqual([
    ['firstName', 'lastName'],
    ['postalCode', 'city'],
  ]);
  expect(pairs(findRows(invitationFields))).toEqual([
    ['firstName', 'lastName'],
    ['organisation', 'language'],
  ]);
});
