import type { Translate } from '#web/i18n/translator.ts';

/** A violated rule: its name, and its limits. */
export type BrokenPolicy = { readonly rule: string; readonly params: Readonly<Record<string, unknown>> };

type T = Translate<'signIn'>;
type Params = BrokenPolicy['params'];

/** Decision 24: a message for every rule that a tenant may set for a field, by ForgeRock's names. */
const labels: Readonly<Record<string, (t: T, params: Params) => string>> = {
  REQUIRED: (t) => t('policy.required'),
  UNIQUE: (t) => t('policy.unique'),
  MIN_LENGTH: (t, params) => t('policy.minLength', { minLength: number(params.minLength) }),
  MAX_LENGTH: (t, params) => t('policy.maxLength', { maxLength: number(params.maxLength) }),
  AT_LEAST_X_CAPITAL_LETTERS: (t, params) => t('policy.capitals', { count: number(params.numCaps) }),
  AT_LEAST_X_NUMBERS: (t, params) => t('policy.numbers', { count: number(params.numNums) }),
  MATCH_REGEXP: (t) => t('policy.pattern'),
  CANNOT_CONTAIN_CHARACTERS: (t, params) =>
    t('policy.forbidden', { characters: list(params.forbiddenChars) }),
  CANNOT_CONTAIN_DUPLICATES: (t) => t('policy.duplicates'),
  CANNOT_CONTAIN_OTHERS: (t) => t('policy.others'),
  CANNOT_BE_COMMON: (t) => t('policy.common'),
  MINIMUM_NUMBER_VALUE: (t) => t('policy.minimum'),
  MAXIMUM_NUMBER_VALUE: (t) => t('policy.maximum'),
  VALID_EMAIL_ADDRESS_FORMAT: (t) => t('policy.email'),
  VALID_PHONE_FORMAT: (t) => t('policy.phone'),
  VALID_NAME_FORMAT: (t) => t('policy.name'),
  VALID_DATE: (t) => t('policy.date'),
  VALID_NUMBER: (t) => t('policy.number'),
};

/** The message for a violated rule. An unknown rule is reported as an invalid value. */
export function getPolicyLabel(t: T, { rule, params }: BrokenPolicy): string {
  const format = Object.hasOwn(labels, rule) ? labels[rule] : undefined;
  return format ? format(t, params) : t('policy.other');
}

function number(param: unknown): number {
  const value = Number(param);
  return Number.isFinite(value) ? value : 1;
}

function list(param: unknown): string {
  return Array.isArray(param) ? param.join(' ') : String(param ?? '');
}
