import { describe, expect, test } from 'vitest';
import { statements } from '#services/foundation/statement.ts';
import { readCallbackInputs } from './callbacks.ts';
import './invitation.ts';
import {
  accountFieldsOf,
  findColumns,
  invitedAccountFields,
  readAccount,
  registrationFields,
} from './new-account-fields.ts';
import './registration.ts';

const password = 'ein Regenschirm auf dem Mond';
const values = { mail: ' ada@sample.example ', givenName: ' Ada ', sn: 'Frei', password: ` ${password} ` };

function answer(names: typeof registrationFields, given: Partial<Record<string, string | boolean>>) {
  const fields = accountFieldsOf(names, {});
  const posted = fields.map(({ key }, at) => ({ input: [{ name: `IDToken${at + 1}`, value: given[key] }] }));
  return readCallbackInputs(fields, posted);
}

describe('IDP-07 a field of a new account that is declared is in both forms and in the row of the person', () => {
  test('registration asks for each, an invitation for all but the address, both at the end for the general conditions', () => {
    expect(registrationFields.at(-1)).toBe('terms');
    const keys = (names: typeof registrationFields) => accountFieldsOf(names, {}).map(({ key }) => key);
    expect(keys(registrationFields)).toEqual(registrationFields);
    expect(keys(invitedAccountFields)).toEqual(registrationFields.filter((name) => name !== 'mail'));
  });

  test.each(findColumns(registrationFields))('$column is stored from $value', ({ column, value }) => {
    const register = statements.get('identity_register_person');
    expect(register?.text).toMatch(new RegExp(`INSERT INTO [^)]*\\b${column}\\b`));
    expect(register?.parameters).toContain(value.slice(1));
    if (column === 'email') return;
    expect(register?.text).toMatch(new RegExp(`UPDATE SET .*\\b${column} = `, 's'));
    expect(statements.get('identity_name_invited_person')?.text).toContain(`${column} = `);
  });

  test('what was filled in loses the spaces around it, a password does not', () => {
    const { filled, again } = readAccount(
      registrationFields,
      answer(registrationFields, { ...values, terms: true }),
    );
    expect(again).toBeUndefined();
    expect(filled).toEqual({
      mail: 'ada@sample.example',
      givenName: 'Ada',
      sn: 'Frei',
      password: ` ${password} `,
    });
  });

  test('what is not right is asked again with its rules and what was typed, but for the password', () => {
    const given = { ...values, sn: '', password: 'short', terms: false };
    const { again } = readAccount(registrationFields, answer(registrationFields, given));
    expect(again?.typed).toEqual({ mail: 'ada@sample.example', givenName: 'Ada', sn: '' });
    expect(Object.keys(again?.problems as object)).toEqual(['sn', 'password']);
  });
});
