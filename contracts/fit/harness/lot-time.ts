import { leadSeconds } from '../lead-output.ts';
import type { Machine } from '../machine.ts';
import type { WireGroup } from './group-wires.ts';

/** The assumptions about a lot, all of which the reader can change. */
export type Assumptions = {
  /** In harnesses. */
  readonly lot: number;
  /** In shifts of eight hours a day. */
  readonly shifts: number;
  /** In seconds. */
  readonly changeOfWire: number;
  readonly changeOfTerminal: number;
  /** How often in one lot. */
  readonly wireChanges: number;
  readonly terminalChanges: number;
  /** In per cent of the time in which the machine produces. */
  readonly efficiency: number;
};

/** Rules of thumb of the trade, for who has no figures of his own yet. */
export const usualAssumptions = {
  lot: 50,
  shifts: 2,
  changeOfWire: 90,
  changeOfTerminal: 180,
  efficiency: 85,
} as const;

export type LotTime = {
  /** In seconds. */
  readonly leads: number;
  readonly loss: number;
  readonly wireChanges: number;
  readonly terminalChanges: number;
  readonly total: number;
};

const shiftSeconds = 8 * 3600;

/** How often a machine is set up for the wires: once for each type of wire, and for each terminal. */
export function countChanges(groups: readonly WireGroup[]): { wires: number; terminals: number } {
  return {
    wires: new Set(groups.flatMap(({ parts }) => parts)).size,
    terminals: new Set(groups.flatMap(({ terminals }) => terminals)).size,
  };
}

/**
 * How long a lot takes on a machine. Undefined: its data sheet states one output only, which does not say how the
 * time grows with the length.
 */
export function reckonLot(
  groups: readonly WireGroup[],
  machine: Machine,
  { lot, changeOfWire, changeOfTerminal, wireChanges, terminalChanges, efficiency }: Assumptions,
): LotTime | undefined {
  let one = 0;
  for (const { count, total } of groups) {
    // The time grows linearly with the length, so the mean of a group stands for all of it.
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
