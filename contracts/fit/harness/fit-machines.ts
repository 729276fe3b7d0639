import { type Check, checkWork, type Finding, type Verdict, verdicts } from '../check-work.ts';
import { bySize } from '../find-machines.ts';
import type { Machine } from '../machine.ts';
import type { WorkStep } from '../work.ts';
import type { WireGroup } from './group-wires.ts';
import { type FitOptions, workOfWire } from './listed-wire.ts';

export type Counts = Readonly<Record<Verdict, number>>;

/** Why a machine cannot make so many of the wires completely, with the limit that they exceed. */
export type Reason =
  | {
      readonly kind: 'area' | 'length' | 'diameter';
      readonly count: number;
      readonly bound: number;
      readonly isBelow: boolean;
    }
  | { readonly kind: 'jacket' | 'nothing' | 'special' | 'value'; readonly count: number }
  | { readonly kind: 'steps'; readonly count: number; readonly steps: readonly WorkStep[] };

export type MachineFit<M> = {
  readonly machine: M;
  readonly counts: Counts;
  /** The most frequent first. */
  readonly reasons: readonly Reason[];
};

/** What each machine can do with the wires, those that make most of them completely first. */
export function fitMachines<M extends Machine>(
  groups: readonly WireGroup[],
  machines: readonly M[],
  options: FitOptions,
): MachineFit<M>[] {
  const works = groups.map(({ wire, count }) => ({ work: workOfWire(wire, options), count }));
  return machines
    .map((machine) => {
      const counts: Record<Verdict, number> = { all: 0, step: 0, check: 0, cannot: 0 };
      const reasons = new Map<string, Reason>();
      for (const { work, count } of works) {
        const check = checkWork(work, machine);
        counts[check.verdict] += count;
        const reason = findReason(check, count);
        if (reason) addReason(reasons, reason);
      }
      const sorted = [...reasons.values()].sort((one, other) => other.count - one.count);
      return { machine, counts, reasons: sorted };
    })
    .sort((one, other) => byCounts(one.counts, other.counts) || bySize(one.machine, other.machine));
}

/** Machines that make most of the wires come first, then those that may make most. */
export function byCounts(one: Counts, other: Counts): number {
  return other.all - one.all || other.check - one.check || other.step - one.step;
}

export function sumOfCounts(counts: Counts): number {
  return verdicts.reduce((sum, verdict) => sum + counts[verdict], 0);
}

/** The deciding reason for a wire that is not made completely. */
export function findReason({ verdict, findings }: Check<WorkStep>, count: number): Reason | undefined {
  if (verdict === 'all') return undefined;
  const failing = findings.filter(({ outcome }) => outcome === 'fails');
  if (verdict === 'step') return { kind: 'steps', count, steps: failing.flatMap(stepOf) };
  if (verdict === 'check') {
    const isSpecial = findings.some(({ rule }) => rule === 'special');
    return { kind: isSpecial ? 'special' : 'value', count };
  }
  for (const finding of failing) {
    const { rule } = finding;
    if (rule !== 'area' && rule !== 'length' && rule !== 'diameter') continue;
    const { value = 0, range = {} } = 'range' in finding ? finding : {};
    const isBelow = range.from !== undefined && value < range.from;
    return { kind: rule, count, bound: (isBelow ? range.from : range.to) ?? 0, isBelow };
  }
  return { kind: failing.some(({ rule }) => rule === 'jacket') ? 'jacket' : 'nothing', count };
}

function stepOf({ rule }: Finding<WorkStep>): WorkStep[] {
  return rule === 'area' || rule === 'length' || rule === 'diameter' ? [] : [rule];
}

function addReason(reasons: Map<string, Reason>, reason: Reason): void {
  const side = 'isBelow' in reason && reason.isBelow ? 'below' : '';
  const key = `${reason.kind}${side}`;
  const known = reasons.get(key);
  if (!known) reasons.set(key, reason);
  else if (known.kind === 'steps' && reason.kind === 'steps')
    reasons.set(key, {
      ...known,
      count: known.count + reason.count,
      steps: [...new Set([...known.steps, ...reason.steps])],
    });
  else reasons.set(key, { ...known, count: known.count + reason.count });
}
