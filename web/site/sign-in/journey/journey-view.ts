import type { Journey } from '#contracts/identity/client.ts';
import type { FailedPolicy } from './failed-policies.ts';
import type { Step } from './step.ts';

/** An error of the whole step. */
export type JourneyError =
  /** The input was wrong; `stage` is the stage of the submitted step. */
  | { readonly kind: 'refused'; readonly stage: string }
  | { readonly kind: 'expired' }
  | { readonly kind: 'linkExpired' }
  | { readonly kind: 'tooMany'; readonly retryAfterSeconds: number }
  | { readonly kind: 'incomplete' };

/** A problem of a field: a rule of the tenant, or that it is empty. */
export type FieldProblem = FailedPolicy;

/** A journey's page: the current step, and the problems of the last one. */
export type JourneyView = {
  readonly journey: Journey;
  /** Undefined: the journey cannot continue; `journeyError` says why. */
  readonly step: Step | undefined;
  readonly journeyError: JourneyError | undefined;
  /** Problems by the name of the field. */
  readonly problems: ReadonlyMap<string, readonly FieldProblem[]>;
  readonly typed: ReadonlyMap<string, string>;
  /** The address to return to after signing in, from the address of the page. */
  readonly goto: string | undefined;
};
