import { snake } from '#services/foundation/rows.ts';
import { emailPolicies, namePolicies, passwordPolicies } from '../credential/password/password-policies.ts';
import { findBrokenRules, type Policy } from '../credential/password/policy-checks.ts';
import type { person } from '../person/person.tables.ts';
import { type CallbackInputs, callback, type Field } from './callbacks.ts';
import type { Data } from './journey.ts';

/** The version of the general conditions that people accept. */
const termsVersion = '1';

type Column = keyof (typeof person)['$inferInsert'];

/**
 * The fields of a new account, in the order of the form, by ForgeRock's names. A field that is added here needs a
 * column in `person.tables.ts` and its texts; both forms, the check, INSERT and UPDATE follow. A field without
 * `column` is stored in another way and never shown again.
 */
const accountFields = {
  mail: { callback: callback.newUsername, prompt: 'Email Address', policies: emailPolicies, column: 'email' },
  givenName: {
    callback: callback.attribute,
    prompt: 'First Name',
    policies: namePolicies,
    column: 'firstName',
  },
  sn: { callback: callback.attribute, prompt: 'Last Name', policies: namePolicies, column: 'lastName' },
  password: { callback: callback.newPassword, prompt: 'Password', policies: passwordPolicies },
} as const satisfies Record<
  string,
  { column?: Column; policies: readonly Policy[]; [option: string]: unknown }
>;

type AccountField = keyof typeof accountFields;
type StoredField = Exclude<AccountField, 'password'>;
/** The fields of the form, which also asks to accept the general conditions. */
type FormField = AccountField | 'terms';

/** What was filled in. */
export type NewAccount = { readonly [Name in AccountField]: string };
/** The values that are columns of the person. */
export type StoredAccount = { readonly [Name in StoredField]: string };

const accountFieldNames = Object.keys(accountFields) as readonly AccountField[];
const isStored = (name: FormField): name is StoredField =>
  name !== 'terms' && 'column' in accountFields[name];
const isFilledIn = (name: FormField): name is AccountField => name !== 'terms';

export const registrationFields: readonly FormField[] = [...accountFieldNames, 'terms'];
/** An invited person has an address already. */
export const invitedAccountFields = registrationFields.filter((name) => name !== 'mail');

/** SQL of the columns that these fields fill, each with the name of its value. */
export function findColumns(names: readonly FormField[]): { column: string; value: `:${string}` }[] {
  return names
    .filter(isStored)
    .map((name) => ({ column: snake(accountFields[name].column), value: `:${name}` }));
}

/** The fields of the step that creates an account, with the problems of the last attempt. */
export function accountFieldsOf(names: readonly FormField[], data: Data): Field[] {
  const typed = (data.typed ?? {}) as Partial<NewAccount>;
  const problems = (data.problems ?? {}) as Partial<Record<AccountField, Policy[]>>;
  return names.map((name) => {
    if (!isFilledIn(name)) return callback.terms(name, termsVersion);
    const { callback: callbackOf, prompt, policies } = accountFields[name];
    return callbackOf(name, prompt, { all: policies, broken: problems[name] }, typed[name]);
  });
}

/**
 * The values that were filled in and, as data for repeating the step, their problems; undefined: there are none.
 * `known`: fields that the step does not ask for.
 */
export function readAccount(
  names: readonly FormField[],
  answers: CallbackInputs,
  known: Partial<StoredAccount> = {},
): { filled: NewAccount; again: Data | undefined } {
  const filledIn = names.filter(isFilledIn);
  const given = filledIn.map((name) => {
    const text = answers.text(name);
    return [name, isStored(name) ? text.trim() : text];
  });
  const filled = { ...known, ...Object.fromEntries(given) } as NewAccount;
  const problems = Object.fromEntries(
    filledIn
      .map((name) => [name, findBrokenRules(accountFields[name].policies, filled[name], filled)] as const)
      .filter(([, broken]) => broken.length > 0),
  );
  const isRight = Object.keys(problems).length === 0 && (!names.includes('terms') || answers.isTrue('terms'));
  return {
    filled,
    again: isRight && !answers.onlyChecks ? undefined : { typed: pickStored(filled), problems },
  };
}

/** The values of an account that its row holds. */
export function pickStored(account: NewAccount): StoredAccount {
  const stored = accountFieldNames.filter(isStored).map((name) => [name, account[name]]);
  return Object.fromEntries(stored);
}
