import type { Language } from '../languages.ts';
import type { SetupStep, StepProblem, StepProblems, StepValues } from './steps.ts';

/** A step as it is stored. */
export type KeptStep = {
  readonly values: StepValues;
  /** Counts the saves: each save names the revision that it began with. */
  readonly revision: number;
};

export type KeptSteps = { readonly [Step in SetupStep]?: KeptStep };

/** What a try with a code came to. `pass` opens the set-up as long as the code holds. */
export type CodeOutcome =
  | { readonly kind: 'right'; readonly pass: string }
  | { readonly kind: 'wrong'; readonly left: number }
  | { readonly kind: 'resting'; readonly seconds: number };

export type SaveOutcome =
  /** Values that are not valid yet are saved, too. */
  | { readonly kind: 'saved'; readonly problems: StepProblems }
  /** Somebody else saved meanwhile: this is what stands there now. */
  | { readonly kind: 'changed'; readonly kept: KeptStep };

export type FinishOutcome =
  | { readonly kind: 'done' }
  /** The first step that is not complete. */
  | { readonly kind: 'lacking'; readonly step: SetupStep };

/** A country where a company may sell. */
export type SetupCountry = { readonly code: string; readonly languages: readonly Language[] };

/** The look of a company: a theme of the content, solved. */
export type CompanyTheme = {
  readonly key: string;
  readonly name: string;
  readonly scheme: 'light' | 'dark';
  readonly tokens: Record<string, string>;
};

/** A mail by which somebody tries a mail server. */
export type TrialLetter = { readonly language: Language; readonly subject: string; readonly text: string };

/** The first set-up of an installation that starts empty. */
export type Setup = {
  /** Whether there is no company yet. */
  readonly isOpen: () => boolean;
  /** Whether the chief editor sets up an authenticator app before coming in. */
  readonly isFactorRequired: boolean;
  readonly tryCode: (code: string) => Promise<CodeOutcome>;
  readonly isPass: (pass: string) => Promise<boolean>;
  readonly steps: () => Promise<KeptSteps>;
  /** What keeps a step from being complete. */
  readonly problemsOf: (step: SetupStep, values: StepValues) => StepProblems;
  /** What is wrong with a file that was chosen. */
  readonly problemOfFile: (kind: 'logo' | 'typeface', bytes: Buffer) => Promise<StepProblem | undefined>;
  /** Whether the catalogue is that of this program, and not another back end's. */
  readonly hasCatalogue: boolean;
  /** Whether anything is in the catalogue; one that another back end has is not asked. */
  readonly hasProducts: () => Promise<boolean>;
  /** Whether mail goes where the settings of the start say, which nobody overrules here. */
  readonly hasMailServer: boolean;
  /** Hands a mail to the server of the kept step; gives what is wrong, by field. */
  readonly tryMail: (letter: TrialLetter) => Promise<StepProblems>;
  /** Keeps a step as it was left, half-filled, too. */
  readonly save: (step: SetupStep, values: StepValues, revision: number) => Promise<SaveOutcome>;
  readonly countries: () => Promise<readonly SetupCountry[]>;
  /** Creates the company from the answers: all of it or nothing. */
  readonly finish: (theme: CompanyTheme) => Promise<FinishOutcome>;
};
