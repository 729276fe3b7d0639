import { isCommon } from '#services/foundation/common-passwords/common-passwords.ts';

/** Rules for a value, under the names that ForgeRock's clients know. */
export type Policy = { readonly rule: Rule; readonly params: Params };
export type Params = Readonly<Record<string, string | number>>;

/** The other fields of the form, for rules that compare them. */
export type Others = Readonly<Record<string, string>>;

type Check = (value: string, params: Params, others: Others) => boolean;

const letters = (value: string) => [...value].length;
const count = (value: string, pattern: RegExp) => value.match(pattern)?.length ?? 0;
const number = (params: Params, name: string) => Number(params[name] ?? 0);

const checks = {
  REQUIRED: (value) => value.trim() !== '',
  MIN_LENGTH: (value, params) => letters(value) >= number(params, 'minLength'),
  MAX_LENGTH: (value, params) => letters(value) <= number(params, 'maxLength'),
  AT_LEAST_X_CAPITAL_LETTERS: (value, params) => count(value, /\p{Lu}/gu) >= number(params, 'numCaps'),
  AT_LEAST_X_NUMBERS: (value, params) => count(value, /\p{Nd}/gu) >= number(params, 'numNums'),
  MATCH_REGEXP: (value, params) => new RegExp(String(params.regexp), 'u').test(value),
  CANNOT_CONTAIN_CHARACTERS: (value, params) =>
    ![...String(params.forbiddenChars)].some((character) => value.includes(character)),
  CANNOT_CONTAIN_DUPLICATES: (value, params) => !hasRun(value, Math.max(2, number(params, 'duplicateValue'))),
  CANNOT_CONTAIN_OTHERS: (value, params, others) =>
    !String(params.disallowedFields)
      .split(',')
      .some((field) => containsNamePart(value, others[field.trim()] ?? '')),
  CANNOT_BE_COMMON: (value) => !isCommon(value),
  VALID_EMAIL_ADDRESS_FORMAT: (value) =>
    /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]+\.[^\s@.]{2,}$/.test(value),
  VALID_NAME_FORMAT: (value) => !/[\p{Cc}\uFFFD<>{}[\]|\\^~]|https?:|www\./iu.test(value),
  VALID_PHONE_FORMAT: (value) => /^\+?[\d ()./-]{5,25}$/.test(value),
  VALID_DATE: (value) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
  VALID_NUMBER: (value) => value.trim() !== '' && Number.isFinite(Number(value)),
  MINIMUM_NUMBER_VALUE: (value, params) => Number(value) >= number(params, 'minimum'),
  MAXIMUM_NUMBER_VALUE: (value, params) => Number(value) <= number(params, 'maximum'),
} as const satisfies Record<string, Check>;

export type Rule = keyof typeof checks;

/** The rules of `policies` that a value breaks. For a missing value, only that it is missing. */
export function findBrokenRules(policies: readonly Policy[], value: string, others: Others = {}): Policy[] {
  const broken = policies.filter(({ rule, params }) => !(checks[rule] as Check)(value, params, others));
  return broken.some(({ rule }) => rule === 'REQUIRED')
    ? broken.filter(({ rule }) => rule === 'REQUIRED')
    : broken;
}

function hasRun(value: string, length: number): boolean {
  return new RegExp(`(.)\\1{${length - 1}}`, 'iu').test(value);
}

/** Whether it contains a part of an address or a name, of four or more letters, in any case. */
function containsNamePart(value: string, other: string): boolean {
  const parts = other.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return parts.some((part) => letters(part) >= 4 && value.toLowerCase().includes(part));
}
