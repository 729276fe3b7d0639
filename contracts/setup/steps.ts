import {
  checkField,
  choice,
  type FieldProblem,
  type FormFields,
  optional,
  required,
} from '../form-fields.ts';
import { isLanguage, type Language } from '../languages.ts';

/** The maximum sizes of the files of a company. */
export const setupFileBytes = { logo: 64 * 1024, typeface: 300 * 1024 } as const;

/** Fields that hold a file or a secret: their values are never shown again. */
export const hiddenValues: readonly string[] = ['logo', 'typefaceFile', 'password', 'mailPassword'];

/** Catalogues to begin with, each a folder in seed/trades. */
export const catalogueStarters = ['wire-processing', 'metal-forming', 'packaging'] as const;

const hostName = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i;

const colour = { ...required('text', 7), pattern: /^#[0-9a-f]{6}$/i };

/**
 * The questions of the first set-up, in order. A value is the text that was typed; several choices are separated by
 * spaces.
 */
export const setupSteps = {
  company: {
    name: required('text', 40),
    legalName: required('text', 120),
    portalName: optional('text', 40),
    legalForm: required('text', 120),
    street: required('text', 120),
    postalCode: required('text', 20),
    city: required('text', 80),
    country: required('country'),
    phone: required('tel', 40),
    email: required('email', 120),
  },
  site: {
    host: {
      ...required('text', 200),
      pattern: /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/,
    },
    languages: required('text', 60),
    defaultLanguage: required('language'),
    countries: optional('text', 2000),
    units: choice(['byCountry', 'Metric', 'Imperial'], { required: true }),
  },
  look: {
    /** An SVG, as it was uploaded. */
    logo: optional('text', setupFileBytes.logo),
    accent: colour,
    inverse: colour,
    /** The radius of corners, in pixels. */
    radius: { ...required('text', 2), pattern: /^(?:\d|1[0-6])$/ },
    typeface: choice(['archivo', 'inter', 'system', 'own'], { required: true }),
    /** A WOFF2 in Base64. */
    typefaceFile: optional('text', Math.ceil(setupFileBytes.typeface / 3) * 4),
  },
  /** The trade whose classes and technical data the catalogue begins with. */
  catalogue: { starter: choice(['none', ...catalogueStarters], { required: true }) },
  /** All fields or none: without a server, mail stays in the built-in inbox. */
  mail: {
    mailHost: { ...optional('text', 200), pattern: hostName },
    mailPort: { ...optional('text', 5), pattern: /^[1-9]\d{0,4}$/ },
    mailSecurity: choice(['tls', 'startTls'], { required: true }),
    mailUser: optional('text', 200),
    /** Encrypted once it is stored. */
    mailPassword: optional('text', 600),
    /** The recipient of a trial mail. */
    mailTest: optional('email', 254),
  },
  chief: {
    name: required('text', 80),
    email: required('email', 254),
    password: required('text', 200),
  },
  /** The chosen ones of the optional pages. */
  pages: { pages: optional('text') },
} as const satisfies Record<string, FormFields>;

/** Pages that begin as drafts, by their paths. */
export const draftPages = ['services', 'about-us', 'careers'] as const;

export type SetupStep = keyof typeof setupSteps;
export const setupStepNames = Object.keys(setupSteps) as SetupStep[];

/** By the names of the fields. */
export type StepValues = { readonly [field: string]: string };

export type StepProblem =
  | FieldProblem
  | 'noLanguage'
  | 'notAmongLanguages'
  | 'nameTaken'
  | 'passwordShort'
  | 'passwordLong'
  | 'passwordCommon'
  | 'logoKind'
  | 'typefaceKind'
  | 'fileTooLarge'
  | 'typefaceMissing'
  | 'mailUnreachable'
  | 'mailLogin'
  | 'mailRefused'
  | 'mailOften';

export type StepProblems = { readonly [field: string]: StepProblem };

/** Several choices in one value. */
export function listChoices(value: string | undefined): string[] {
  return (value ?? '').split(' ').filter(Boolean);
}

export function chosenLanguages({ languages }: StepValues): Language[] {
  return listChoices(languages).filter(isLanguage);
}

/** The host within what was pasted, often a whole address. */
export function normaliseHost(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '');
}

/** The problems of a step, by field; a step without any is complete. */
export function findStepProblems(step: SetupStep, values: StepValues): StepProblems {
  const fields: FormFields = setupSteps[step];
  const problems: Record<string, StepProblem> = {};
  for (const [name, field] of Object.entries(fields)) {
    const problem = checkField(field, values[name] ?? '');
    if (problem) problems[name] = problem;
  }
  if (step === 'site') checkLanguages(values, problems);
  if (step === 'mail' && Number(values.mailPort) > 65_535) problems.mailPort = 'invalid';
  if (step === 'look' && values.typeface === 'own' && !values.typefaceFile)
    problems.typefaceFile = 'typefaceMissing';
  return problems;
}

function checkLanguages(values: StepValues, problems: Record<string, StepProblem>): void {
  const languages = chosenLanguages(values);
  if (languages.length === 0) problems.languages = 'noLanguage';
  else if (!languages.some((language) => language === values.defaultLanguage))
    problems.defaultLanguage = 'notAmongLanguages';
}
