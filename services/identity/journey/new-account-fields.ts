import { snake } from '#services/foundation/rows.ts';
import { emailPolicies, namePolicies, passwordPolicies } from '../credential/password/field-policies.ts';
import { findBrokenRules, type Policy } from '../credential/password/policies.ts';
import type { person } from '../person/person.tables.ts';
import { ask, type CallbackInputs, type Field } from './callbacks.ts';
import type { Data } from './journey.ts';

/** Of the general conditions that people agree to. */
const termsVersion = '1';

type Column = keyof (typeof person)['$inferInsert'];

/**
 * What somebody fills in who makes an account, in the order of the form, by ForgeRock's names. A field that is added here
 * needs a column in `person.tables.ts` and its texts; both forms, check, INSERT and UPDATE follow. What has no `column` is
 * stored in another way and never shown again.
 */
const accountFields = {
  mail: { ask: ask.newUsername, prompt: 'Email Address', policies: emailPolicies, column: 'email' },
  givenName: { ask: ask.attribute, prompt: 'First Name', policies: namePolicies, column: 'firstName' },
  sn: { ask: ask.attribute, prompt: 'Last Name', policies: namePolicies, column: 'lastName' },
  password: { ask: ask.newPassword, prompt: 'Password', policies: passwordPolicies },
} as const satisfies Record<
  string,
  { column?: Column; policies: readonly Policy[]; [option: string]: unknown }
>;

type AccountField = keyof typeof accountFields;
type StoredField = Exclude<AccountField, 'password'>;
/** Beside them people agree to the general conditions. */
type FormField = AccountField | 'terms';

/** What was filled in. */
export type NewAccount = { readonly [Name in AccountField]: string };
/** What of it stands in the person's row. */
export type StoredAccount = { readonly [Name in StoredField]: string };

const accountFieldNames = Object.keys(accountFields) as readonly AccountField[];
const isStored = (name: FormField): name is StoredField =>
  name !== 'terms' && 'column' in accountFields[name];
const isFilledIn = (name: FormField): name is AccountField => name !== 'terms';

export const registrationFields: readonly FormField[] = [...accountFieldNames, 'terms'];
/** An invited person has an address already. */
export const invitedAccountFields = registrationFields.filter((name) => name !== 'mail');

/** The columns of a person that such fields fill, in SQL, each with the name of its value. */
export function findColumns(names: readonly FormField[]): { column: string; value: `:${string}` }[] {
  return names
    .filter(isStored)
    .map((name) => ({ column: snake(accountFields[name].column), value: `:${name}` }));
}

/** The fields of a step in which somebody says who he is and chooses a password, with what of it was not right. */
export function askForAccount(names: readonly FormField[], data: Data): Field[] {
  const typed = (data.typed ?? {}) as Partial<NewAccount>;
  const problems = (data.problems ?? {}) as Partial<Record<AccountField, Policy[]>>;
  return names.map((name) => {
    if (!isFilledIn(name)) return ask.terms(name, termsVersion);
    const { ask: askFor, prompt, policies } = accountFields[name];
    return askFor(name, prompt, { all: policies, broken: problems[name] }, typed[name]);
  });
}

/**
 * What was filled in, and, as data for the same step once more, what of it is not right; undefined: all of it is.
 * `known`: what the step does not ask, since it is known.
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

/** An account without what its row does not hold. */
export function pickStored(account: NewAccount): StoredAccount {
  const stored = accountFieldNames.filter(isStored).map((name) => [name, account[name]]);
  return Object.fromEntries(stored);
}
