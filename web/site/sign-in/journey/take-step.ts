import type { Journey } from '#contracts/identity/client.ts';
import { getFailedPolicies } from './failed-policies.ts';
import { beginJourney, continueJourney, type JourneyClient, type JourneyResponse } from './journey-client.ts';
import type { FieldProblem, JourneyError, JourneyView } from './journey-view.ts';
import { findMissingFields } from './missing-fields.ts';
import { getField, type Step } from './step.ts';
import type { SubmittedStep } from './submitted-step.ts';

type StepInput = {
  readonly client: JourneyClient;
  readonly journey: Journey;
  /** The parameters from the link of a mail: `suspendedId`, `token`. */
  readonly query: Readonly<Record<string, string>>;
  readonly goto: string | undefined;
};

/** The result of opening a page, or of submitting its form. */
export type Outcome =
  | { readonly kind: 'show'; readonly view: JourneyView }
  | { readonly kind: 'done'; readonly cookies: readonly string[] };

const nothingTyped: ReadonlyMap<string, string> = new Map();
const noProblems: ReadonlyMap<string, readonly FieldProblem[]> = new Map();

/** Begins a journey. Throws a 503 response when the tenant is unavailable. */
export async function openJourney(way: StepInput): Promise<Outcome> {
  const response = await beginJourney(way.client, way.journey, way.query);
  if (response.kind === 'done') return response;
  if (response.kind === 'step') return show(way, response.step);
  return show(way, undefined, getJourneyError(response, ''));
}

/**
 * Takes a submitted step. A journey that was refused or has expired starts again with a message; no input is
 * lost.
 */
export async function takeStep(way: StepInput, { step, typed }: SubmittedStep): Promise<Outcome> {
  const missing = findMissingFields(step);
  if (missing.size > 0) return show(way, step, { kind: 'incomplete' }, missing, typed);
  const response = await continueJourney(way.client, way.journey, step);
  if (response.kind === 'done') return response;
  if (response.kind === 'step') return goOn(way, step, response.step, typed);
  const again = await beginJourney(way.client, way.journey, way.query);
  if (again.kind === 'done') return again;
  if (again.kind !== 'step') return show(way, undefined, getJourneyError(again, ''));
  return show(way, again.step, getJourneyError(response, step.stage), noProblems, typed);
}

function goOn(way: StepInput, before: Step, next: Step, typed: ReadonlyMap<string, string>): Outcome {
  if (next.stage !== before.stage) return show(way, next);
  const problems = getProblems(next);
  const journeyError: JourneyError =
    problems.size > 0 ? { kind: 'incomplete' } : { kind: 'refused', stage: before.stage };
  return show(way, next, journeyError, problems, typed);
}

function getProblems({ callbacks }: Step): Map<string, readonly FieldProblem[]> {
  const failures = callbacks.map((callback) => [getField(callback), getFailedPolicies(callback)] as const);
  return new Map(failures.filter(([field, failed]) => field !== '' && failed.length > 0));
}

function show(
  { journey, goto }: StepInput,
  step: Step | undefined,
  journeyError?: JourneyError,
  problems = noProblems,
  typed = nothingTyped,
): Outcome {
  return { kind: 'show', view: { journey, goto, step, journeyError, problems, typed } };
}

function getJourneyError(
  response: Exclude<JourneyResponse, { kind: 'step' | 'done' }>,
  stage: string,
): JourneyError {
  if (response.kind === 'tooMany') return response;
  // No step was submitted yet, so it is the link that is invalid.
  if (stage === '') return { kind: 'linkExpired' };
  return response.kind === 'expired' ? { kind: 'expired' } : { kind: 'refused', stage };
}
