import { createContext } from 'react-router';
import type { StoredStep, StoredSteps } from '#contracts/setup/setup.ts';
import type { StepProblems, StepValues } from '#contracts/setup/steps.ts';
import type { SetupVisit } from './setup-visit.ts';

/** What was set up, for the final page: once setup is complete, it can no longer be queried. */
export const doneContext = createContext<{ visit: SetupVisit; steps: StoredSteps } | null>(null);

/** The result of a form that does not redirect to the next step. */
export type FormAnswer =
  | { readonly kind: 'code'; readonly problem: string }
  | {
      readonly kind: 'step';
      readonly values: StepValues;
      readonly problems: StepProblems;
      readonly isSent?: boolean;
    }
  | { readonly kind: 'changed'; readonly values: StepValues; readonly kept: StoredStep }
  | { readonly kind: 'done' };
