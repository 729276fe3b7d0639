import { checkWork } from '../check-work.ts';
import { bySize } from '../find-machines.ts';
import { does, type Machine } from '../machine.ts';
import type { WorkStep } from '../work.ts';
import type { WireGroup } from './group-wires.ts';
import { type FitOptions, workOfWire } from './listed-wire.ts';

/** A larger set would not help anybody decide what to buy. */
const maxMachines = 3;

export type MemberOfSet<M> = {
  readonly machine: M;
  /** How many wires, or cables, it works on. */
  readonly wires: number;
  readonly cables: number;
  /** How many of them need a check first. */
  readonly toCheck: number;
  readonly steps: readonly WorkStep[];
};

export type MachineSet<M> = {
  readonly members: readonly MemberOfSet<M>[];
  /** Wires that this set does not make, and no other machine either: 0 where everything is made. */
  readonly missing: number;
};

/** Wires for which all machines give the same result. */
type Kind = {
  readonly steps: readonly WorkStep[];
  /** For each machine: the steps that it does, as bits; 0 where it does not take the wire. */
  readonly done: readonly number[];
  readonly wanted: number;
  wires: number;
  cables: number;
  toCheck: number;
};

const bits: Readonly<Record<WorkStep, number>> = {
  cut: 1,
  jacket: 2,
  strip: 4,
  seal: 8,
  crimp: 16,
  double: 32,
  ferrule: 64,
  twist: 128,
  // Special terminals are discussed with our experts, so no machine is found by them.
  special: 0,
};

/**
 * The fewest machines, three at most, that together make as much as any set can; among equally small sets the one
 * whose first machine makes most, then the lightest. One of them works from the spool and passes cut wires on to the
 * benches. A seal and a second wire have to be in place before the terminal, so one machine does both.
 */
export function findSmallestSet<M extends Machine>(
  groups: readonly WireGroup[],
  unsorted: readonly M[],
  options: FitOptions,
): MachineSet<M> | undefined {
  const machines = [...unsorted].sort(bySize);
  const kinds = findKinds(groups, machines, options);
  const all = kinds.reduce((sum, kind) => sum + kind.wires + kind.cables, 0);
  const useful = machines.flatMap((_, place) => (kinds.some(({ done }) => done[place]) ? [place] : []));
  let best: { places: readonly number[]; made: number; alone: number } | undefined;
  for (let size = 1; size <= maxMachines && (best?.made ?? 0) < all; size += 1)
    for (const places of combinations(useful, size)) {
      const made = countMade(kinds, places);
      if (made < (best?.made ?? 1) || (best && made === best.made && best.places.length < size)) continue;
      const alone = Math.max(...places.map((place) => countMade(kinds, [place])));
      if (!best || made > best.made || alone > best.alone) best = { places, made, alone };
    }
  if (!best) return undefined;
  // What several machines can make counts for the one that makes most.
  const places = [...best.places].sort((one, other) => countMade(kinds, [other]) - countMade(kinds, [one]));
  return { members: share(kinds, places, machines), missing: all - best.made };
}

function findKinds(groups: readonly WireGroup[], machines: readonly Machine[], options: FitOptions): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const { wire, count } of groups) {
    const work = workOfWire(wire, options);
    const wanted = work.steps.reduce((sum, step) => sum | bits[step], 0);
    const isOpen =
      work.steps.includes('special') || work.length === undefined || work.areas.includes(undefined);
    const done = machines.map((machine) => {
      const { findings } = checkWork(work, machine);
      const measures = findings.filter((finding) => 'value' in finding || 'range' in finding);
      if (measures.some(({ outcome }) => outcome === 'fails')) return 0;
      // A machine that works from the spool cannot process the cores of a cable through its jacket.
      if (wire.jacket && does(machine, 'cut') && !does(machine, 'jacket')) return 0;
      return work.steps.reduce((sum, step) => (does(machine, step) ? sum | bits[step] : sum), 0);
    });
    const key = [wanted, ...done].join();
    const kind = kinds.get(key) ?? { steps: work.steps, done, wanted, wires: 0, cables: 0, toCheck: 0 };
    kinds.set(key, kind);
    if (wire.jacket) kind.cables += count;
    else kind.wires += count;
    if (isOpen) kind.toCheck += count;
  }
  return [...kinds.values()];
}

function countMade(kinds: readonly Kind[], places: readonly number[]): number {
  let sum = 0;
  for (const kind of kinds) if (findMaker(kind, places) !== undefined) sum += kind.wires + kind.cables;
  return sum;
}

/**
 * The machine of those from the spool with which, together with the benches, the wire can be made: the one that does
 * most steps.
 */
function findMaker({ done, wanted }: Kind, places: readonly number[]): number | undefined {
  const before = wanted & bits.crimp ? wanted & (bits.seal | bits.double) : 0;
  let atBenches = 0;
  let heldAtBenches = 0;
  for (const place of places) {
    const steps = done[place] ?? 0;
    if (steps & bits.cut) continue;
    atBenches |= steps;
    if (steps & bits.crimp && (steps & before) === before) heldAtBenches = before;
  }
  let best: number | undefined;
  for (const place of places) {
    const steps = done[place] ?? 0;
    const held = steps & bits.crimp ? steps & before : 0;
    const isMade = ((steps | atBenches) & wanted) === wanted && (held === before || heldAtBenches === before);
    if (!(steps & bits.cut) || !isMade) continue;
    if (best === undefined || countBits(steps & wanted) > countBits((done[best] ?? 0) & wanted)) best = place;
  }
  return best;
}

function countBits(steps: number): number {
  let count = 0;
  for (let rest = steps; rest > 0; rest &= rest - 1) count += 1;
  return count;
}

/** The steps that the cutting machine leaves undone go to the benches, type of wire by type. */
function share<M extends Machine>(
  kinds: readonly Kind[],
  places: readonly number[],
  machines: readonly M[],
): MemberOfSet<M>[] {
  const members = places.map((place) => ({
    place,
    wires: 0,
    cables: 0,
    toCheck: 0,
    steps: new Set<WorkStep>(),
  }));
  for (const kind of kinds) {
    const maker = findMaker(kind, places);
    if (maker === undefined) continue;
    let rest = kind.wanted;
    const isBench = (place: number) => ((kind.done[place] ?? 0) & bits.cut) === 0;
    const inTurn = [...members].sort(
      (one, other) => Number(other.place === maker) - Number(one.place === maker),
    );
    for (const member of inTurn) {
      if (member.place !== maker && !isBench(member.place)) continue;
      const own = (kind.done[member.place] ?? 0) & rest;
      if (own === 0) continue;
      rest &= ~own;
      member.wires += kind.wires;
      member.cables += kind.cables;
      member.toCheck += kind.toCheck;
      for (const step of kind.steps) if (own & bits[step]) member.steps.add(step);
    }
  }
  return members
    .filter(({ wires, cables }) => wires + cables > 0)
    .sort((one, other) => other.wires + other.cables - one.wires - one.cables)
    .map(({ place, steps, ...rest }) => ({ ...rest, machine: machines[place] as M, steps: [...steps] }));
}

function* combinations(places: readonly number[], size: number, from = 0): Generator<readonly number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let next = from; next <= places.length - size; next += 1)
    for (const rest of combinations(places, size - 1, next + 1)) yield [places[next] as number, ...rest];
}
