import {
  checkField,
  type FieldKind,
  type FieldProblem,
  type FormField,
  optional,
  required,
} from '../form-fields.ts';
import { topics } from './topics.ts';

/**
 * The forms of the public site (FRM-01), declared once for both sides: the site renders and checks by them, the
 * support back end checks again. The label of a field, and its message when it is missing, are texts of the site.
 */

export type EnquiryField = FormField<Exclude<FieldKind, 'choice' | 'reference' | 'day' | 'number'>>;

const person = { firstName: required('text'), lastName: required('text') };
const email = required('email', 254);
const message = required('multiline', 5000);
const consent = required('checkbox', 5);
const box = optional('checkbox', 5);

export const forms = {
  /** Talk to an Expert: answered within 24 hours. */
  contact: {
    ...person,
    email,
    company: required('text'),
    country: required('country'),
    phone: optional('tel', 40),
    product: optional('text'),
    message,
  },
  /** Section 3 of the specification. */
  support: {
    email,
    ...person,
    company: required('text'),
    country: required('country'),
    product: required('text'),
    serialNumber: required('text', 80),
    message,
  },
  storyFeedback: { ...person, company: required('text'), country: required('country'), message },
  whitepaper: {
    ...person,
    email,
    company: required('text'),
    /** The slug of the requested file. */
    paper: required('hidden', 100),
    consent,
  },
  /** A box for each topic (topics.ts); at least one is ticked. */
  newsletter: { email, language: required('language', 2), stories: box, releases: box, adhoc: box, consent },
  registration: {
    ...person,
    email,
    company: required('text'),
    country: required('country'),
    guests: optional('text', 100),
    message: optional('multiline', 2000),
  },
} as const satisfies Record<string, Readonly<Record<string, EnquiryField>>>;

/** The forms that accept drawings, pictures, films and lists (0087). */
const withFiles: readonly string[] = ['contact', 'support'] satisfies (keyof typeof forms)[];

export function takesFiles(form: FormName): boolean {
  return withFiles.includes(form);
}

export type FormName = keyof typeof forms;
/** The fields of enquiries; a subscription (newsletter) is none. */
export type EnquiryFieldName = {
  [Form in Exclude<FormName, 'newsletter'>]: keyof (typeof forms)[Form];
}[Exclude<FormName, 'newsletter'>];

export type FormValues = Readonly<Record<string, string>>;

export function isFormName(name: string): name is FormName {
  return Object.hasOwn(forms, name);
}

/** Checks the values of a form, in the order of its fields; without problems it can be accepted. */
export function getProblems(form: FormName, values: FormValues): ReadonlyMap<string, FieldProblem> {
  const problems = new Map<string, FieldProblem>();
  for (const [name, field] of Object.entries<EnquiryField>(forms[form])) {
    const isWanting = form === 'newsletter' && name === topics[0] && !topics.some((topic) => values[topic]);
    const problem = isWanting ? 'missing' : checkField(field, values[name] ?? '');
    if (problem) problems.set(name, problem);
  }
  return problems;
}
