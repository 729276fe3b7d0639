import { leadSeconds } from '../lead-output.ts';
import type { Machine } from '../machine.ts';
import type { WireGroup } from './group-wires.ts';

/** What is assumed of a lot; everything of it can be changed. */
export type Assumptions = {
  /** Harnesses. */
  readonly lot: number;
  /** Of eight hours a day. */
  readonly shifts: number;
  /** Seconds. */
  readonly changeOfWire: number;
  readonly changeOfTerminal: number;
  /** How often in a lot. */
  readonly wireChanges: number;
  readonly terminalChanges: number;
  /** Per cent of the time in which the machine makes leads. */
  readonly efficiency: number;
};

/** What shops reckon with before they know better. */
export const usualAssumptions = {
  lot: 50,
  shifts: 2,
  changeOfWire: 90,
  changeOfTerminal: 180,
  efficiency: 85,
} as const;

export type LotTime = {
  /** Seconds. */
  readonly leads: number;
  readonly loss: number;
  readonly wireChanges: number;
  readonly terminalChanges: number;
  readonly total: number;
};

const shiftSeconds = 8 * 3600;

/** How often a machine is set up for the wires: once for each kind of wire, and for each terminal. */
export function countChanges(groups: readonly WireGroup[]): { wires: number; terminals: number } {
  return {
    wires: new Set(groups.flatMap(({ parts }) => parts)).size,
    terminals: new Set(groups.flatMap(({ terminals }) => terminals)).size,
  };
}

/** How long a lot takes on a machine. Undefined: its data sheet names one output only, and nobody can say. */
export function reckonLot(
  groups: readonly WireGroup[],
  machine: Machine,
  { lot, changeOfWire, changeOfTerminal, wireChanges, terminalChanges, efficiency }: Assumptions,
): LotTime | undefined {
  let one = 0;
  for (const { count, total } of groups) {
    // The time grows evenly with the length, so the mean of a group does for all of it.
    const seconds = leadSeconds(machine, count > 0 ? total / count : 0);
    if (seconds === undefined) return undefined;
    one += count * seconds;
  }
  const leads = one * lot;
  const times = {
    leads,
    loss: leads / (efficiency / 100) - leads,
    wireChanges: wireChanges * changeOfWire,
    terminalChanges: terminalChanges * changeOfTerminal,
  };
  return { ...times, total: times.leads + times.loss + times.wireChanges + times.terminalChanges };
}

export function workingDays(seconds: number, shifts: number): number {
  return seconds / (shiftSeconds * shifts);
}
