import { describe, expect, test } from 'vitest';
import { passwordPolicies } from './password-policies.ts';
import { findBrokenRules, type Params, type Rule } from './policy-checks.ts';

describe('IDP-07 rules', () => {
  test.each<[Rule, Params, string[], string[]]>([
    ['REQUIRED', {}, ['x'], ['', '  ']],
    ['MIN_LENGTH', { minLength: 4 }, ['abcd', '🔩🔩🔩🔩'], ['abc', '🔩🔩']],
    ['MAX_LENGTH', { maxLength: 2 }, ['🔩🔩'], ['abc']],
    ['AT_LEAST_X_CAPITAL_LETTERS', { numCaps: 2 }, ['ÄbcD'], ['Abc']],
    ['AT_LEAST_X_CAPITAL_LETTERS', { numCaps: 0 }, ['abc'], []],
    ['AT_LEAST_X_NUMBERS', { numNums: 1 }, ['a1'], ['abc']],
    ['MATCH_REGEXP', { regexp: '^[a-f]+$' }, ['fade'], ['zebra']],
    ['CANNOT_CONTAIN_CHARACTERS', { forbiddenChars: '<>' }, ['a-b'], ['a<b']],
    ['CANNOT_CONTAIN_DUPLICATES', { duplicateValue: 3 }, ['aab'], ['aaab', 'AaA']],
    ['CANNOT_CONTAIN_OTHERS', { disallowedFields: 'mail, sn' }, ['ada'], ['my-Nordlicht-1', 'brandt!']],
    [
      'VALID_EMAIL_ADDRESS_FORMAT',
      {},
      ['a.b+c@d.example'],
      ['a', 'a@b', 'a b@c.example', '@c.example', 'a@b@c.example'],
    ],
    ['VALID_NAME_FORMAT', {}, ["O'Neil-Söhne", '林 美'], ['<b>', 'see https://evil.example', 'a\u0007']],
    ['VALID_PHONE_FORMAT', {}, ['+41 (41) 555-01 00'], ['call me', '12']],
    ['VALID_DATE', {}, ['2025-02-28'], ['28.2.2025', '2025-13-40']],
    ['VALID_NUMBER', {}, ['-1.5'], ['', 'one']],
    ['MINIMUM_NUMBER_VALUE', { minimum: 3 }, ['3'], ['2']],
    ['MAXIMUM_NUMBER_VALUE', { maximum: 3 }, ['3'], ['4']],
  ])('%s %j', (rule, params, good, bad) => {
    const others = { mail: 'eva@nordlicht.example', sn: 'Brandt' };
    const broken = (value: string) => findBrokenRules([{ rule, params }], value, others).length > 0;
    expect(good.filter(broken)).toEqual([]);
    expect(bad.filter((value) => !broken(value))).toEqual([]);
  });

  test('a missing value is missing, and nothing else', () => {
    expect(findBrokenRules(passwordPolicies, '').map(({ rule }) => rule)).toEqual(['REQUIRED']);
  });
});

describe('IDP-07 passwords', () => {
  const broken = (value: string) =>
    findBrokenRules(passwordPolicies, value, {
      mail: 'eva.brandt@nordlicht.example',
      givenName: 'Eva',
      sn: 'Brandt',
    }).map(({ rule }) => rule);

  test.each([
    'password1234',
    'P@ssw0rd2024!!',
    'qwertzuiop12',
    'Litzen-2025-Litzen',
    'Crimping2023!',
    '123456789012',
    'aaaaaaaaaaaa',
    'Sommer2024!!',
    'letmeinletmein',
    // A very common one that contains no word.
    '123qweasdzxc',
    '1Q2W3E4R5T6Y',
    'Sojdlg123aljg',
    'Mailcreated5240',
    'dragonmonkey12',
    'Heslo-Crimp-2026',
  ])('%s is one that others try first', (value) => {
    expect(broken(value)).toContain('CANNOT_BE_COMMON');
  });

  test.each([
    'crimp-height-4711',
    'correct horse battery staple',
    'purple banana summer rain',
    'three blue ladders sing',
    'Schlaglänge-und-Steigung-12',
    'ein Regenschirm auf dem Mond',
    '鍵をかけるのを忘れないでください',
    'x'.concat('7mQ2-').repeat(4),
    `${'lange Sätze sind gut, '.repeat(5)}ja`,
  ])('%s is good', (value) => {
    expect(broken(value)).toEqual([]);
  });

  test('the own name and address are no secret', () => {
    expect(broken('meine-nordlicht-kennung')).toEqual(['CANNOT_CONTAIN_OTHERS']);
  });
});
