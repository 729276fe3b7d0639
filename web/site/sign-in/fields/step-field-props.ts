import type { Callback } from '../journey/step.ts';

/** The props of every field of a step. */
export type StepFieldProps = {
  callback: Callback;
  stage: string;
  typed: string | undefined;
  problem: string | undefined;
  /** The label of the submit button. */
  submit: string;
};
