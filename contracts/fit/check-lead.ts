import { type Lead, outerDiameter, type Step, stepsOfLead } from './lead.ts';
import { does, type Machine, type Range } from './machine.ts';
import { usualDiameter } from './wire.ts';

/** A measure of a lead that a machine's range must hold. */
export type Measure = 'area' | 'diameter' | 'length';

/** What one rule says of a machine and a lead, with the numbers that it compared. */
export type Finding =
  | {
      readonly rule: Measure;
      readonly outcome: 'fits' | 'fails' | 'unknown';
      /** Of the lead; missing where nobody knows it. */
      readonly value?: number;
      /** Of the machine; missing where its data sheet says nothing. */
      readonly range?: Range;
    }
  | { readonly rule: Step; readonly outcome: 'fits' | 'fails' };

/**
 * `all`: the machine makes the lead from the spool. `step`: it takes the wire, and another machine does some of the steps.
 * `check`: nothing speaks against it, and something is not known. `cannot`: it does not take the wire, or does none of the steps.
 */
export type Verdict = 'all' | 'step' | 'check' | 'cannot';

export type Check = { readonly verdict: Verdict; readonly findings: readonly Finding[] };

/** Holds a lead against a machine's data sheet. A value that is missing is never a yes. */
export function checkLead(lead: Lead, machine: Machine): Check {
  const wanted = stepsOfLead(lead);
  const cuts = does(machine, 'cut');
  const measures: Finding[] = [
    checkRange('area', lead.area, machine.area),
    checkDiameter(lead, machine),
    // A machine at a bench takes leads that are cut already, however long.
    ...(cuts ? [checkRange('length', lead.length, machine.length)] : []),
  ];
  const done: Finding[] = wanted.map((rule) => ({
    rule,
    outcome: does(machine, rule) ? 'fits' : 'fails',
  }));
  return { verdict: decide(measures, done), findings: [...measures, ...done] };
}

function decide(measures: readonly Finding[], steps: readonly Finding[]): Verdict {
  const takes = measures.every(({ outcome }) => outcome !== 'fails');
  if (!takes || steps.every(({ outcome }) => outcome === 'fails')) return 'cannot';
  if (steps.some(({ outcome }) => outcome === 'fails')) return 'step';
  return measures.some(({ outcome }) => outcome === 'unknown') ? 'check' : 'all';
}

function checkRange(rule: Measure, value: number, range: Range | undefined): Finding {
  if (!range || (range.from === undefined && range.to === undefined))
    return { rule, outcome: 'unknown', value };
  return { rule, outcome: isWithin(value, range) ? 'fits' : 'fails', value, range };
}

/**
 * Many data sheets name the cross-section alone: then it says which leads the machine takes as long as their insulation is no thicker
 * than usual.
 */
function checkDiameter(lead: Lead, { diameter: range }: Machine): Finding {
  const rule = 'diameter';
  const value = outerDiameter(lead);
  if (value === undefined) return { rule, outcome: 'unknown', range };
  if (range) return checkRange(rule, value, range);
  const usual = usualDiameter(lead.area);
  return { rule, outcome: usual !== undefined && value <= usual ? 'fits' : 'unknown', value };
}

export function isWithin(value: number, { from, to }: Range): boolean {
  return value >= (from ?? Number.NEGATIVE_INFINITY) && value <= (to ?? Number.POSITIVE_INFINITY);
}
