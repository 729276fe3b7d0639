import type { Journey } from '#contracts/identity/client.ts';
import { type Answer, type Asker, beginJourney, continueJourney } from './ask-journey.ts';
import { getFailedPolicies } from './failed-policies.ts';
import type { FieldProblem, JourneyError, JourneyView } from './journey-view.ts';
import { missingAnswers } from './missing-answers.ts';
import type { SentStep } from './sent-step.ts';
import { getField, type Step } from './step.ts';

type Way = {
  readonly asker: Asker;
  readonly journey: Journey;
  /** What the address brought from a mail: `suspendedId`, `token`. */
  readonly query: Readonly<Record<string, string>>;
  readonly goto: string | undefined;
};

/** What comes of opening a page, or of sending its form. */
export type Outcome =
  | { readonly kind: 'show'; readonly view: JourneyView }
  | { readonly kind: 'done'; readonly cookies: readonly string[] };

const nothingTyped: ReadonlyMap<string, string> = new Map();
const noProblems: ReadonlyMap<string, readonly FieldProblem[]> = new Map();

/** Begins a journey. Throws the answer 503 when the tenant cannot tell. */
export async function openJourney(way: Way): Promise<Outcome> {
  const answer = await beginJourney(way.asker, way.journey, way.query);
  if (answer.kind === 'done') return answer;
  if (answer.kind === 'step') return show(way, answer.step);
  return show(way, undefined, getJourneyError(answer, ''));
}

/** Takes what somebody sent. A journey that is refused or too old begins anew and says so; nothing that was typed is lost. */
export async function takeStep(way: Way, { step, typed }: SentStep): Promise<Outcome> {
  const missing = missingAnswers(step);
  if (missing.size > 0) return show(way, step, { kind: 'incomplete' }, missing, typed);
  const answer = await continueJourney(way.asker, way.journey, step);
  if (answer.kind === 'done') return answer;
  if (answer.kind === 'step') return goOn(way, step, answer.step, typed);
  const again = await beginJourney(way.asker, way.journey, way.query);
  if (again.kind === 'done') return again;
  if (again.kind !== 'step') return show(way, undefined, getJourneyError(again, ''));
  return show(way, again.step, getJourneyError(answer, step.stage), noProblems, typed);
}

function goOn(way: Way, before: Step, next: Step, typed: ReadonlyMap<string, string>): Outcome {
  if (next.stage !== before.stage) return show(way, next);
  const problems = getProblems(next);
  const journeyError: JourneyError =
    problems.size > 0 ? { kind: 'incomplete' } : { kind: 'refused', stage: before.stage };
  return show(way, next, journeyError, problems, typed);
}

function getProblems({ callbacks }: Step): Map<string, readonly FieldProblem[]> {
  const told = callbacks.map((asked) => [getField(asked), getFailedPolicies(asked)] as const);
  return new Map(told.filter(([field, failed]) => field !== '' && failed.length > 0));
}

function show(
  { journey, goto }: Way,
  step: Step | undefined,
  hindrance?: JourneyError,
  problems = noProblems,
  typed = nothingTyped,
): Outcome {
  return { kind: 'show', view: { journey, goto, step, hindrance, problems, typed } };
}

function getJourneyError(answer: Exclude<Answer, { kind: 'step' | 'done' }>, stage: string): JourneyError {
  if (answer.kind === 'tooMany') return answer;
  // Nothing was answered yet: what does not hold is the link that led here.
  if (stage === '') return { kind: 'linkExpired' };
  return answer.kind === 'expired' ? { kind: 'expired' } : { kind: 'refused', stage };
}
