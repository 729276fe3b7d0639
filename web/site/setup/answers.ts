import { createContext } from 'react-router';
import type { KeptStep, KeptSteps } from '#contracts/setup/setup.ts';
import type { StepProblems, StepValues } from '#contracts/setup/steps.ts';
import type { SetupVisit } from './setup-visit.ts';

/** What was set up, for the page that says so: once it is, nobody can ask for it any more. */
export const doneContext = createContext<{ visit: SetupVisit; steps: KeptSteps } | null>(null);

/** What a form came to that did not simply lead on. */
export type FormAnswer =
  | { readonly kind: 'code'; readonly problem: string }
  | {
      readonly kind: 'step';
      readonly values: StepValues;
      readonly problems: StepProblems;
      readonly isSent?: boolean;
    }
  | { readonly kind: 'changed'; readonly values: StepValues; readonly kept: KeptStep }
  | { readonly kind: 'done' };
