import { checkField, choice, type FieldProblem, type FormField, optional, required } from '../form-fields.ts';
import { languages } from '../languages.ts';

/**
 * What people state about themselves (ACC-01), in the order of the form. A field that is added here needs a column in
 * `person.tables.ts`, its place in the query of the portal (`account-operations.ts`) and its texts; everything else
 * follows. `half`: two of these share a row of the form. `autoComplete`: the name of the field for browsers (HTML,
 * "autofill").
 */
export const profileFields = {
  firstName: { ...required('text'), half: true, autoComplete: 'given-name' },
  lastName: { ...required('text'), half: true, autoComplete: 'family-name' },
  company: { ...optional('text'), autoComplete: 'organization' },
  telephone: { ...optional('text'), autoComplete: 'tel' },
  address: { ...optional('text'), autoComplete: 'address-line1' },
  postalCode: { ...optional('text'), half: true, autoComplete: 'postal-code' },
  city: { ...optional('text'), half: true, autoComplete: 'address-level2' },
  /** Two capital letters. */
  country: { ...optional('country'), autoComplete: 'country' },
  /** The language of mail to the person. */
  language: choice(languages, { required: true }),
} as const;

/**
 * RFC 5321 allows 254 characters; whether an address exists only a mail can show. Unlike the forms of the public site
 * it accepts letters of any script.
 */
export const emailField = {
  ...required('text', 254),
  pattern: /^[^\s@<>,;\uFFFD]+@[^\s@<>,;\uFFFD]+\.[^\s@<>,;\uFFFD]+$/,
} as const satisfies FormField;

export type ProfileField = keyof typeof profileFields;
export const profileFieldNames = Object.keys(profileFields) as ProfileField[];
export type Profile = { [Name in ProfileField]: string };

/** The accounts API calls a missing value `required`. */
export type ProfileProblem = Exclude<FieldProblem, 'missing'> | 'required';

/** What is wrong with a field of a profile; undefined: nothing. */
export function checkProfileField(field: FormField, text: string): ProfileProblem | undefined {
  const problem = checkField(field, text);
  if (problem !== 'missing') return problem;
  return field.kind === 'choice' ? 'invalid' : 'required';
}
