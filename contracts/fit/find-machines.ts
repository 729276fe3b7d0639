import { checkLead } from './check-lead.ts';
import { type Check, type Finding, isWithin } from './check-work.ts';
import { type Lead, type Step, stepsOfLead } from './lead.ts';
import { does, type Machine } from './machine.ts';
import { standardAreas, usualDiameter } from './wire.ts';

/** The requested lead with one value changed to one that the machine accepts. */
export type NearLead = Partial<Pick<Lead, 'area' | 'length' | 'diameter'>>;

export type Near<M> = {
  readonly machine: M;
  /** The one rule that fails. */
  readonly finding: Finding;
  /** The value that would fit; undefined: none would. */
  readonly change: NearLead | undefined;
};

export type PartOfPair<M> = { readonly machine: M; readonly steps: readonly Step[] };

/** The machines for a lead; each list begins with the lightest. */
export type Found<M> = {
  readonly all: readonly M[];
  /** Nothing rules them out, but their data sheets leave something open. */
  readonly check: readonly { readonly machine: M; readonly findings: readonly Finding[] }[];
  readonly near: readonly Near<M>[];
  /** They take the wire and do these of the steps. */
  readonly step: readonly PartOfPair<M>[];
  /** Where no machine makes it alone: two that together do every step, one from the spool and one at a bench. */
  readonly pair: readonly [PartOfPair<M>, PartOfPair<M>] | undefined;
};

/** Sorts machines by what they can do for a lead. Machines that do nothing for it are in no list. */
export function findMachines<M extends Machine>(lead: Lead, machines: readonly M[]): Found<M> {
  const checked = [...machines].sort(bySize).map((machine) => ({ machine, ...checkLead(lead, machine) }));
  const ofVerdict = (verdict: Check['verdict']) => checked.filter((one) => one.verdict === verdict);
  const near = checked.flatMap(({ machine, findings }) => findNear(lead, machine, findings) ?? []);
  const isNear = new Set<M>(near.map(({ machine }) => machine));
  const all = ofVerdict('all').map(({ machine }) => machine);
  return {
    all,
    check: ofVerdict('check').map(({ machine, findings }) => ({
      machine,
      findings: findings.filter(({ outcome }) => outcome === 'unknown'),
    })),
    near,
    step: ofVerdict('step')
      .filter(({ machine }) => !isNear.has(machine))
      .map(({ machine }) => ({ machine, steps: stepsOfLead(lead).filter((step) => does(machine, step)) })),
    pair: all.length > 0 ? undefined : findPair(lead, checked),
  };
}

/** The lightest machine is the smallest one that fits; among equals, the one whose range ends first. */
export function bySize(one: Machine, other: Machine): number {
  const heavy = Number.MAX_VALUE;
  return (
    (one.weight ?? heavy) - (other.weight ?? heavy) ||
    (one.area?.to ?? heavy) - (other.area?.to ?? heavy) ||
    (one.slug < other.slug ? -1 : 1)
  );
}

/** Machines that work from the spool and fail on exactly one rule. */
function findNear<M extends Machine>(
  lead: Lead,
  machine: M,
  findings: readonly Finding[],
): Near<M> | undefined {
  const failing = findings.filter(({ outcome }) => outcome === 'fails');
  const [finding] = failing;
  if (!finding || failing.length > 1 || !does(machine, 'cut')) return undefined;
  if (findings.some(({ outcome }) => outcome === 'unknown')) return undefined;
  if (!('value' in finding))
    return finishes(machine, lead) ? { machine, finding, change: undefined } : undefined;
  return { machine, finding, change: findChange(lead, machine, finding) };
}

/** Whether it processes the ends: a machine that only cuts and strips is no near match for a crimped lead. */
function finishes(machine: Machine, lead: Lead): boolean {
  const finishing = stepsOfLead(lead).filter((step) => step !== 'cut' && step !== 'strip');
  return finishing.length === 0 || finishing.some((step) => does(machine, step));
}

/** The nearest value that the machine accepts, if the lead can then be made. */
function findChange(
  lead: Lead,
  machine: Machine,
  { rule, range = {} }: Extract<Finding, { value?: number }>,
): NearLead | undefined {
  let change: NearLead | undefined;
  if (rule === 'length') change = { length: lead.length < (range.from ?? 0) ? range.from : range.to };
  if (rule === 'area') {
    const taken = standardAreas.filter((area) => isWithin(area, range));
    const area = lead.area < (range.from ?? 0) ? taken[0] : taken.at(-1);
    // Another cross-section has another usual insulation.
    change = area === undefined ? undefined : { area, diameter: undefined };
  }
  if (rule === 'diameter' && isWithin(usualDiameter(lead.area) ?? Number.NaN, range))
    change = { diameter: undefined };
  return change && checkLead({ ...lead, ...change }, machine).verdict === 'all' ? change : undefined;
}

type Checked<M> = Check & { readonly machine: M };

function findPair<M extends Machine>(lead: Lead, checked: readonly Checked<M>[]): Found<M>['pair'] {
  const wanted = stepsOfLead(lead);
  const fitting = checked.filter(({ findings }) =>
    findings.every((finding) => !('value' in finding || 'range' in finding) || finding.outcome === 'fits'),
  );
  const weigh = (one: Machine, other: Machine) =>
    (one.weight ?? Number.MAX_VALUE) + (other.weight ?? Number.MAX_VALUE);
  let best: Found<M>['pair'];
  for (const { machine: first } of fitting) {
    if (!does(first, 'cut')) continue;
    for (const { machine: second } of fitting) {
      if (does(second, 'cut')) continue;
      const rest = getRest(wanted, first);
      if (!rest.every((step) => does(second, step))) continue;
      if (best && weigh(first, second) >= weigh(best[0].machine, best[1].machine)) continue;
      const own = wanted.filter((step) => !rest.includes(step));
      best = [
        { machine: first, steps: own },
        { machine: second, steps: rest },
      ];
    }
  }
  return best;
}

/**
 * The steps left for a second machine. A seal and a second wire have to be in place before the terminal is crimped.
 */
function getRest(wanted: readonly Step[], first: Machine): Step[] {
  const rest = wanted.filter((step) => !does(first, step));
  const before = rest.some((step) => step === 'seal' || step === 'double');
  return wanted.filter((step) => rest.includes(step) || (before && step === 'crimp'));
}
