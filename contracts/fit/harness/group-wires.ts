import type { Machine } from '../machine.ts';
import { usualDiameter } from '../wire.ts';
import type { ListedWire, NoteKind } from './listed-wire.ts';

/** Wires that every machine treats alike. */
export type WireGroup = {
  /** One of them, for all. */
  readonly wire: ListedWire;
  readonly count: number;
  /** From the shortest to the longest in mm; undefined: not known. */
  readonly length: { readonly from: number; readonly to: number } | undefined;
  /** Their total length in mm. */
  readonly total: number;
  /** The distinct wires and terminals: a machine is set up for each. */
  readonly parts: readonly number[];
  readonly terminals: readonly number[];
};

/** The limits of the length classes in mm by which a list is shown. */
export const lengthClasses: readonly number[] = [100, 1000, 5000, 20_000];

/** Groups wires that no rule distinguishes, in the order of first appearance. */
export function groupWires(wires: Iterable<ListedWire>, machines: readonly Machine[]): WireGroup[] {
  const bounds = [
    ...new Set([...lengthClasses, ...machines.flatMap(({ length }) => [length?.from ?? 0, length?.to ?? 0])]),
  ].sort((one, other) => one - other);
  const groups = new Map<string, Growing>();
  for (const wire of wires) {
    const key = `${signature(wire)}|${wire.length === undefined ? '' : placeOf(wire.length, bounds)}`;
    let group = groups.get(key);
    if (!group) {
      group = { wire, count: 0, length: undefined, total: 0, parts: new Set(), terminals: new Set() };
      groups.set(key, group);
    }
    add(group, wire);
  }
  return [...groups.values()].map((group) => ({
    ...group,
    parts: [...group.parts],
    terminals: [...group.terminals],
  }));
}

type Growing = {
  wire: ListedWire;
  count: number;
  length: { from: number; to: number } | undefined;
  total: number;
  parts: Set<number>;
  terminals: Set<number>;
};

function add(group: Growing, { count, length, part, cores }: ListedWire): void {
  group.count += count;
  group.parts.add(part);
  for (const { ends } of cores)
    for (const { part: terminal } of ends) if (terminal !== undefined) group.terminals.add(terminal);
  if (length === undefined) return;
  group.total += length * count;
  const { from, to } = group.length ?? { from: length, to: length };
  group.length = { from: Math.min(from, length), to: Math.max(to, length) };
}

/** The class of a length: a limit, or the space between two. A machine's range includes both of its ends. */
function placeOf(length: number, bounds: readonly number[]): number {
  const next = bounds.findIndex((bound) => bound >= length);
  if (next < 0) return 2 * bounds.length;
  return 2 * next + (bounds[next] === length ? 1 : 0);
}

/** Colours, and which end comes first, make no difference to any machine. */
function signature({ cores, jacket, diameter, twist }: ListedWire): string {
  const ofCores = cores.map(({ area, ends }) =>
    [area, ...ends.map((end) => `${end.kind}${end.seal ? 's' : ''}${end.double ? 'd' : ''}`).sort()].join(),
  );
  return [jacket ? 'j' : '', diameter, twist ? `t${twist.layLength ?? ''}` : '', ...ofCores.sort()].join('/');
}

export type HarnessSums = {
  readonly wires: number;
  /** In mm. */
  readonly length: number;
  /** By cross-section, from the smallest, without cables. */
  readonly areas: readonly { readonly area: number | undefined; readonly count: number }[];
  readonly cables: number;
  readonly cores: number;
  readonly ends: Readonly<Record<EndSum, number>>;
};

export const endSums = ['terminal', 'seal', 'ferrule', 'special', 'bare', 'unknown'] as const;
export type EndSum = (typeof endSums)[number];

/** The contents of a harness, counted. */
export function sumUp(groups: readonly WireGroup[]): HarnessSums {
  const areas = new Map<number | undefined, number>();
  const ends: Record<EndSum, number> = { terminal: 0, seal: 0, ferrule: 0, special: 0, bare: 0, unknown: 0 };
  let cables = 0;
  let inCables = 0;
  for (const { wire, count } of groups) {
    if (wire.jacket) {
      cables += count;
      inCables += count * wire.cores.length;
    } else {
      const area = wire.cores[0]?.area;
      areas.set(area, (areas.get(area) ?? 0) + count);
    }
    for (const { kind, seal } of wire.cores.flatMap((core) => core.ends)) ends[sumOf(kind, seal)] += count;
  }
  return {
    wires: groups.reduce((sum, { count }) => sum + count, 0),
    length: groups.reduce((sum, { total }) => sum + total, 0),
    areas: [...areas]
      .map(([area, count]) => ({ area, count }))
      .sort((one, other) => (one.area ?? Number.MAX_VALUE) - (other.area ?? Number.MAX_VALUE)),
    cables,
    cores: inCables,
    ends,
  };
}

function sumOf(kind: ListedWire['cores'][number]['ends'][number]['kind'], seal: boolean): EndSum {
  if (kind === 'cut' || kind === 'strip') return 'bare';
  return kind === 'terminal' && seal ? 'seal' : kind;
}

/** Counts the wires for which something is unknown or unusual. */
export function countNotes(groups: readonly WireGroup[]): Partial<Record<NoteKind, number>> {
  const notes: Partial<Record<NoteKind, number>> = {};
  const note = (kind: NoteKind, count: number, applies: boolean) => {
    if (applies) notes[kind] = (notes[kind] ?? 0) + count;
  };
  for (const { wire, count } of groups) {
    const ends = wire.cores.flatMap((core) => core.ends);
    const usual = usualDiameter(wire.cores[0]?.area ?? 0);
    note('length', count, wire.length === undefined);
    note(
      'area',
      count,
      wire.cores.some(({ area }) => area === undefined),
    );
    note(
      'end',
      count,
      ends.some(({ kind }) => kind === 'unknown'),
    );
    note(
      'special',
      count,
      ends.some(({ kind }) => kind === 'special'),
    );
    note('thick', count, !wire.jacket && usual !== undefined && (wire.diameter ?? 0) > usual);
  }
  return notes;
}
