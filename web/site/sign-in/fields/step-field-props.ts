import type { Callback } from '../journey/step.ts';

/** What every field of a step is given. */
export type StepFieldProps = {
  callback: Callback;
  stage: string;
  typed: string | undefined;
  problem: string | undefined;
  /** What the button says that sends the step. */
  submit: string;
};
