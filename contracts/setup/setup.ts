import type { Language } from '../languages.ts';
import type { SetupStep, StepProblem, StepProblems, StepValues } from './steps.ts';

/** A step as it is stored. */
export type StoredStep = {
  readonly values: StepValues;
  /** Counts the saves: each save states the revision that it is based on. */
  readonly revision: number;
};

export type StoredSteps = { readonly [Step in SetupStep]?: StoredStep };

/** The result of trying a code. `pass` opens the set-up for as long as the code is valid. */
export type CodeOutcome =
  | { readonly kind: 'right'; readonly pass: string }
  | { readonly kind: 'wrong'; readonly left: number }
  | { readonly kind: 'resting'; readonly seconds: number };

export type SaveOutcome =
  /** Values with problems are saved, too. */
  | { readonly kind: 'saved'; readonly problems: StepProblems }
  /** Somebody else has saved meanwhile: `kept` is what is stored now. */
  | { readonly kind: 'changed'; readonly kept: StoredStep };

export type FinishOutcome =
  | { readonly kind: 'done' }
  /** The first incomplete step. */
  | { readonly kind: 'lacking'; readonly step: SetupStep };

/** A country where a company may sell. */
export type SetupCountry = { readonly code: string; readonly languages: readonly Language[] };

/** The look of a company: a theme of the content with all of its colours. */
export type CompanyTheme = {
  readonly key: string;
  readonly name: string;
  readonly scheme: 'light' | 'dark';
  readonly tokens: Record<string, string>;
};

/** A mail with which a mail server is tried. */
export type TrialLetter = { readonly language: Language; readonly subject: string; readonly text: string };

/** The first set-up of an installation that starts empty. */
export type Setup = {
  /** Whether there is no company yet. */
  readonly isOpen: () => boolean;
  /** Whether the chief editor has to set up an authenticator app at the first sign-in. */
  readonly isFactorRequired: boolean;
  readonly tryCode: (code: string) => Promise<CodeOutcome>;
  readonly isPass: (pass: string) => Promise<boolean>;
  readonly steps: () => Promise<StoredSteps>;
  /** The problems that leave a step incomplete. */
  readonly problemsOf: (step: SetupStep, values: StepValues) => StepProblems;
  /** What is wrong with an uploaded file; undefined: nothing. */
  readonly problemOfFile: (kind: 'logo' | 'typeface', bytes: Buffer) => Promise<StepProblem | undefined>;
  /** Whether this program has the catalogue, and no other back end. */
  readonly hasCatalogue: boolean;
  /** Whether the catalogue has any product; the catalogue of another back end is not asked. */
  readonly hasProducts: () => Promise<boolean>;
  /** Whether the settings name a mail server, which the set-up cannot override. */
  readonly hasMailServer: boolean;
  /** Sends a mail by the server of the stored step; gives the problems by field. */
  readonly tryMail: (letter: TrialLetter) => Promise<StepProblems>;
  /** Stores a step, complete or not. */
  readonly save: (step: SetupStep, values: StepValues, revision: number) => Promise<SaveOutcome>;
  readonly countries: () => Promise<readonly SetupCountry[]>;
  /** Creates the company from the stored steps: all of it or nothing. */
  readonly finish: (theme: CompanyTheme) => Promise<FinishOutcome>;
};
