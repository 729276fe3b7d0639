import type { Step } from './lead.ts';
import { does, type Machine, type Range } from './machine.ts';
import { usualDiameter } from './wire.ts';
import type { Work, WorkStep } from './work.ts';

/** A measure of a lead that a machine's range must hold. */
export type Measure = 'area' | 'diameter' | 'length';
type Outcome = 'fits' | 'fails' | 'unknown';

type MeasureFinding = {
  readonly rule: Measure;
  readonly outcome: Outcome;
  /** The lead's value; missing where it is not known. */
  readonly value?: number;
  /** The machine's range; missing where its data sheet does not state one. */
  readonly range?: Range;
};
type StepFinding<S> = { readonly rule: S; readonly outcome: Outcome };

/** The result of one rule for a machine and a lead, with the numbers that were compared. */
export type Finding<S extends WorkStep = Step> = MeasureFinding | StepFinding<S>;

/**
 * `all`: the machine makes the lead from the spool. `step`: it takes the wire, but some steps need another machine.
 * `check`: nothing rules it out, but a value is not known. `cannot`: it does not take the wire, or does none of the
 * steps.
 */
export const verdicts = ['all', 'step', 'check', 'cannot'] as const;
export type Verdict = (typeof verdicts)[number];

export type Check<S extends WorkStep = Step> = {
  readonly verdict: Verdict;
  readonly findings: readonly Finding<S>[];
};

/** Checks work against a machine's data sheet. A missing value never counts as a fit. */
export function checkWork<S extends WorkStep>(work: Work<S>, machine: Machine): Check<S> {
  const measures: Finding<S>[] = [
    checkAreas(work.areas, machine.area),
    checkDiameter(work, machine),
    // A bench machine takes leads that are cut already, at any length.
    ...(does(machine, 'cut') ? [checkRange('length', work.length, machine.length)] : []),
  ];
  const done = work.steps.map((rule) => ({ rule, outcome: checkStep(rule, work, machine) }));
  return { verdict: decide(measures, done), findings: [...measures, ...done] };
}

function decide(measures: readonly Finding<WorkStep>[], steps: readonly Finding<WorkStep>[]): Verdict {
  const fails = ({ outcome }: Finding<WorkStep>) => outcome === 'fails';
  // Blades for a wire do not get through the jacket of a cable.
  const takes = !measures.some(fails) && !steps.some((step) => step.rule === 'jacket' && fails(step));
  if (!takes || steps.every((step) => fails(step) || step.rule === 'special')) return 'cannot';
  if (steps.some(fails)) return 'step';
  return [...measures, ...steps].some(({ outcome }) => outcome === 'unknown') ? 'check' : 'all';
}

function checkStep(step: WorkStep, { layLength }: Work<WorkStep>, machine: Machine): Outcome {
  if (step === 'special') return 'unknown';
  if (!does(machine, step)) return 'fails';
  if (step !== 'twist') return 'fits';
  if (layLength === undefined || !machine.layLength) return 'unknown';
  return isWithin(layLength, machine.layLength) ? 'fits' : 'fails';
}

/** For a cable, the result of the core that fits worst. */
function checkAreas(areas: readonly (number | undefined)[], range: Range | undefined): MeasureFinding {
  const all = areas.map((area) => checkRange('area', area, range));
  const worst = (outcome: Outcome) => all.find((one) => one.outcome === outcome);
  return worst('fails') ?? worst('unknown') ?? all[0] ?? { rule: 'area', outcome: 'unknown' };
}

function checkRange(rule: Measure, value: number | undefined, range: Range | undefined): MeasureFinding {
  if (value === undefined) return { rule, outcome: 'unknown', ...(range && { range }) };
  if (!range || (range.from === undefined && range.to === undefined))
    return { rule, outcome: 'unknown', value };
  return { rule, outcome: isWithin(value, range) ? 'fits' : 'fails', value, range };
}

/**
 * Many data sheets state only the cross-section, which then decides. Whoever enters a thicker insulation than usual
 * by hand asks for more than that.
 */
function checkDiameter(
  { areas, diameter: value, needsDiameter }: Work<WorkStep>,
  { diameter: range }: Machine,
): MeasureFinding {
  const rule = 'diameter';
  if (range) return checkRange(rule, value, range);
  if (!needsDiameter) return { rule, outcome: 'fits', ...(value !== undefined && { value }) };
  if (value === undefined) return { rule, outcome: 'unknown' };
  const usual = usualDiameter(areas[0] ?? 0);
  return { rule, outcome: usual !== undefined && value <= usual ? 'fits' : 'unknown', value };
}

export function isWithin(value: number, { from, to }: Range): boolean {
  return value >= (from ?? Number.NEGATIVE_INFINITY) && value <= (to ?? Number.POSITIVE_INFINITY);
}
