import type { Policy } from '../credential/password/policies.ts';

/** What a step asks of a person, as ForgeRock's clients read it. */
export type Callback = {
  readonly type: string;
  readonly output: readonly Named[];
  readonly input: readonly Named[];
};
type Named = { readonly name: string; readonly value: unknown };

/** One thing that a step asks. `key`: by which its stage reads the answer. */
export type Field = {
  readonly key: string;
  readonly type: string;
  readonly output: Readonly<Record<string, unknown>>;
  /** What the input holds before it is filled in; undefined: there is nothing to fill in. */
  readonly value?: unknown;
  /** How much of a text is read, where it is not one line. */
  readonly maxLength?: number;
  /** Has a second input that asks to check the answer without going on. */
  readonly canBeChecked?: boolean;
};

type Policies = { readonly all: readonly Policy[]; readonly broken?: readonly Policy[] | undefined };

/** How ForgeRock states rules: those of the field as objects, those that are broken as texts. */
function validated(property: string, { all, broken = [] }: Policies) {
  return {
    policies: {
      policyRequirements: all.map(({ rule }) => rule),
      name: property,
      policies: all.map(({ rule, params }) => ({ policyRequirements: [rule], policyId: rule, params })),
    },
    failedPolicies: broken.map(({ rule, params }) => JSON.stringify({ policyRequirement: rule, params })),
    validateOnly: false,
  };
}

/** More than an address, a name or a code may have: longer ones break a rule, and are never right. */
const maxLineLength = 300;
/** More than a password may have, however its letters are composed. It is not stored. */
const maxPasswordLength = 1000;
/** The signature of a passkey of a new kind (ML-DSA-87) has 4627 bytes, which stand as a list of numbers. Not stored. */
const maxOutcomeLength = 30_000;

export const ask = {
  name: (key: string, prompt: string, value = ''): Field => ({
    key,
    type: 'NameCallback',
    output: { prompt },
    value,
  }),
  password: (key: string, prompt: string): Field => ({
    key,
    type: 'PasswordCallback',
    output: { prompt },
    value: '',
    maxLength: maxPasswordLength,
  }),
  /** Fields with rules (a user name, a new password, others): the rules are sent along, and which of them failed. */
  newUsername: (key: string, prompt: string, policies: Policies, value = ''): Field => ({
    key,
    type: 'ValidatedCreateUsernameCallback',
    output: { ...validated('userName', policies), prompt },
    value,
    canBeChecked: true,
  }),
  newPassword: (key: string, prompt: string, policies: Policies): Field => ({
    key,
    type: 'ValidatedCreatePasswordCallback',
    output: { ...validated('password', policies), echoOn: false, prompt },
    value: '',
    maxLength: maxPasswordLength,
    canBeChecked: true,
  }),
  attribute: (key: string, prompt: string, policies: Policies, value = ''): Field => ({
    key,
    type: 'StringAttributeInputCallback',
    output: { ...validated(key, policies), name: key, prompt, required: true, value },
    value,
    canBeChecked: true,
  }),
  /** `value`: what the page needs to ask for the rest. */
  hidden: (key: string, id: string, value = ''): Field => ({
    key,
    type: 'HiddenValueCallback',
    output: { value, id },
    value: id,
    maxLength: maxOutcomeLength,
  }),
  /** Something to read, of the kind that is information (0). */
  notice: (key: string, message: string): Field => ({
    key,
    type: 'TextOutputCallback',
    output: { message, messageType: '0' },
  }),
  metadata: (data: object): Field => ({ key: 'metadata', type: 'MetadataCallback', output: { data } }),
  /** One of several buttons; the answer is its index. */
  confirmation: (key: string, options: readonly string[]): Field => ({
    key,
    type: 'ConfirmationCallback',
    output: { prompt: '', messageType: 0, options, optionType: -1, defaultOption: 0 },
    value: 0,
  }),
  terms: (key: string, version: string): Field => ({
    key,
    type: 'TermsAndConditionsCallback',
    output: { version, terms: '', createDate: '2025-01-01T00:00:00Z' },
    value: false,
  }),
  suspended: (message: string): Field => ({
    key: 'message',
    type: 'SuspendedTextOutputCallback',
    output: { message, messageType: '0' },
  }),
};

/** As they go over the wire: the inputs of the n-th are called `IDToken{n}`. */
export function getCallbacks(fields: readonly Field[]): (Callback & { _id: number })[] {
  return fields.map(({ type, output, value, canBeChecked }, index) => ({
    type,
    output: getNames(output),
    input:
      value === undefined
        ? []
        : [
            { name: inputName(index), value },
            ...(canBeChecked ? [{ name: `${inputName(index)}validateOnly`, value: false }] : []),
          ],
    _id: index,
  }));
}

export type CallbackInputs = {
  readonly text: (key: string) => string;
  readonly isTrue: (key: string) => boolean;
  readonly index: (key: string) => number;
  /** The client wants to know what is wrong, and not yet to go on. */
  readonly onlyChecks: boolean;
};

/**
 * What somebody filled in; other inputs are not read. A text is cut where it is longer than any that could be right,
 * and holds neither NUL nor half of a character, which no database stores: so every step may store and compare it.
 */
export function readCallbackInputs(fields: readonly Field[], posted: unknown): CallbackInputs {
  const values = new Map<string, unknown>();
  for (const callback of Array.isArray(posted) ? posted : []) {
    for (const input of getInputs(callback)) values.set(input.name, input.value);
  }
  const given = (key: string) => values.get(inputName(fields.findIndex((field) => field.key === key)));
  const getMaxLength = (key: string) => fields.find((field) => field.key === key)?.maxLength ?? maxLineLength;
  return {
    text(key) {
      const value = given(key);
      return typeof value === 'string' ? storableText(value.slice(0, getMaxLength(key))) : '';
    },
    isTrue: (key) => given(key) === true || given(key) === 'true',
    index: (key) => Number(given(key) ?? 0) || 0,
    onlyChecks: fields.some((_, index) => values.get(`${inputName(index)}validateOnly`) === true),
  };
}

function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}

function getInputs(callback: unknown): Named[] {
  const input = (callback as { input?: unknown } | null)?.input;
  return Array.isArray(input) ? input.filter((one): one is Named => typeof one?.name === 'string') : [];
}

function inputName(index: number): string {
  return `IDToken${index + 1}`;
}

function getNames(values: Readonly<Record<string, unknown>>): Named[] {
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}
