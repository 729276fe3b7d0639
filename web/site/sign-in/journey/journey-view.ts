import type { Journey } from '#contracts/identity/client.ts';
import type { FailedPolicy } from './failed-policies.ts';
import type { Step } from './step.ts';

/** What keeps somebody from going on, of the whole step. */
export type JourneyError =
  /** What was typed is not right; `stage`: of the step that was answered. */
  | { readonly kind: 'refused'; readonly stage: string }
  | { readonly kind: 'expired' }
  | { readonly kind: 'linkExpired' }
  | { readonly kind: 'tooMany'; readonly retryAfterSeconds: number }
  | { readonly kind: 'incomplete' };

/** What keeps a field from being taken: a rule of the tenant, or that nothing is there. */
export type FieldProblem = FailedPolicy;

/** A journey's page: the current step, and the problems of the last one. */
export type JourneyView = {
  readonly journey: Journey;
  /** Undefined: it cannot go on from here; `problem` says why. */
  readonly step: Step | undefined;
  readonly journeyError: JourneyError | undefined;
  /** By the name of the field. */
  readonly problems: ReadonlyMap<string, readonly FieldProblem[]>;
  readonly typed: ReadonlyMap<string, string>;
  /** Where the person wants to be afterwards, as the address brought it. */
  readonly goto: string | undefined;
};
