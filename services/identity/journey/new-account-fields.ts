import { emailPolicies, namePolicies, passwordPolicies } from '../credential/password/field-policies.ts';
import { findBrokenRules, type Policy } from '../credential/password/policies.ts';
import { ask, type CallbackInputs, type Field } from './callbacks.ts';
import type { Data } from './journey.ts';

const policies = {
  mail: emailPolicies,
  givenName: namePolicies,
  sn: namePolicies,
  password: passwordPolicies,
  terms: [],
} as const;
export type AccountField = keyof typeof policies;

/** Of the general conditions that people agree to. */
const termsVersion = '1';

/** The fields of a step in which somebody says who he is and chooses a password, with what of it was not right. */
export function accountFields(names: readonly AccountField[], data: Data): Field[] {
  const typed = (data.typed ?? {}) as Partial<Record<AccountField, string>>;
  const problems = (data.problems ?? {}) as Partial<Record<AccountField, Policy[]>>;
  return names.map((name) => getField(name, { all: policies[name], broken: problems[name] }, typed));
}

function getField(
  name: AccountField,
  rules: { all: readonly Policy[]; broken: Policy[] | undefined },
  typed: Partial<Record<AccountField, string>>,
): Field {
  switch (name) {
    case 'mail':
      return ask.newUsername('mail', 'Email Address', rules, typed.mail);
    case 'givenName':
      return ask.attribute('givenName', 'First Name', rules, typed.givenName);
    case 'sn':
      return ask.attribute('sn', 'Last Name', rules, typed.sn);
    case 'password':
      return ask.newPassword('password', 'Password', rules);
    case 'terms':
      return ask.terms('terms', termsVersion);
  }
}

export type Filled = { readonly [Name in Exclude<AccountField, 'terms'>]: string };

/**
 * What was filled in, and, as data for the same step once more, what of it is not right; undefined: all of it is.
 * `known`: what the step does not ask, since it is known.
 */
export function readAccountFields(
  names: readonly AccountField[],
  answers: CallbackInputs,
  known: Partial<Filled> = {},
): { filled: Filled; again: Data | undefined } {
  const read = (name: keyof Filled) => (names.includes(name) ? answers.text(name) : (known[name] ?? ''));
  const filled: Filled = {
    mail: read('mail').trim(),
    givenName: read('givenName').trim(),
    sn: read('sn').trim(),
    password: read('password'),
  };
  const problems = Object.fromEntries(
    names
      .filter((name) => name !== 'terms')
      .map((name) => [name, findBrokenRules(policies[name], filled[name], filled)] as const)
      .filter(([, broken]) => broken.length > 0),
  );
  const isRight = Object.keys(problems).length === 0 && (!names.includes('terms') || answers.isTrue('terms'));
  const { password: _, ...typed } = filled;
  return { filled, again: isRight && !answers.onlyChecks ? undefined : { typed, problems } };
}
