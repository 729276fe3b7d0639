/**
 * The language in which the forms that people fill in are declared, each field once: the forms of the public site
 * (support/forms.ts) and records that people create, such as tickets (support/ticket-fields.ts). From a declaration
 * follow the form, the check in browser and back end, the input and output of the API, filters, files and seed data.
 * The label of a field is a text of the site. A value is the text that was typed or chosen; empty: none was.
 */
export type FormField<Kind extends FieldKind = FieldKind> = {
  readonly kind: Kind;
  readonly required: boolean;
  /** In characters as JavaScript counts them. */
  readonly maxLength: number;
  /** A format beyond that of its kind. */
  readonly pattern?: RegExp;
};

export type FieldKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'multiline'
  | 'country'
  | 'language'
  | 'checkbox'
  /** Set by the page on which the form stands. */
  | 'hidden'
  /** One of the codes in `values`. */
  | 'choice'
  /** `2024-06-11`. */
  | 'day'
  | 'number'
  /** The id of something that the back end stores. */
  | 'reference';

export type FormFields = { readonly [name: string]: FormField };

/** One of fixed codes. `filter`: lists of such records can be narrowed to one of them. */
export type ChoiceField<Code extends string = string> = FormField<'choice'> & {
  readonly values: readonly Code[];
  readonly filter: boolean;
  /** The name of the enum in the API, where it is not formed from record and field. */
  readonly typeName?: string;
};

export const required = <const Kind extends FieldKind>(kind: Kind, maxLength = 200) => ({
  kind,
  required: true as const,
  maxLength,
});
export const optional = <const Kind extends FieldKind>(kind: Kind, maxLength = 200) => ({
  kind,
  required: false as const,
  maxLength,
});
export const choice = <
  const Values extends readonly string[],
  const Required extends boolean = false,
  const Filter extends boolean = false,
>(
  values: Values,
  options: { required?: Required; filter?: Filter } = {},
) => ({
  kind: 'choice' as const,
  required: (options.required ?? false) as Required,
  maxLength: 80,
  values,
  filter: (options.filter ?? false) as Filter,
});

/** The names of the fields that match a declaration: `FieldsLike<typeof fields, { kind: 'choice' }>`. */
export type FieldsLike<Fields, Way> = {
  [Name in keyof Fields]: Fields[Name] extends Way ? Name : never;
}[keyof Fields] &
  string;

/** The names of the matching fields, in the order of the form. */
export function findFields<const Fields extends FormFields, const Way extends object>(
  fields: Fields,
  traits: Way,
): FieldsLike<Fields, Way>[] {
  const isLike = (field: object) =>
    Object.entries(traits).every(([key, value]) => (field as Record<string, unknown>)[key] === value);
  return Object.keys(fields).filter((name) => isLike(fields[name]!)) as FieldsLike<Fields, Way>[];
}

/** The stored type of a field: a choice that was not made, or a day that is not known, is null. */
export type StoredValue<Field> = Field extends { kind: 'choice'; values: readonly (infer Code)[] }
  ? Code | Unsaid<Field>
  : Field extends { kind: 'day' }
    ? string | Unsaid<Field>
    : Field extends { kind: 'number' }
      ? number
      : string;
type Unsaid<Field> = Field extends { required: true } ? never : null;

/** Rules whose limit a field declares, by the problem that a violation causes. Their messages name the limit. */
export const limits = {
  tooLong: {
    of: ({ maxLength }: FormField) => maxLength,
    isBroken: (value: string, max: number) => value.length > max,
  },
} as const;
export type LimitProblem = keyof typeof limits;

export type FieldProblem = 'missing' | 'invalid' | LimitProblem;

/** What is wrong with the value of a field; undefined: nothing. */
export function checkField(field: FormField, text: string): FieldProblem | undefined {
  const value = field.kind === 'choice' ? text : text.trim();
  if (value === '') return field.required ? 'missing' : undefined;
  for (const [problem, { of, isBroken }] of Object.entries(limits)) {
    if (isBroken(value, of(field))) return problem as LimitProblem;
  }
  const isFitting = isValid(field, value) && (field.pattern?.test(value) ?? true);
  return isFitting ? undefined : field.kind === 'checkbox' ? 'missing' : 'invalid';
}

function isValid(field: FormField, value: string): boolean {
  switch (field.kind) {
    case 'choice':
      return (field as ChoiceField).values.includes(value);
    case 'email':
      return isEmail(value);
    case 'language':
      return /^[a-z]{2}$/.test(value);
    case 'hidden':
      return /^[\w-]+$/.test(value);
    case 'country':
      return /^[A-Z]{2}$/.test(value);
    case 'tel':
      return /^[+\d][\d ()/.-]{3,}$/.test(value);
    case 'checkbox':
      return value === 'true';
    case 'day':
      return isDay(value);
    case 'number':
      return /^\d+$/.test(value);
    default:
      return true;
  }
}

/** `Date` reads the 31st of November as the 1st of December. */
function isDay(value: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** As browsers check it (HTML, "valid e-mail address"), and with a dot in the domain. */
function isEmail(value: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i.test(
    value,
  );
}
