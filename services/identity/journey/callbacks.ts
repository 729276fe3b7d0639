import type { Policy } from '../credential/password/policy-checks.ts';

/** A question of a step, in the form that ForgeRock's clients read. */
export type Callback = {
  readonly type: string;
  readonly output: readonly Named[];
  readonly input: readonly Named[];
};
type Named = { readonly name: string; readonly value: unknown };

/** A field of a step. `key`: the name under which its stage reads the answer. */
export type Field = {
  readonly key: string;
  readonly type: string;
  readonly output: Readonly<Record<string, unknown>>;
  /** The initial value of the input; undefined: there is no input. */
  readonly value?: unknown;
  /** The maximum length of the answer, where it is not a single line. */
  readonly maxLength?: number;
  /** Has a second input, which asks to check the answer without continuing. */
  readonly canBeChecked?: boolean;
};

type Policies = { readonly all: readonly Policy[]; readonly broken?: readonly Policy[] | undefined };

/** ForgeRock's form for rules: those of the field as objects, broken ones as texts. */
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

/** More than an address, a name or a code can have: a longer text breaks a rule or is wrong anyway. */
const maxLineLength = 300;
/** More than an allowed password can have, however its characters are composed. It is not stored. */
const maxPasswordLength = 1000;
/**
 * The signature of a passkey of a new kind (ML-DSA-87) has 4,627 bytes, which are sent as a list of numbers. It is
 * not stored.
 */
const maxOutcomeLength = 30_000;

export const callback = {
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
  /**
   * Fields with rules (a user name, a new password, others): the rules are sent along, with those that were broken.
   */
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
  /** `value`: data that the page's script needs. */
  hidden: (key: string, id: string, value = ''): Field => ({
    key,
    type: 'HiddenValueCallback',
    output: { value, id },
    value: id,
    maxLength: maxOutcomeLength,
  }),
  /** A text of the information type (0). */
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

/** The callbacks as JSON: the inputs of the n-th are named `IDToken{n}`. */
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
  /** Whether the client only wants the problems, and not to continue. */
  readonly onlyChecks: boolean;
};

/**
 * The answers to a step; other inputs are ignored. Texts are cut at the maximum length, and NUL and lone surrogates,
 * which no database stores, are removed: so every step may store and compare them.
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
