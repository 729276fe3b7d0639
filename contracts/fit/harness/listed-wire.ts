import type { Step } from '../lead.ts';
import type { WireColour } from '../wire.ts';
import type { Work, WorkStep } from '../work.ts';

/**
 * What an end of a listed wire may be: a `special` terminal is one that the file calls so, and of an `unknown` end the file says
 * nothing.
 */
export const wireEndKinds = ['cut', 'strip', 'terminal', 'ferrule', 'special', 'unknown'] as const;
export type WireEndKind = (typeof wireEndKinds)[number];

export type WireEnd = {
  readonly kind: WireEndKind;
  readonly seal: boolean;
  /** Another wire ends in the same contact. */
  readonly double: boolean;
  /**
   * The number of the terminal and seal within the file; part numbers never leave the file. Undefined: none, or not
   * known.
   */
  readonly part?: number;
};

export type Core = {
  /** Cross-section in mm². */
  readonly area: number | undefined;
  readonly colour?: WireColour;
  readonly ends: readonly [WireEnd, WireEnd];
};

/** A wire as a file lists it: one core, or a cable with several in a jacket. It holds no part number. */
export type ListedWire = {
  readonly cores: readonly Core[];
  readonly jacket: boolean;
  /** In mm; undefined: the file states none, or 0. */
  readonly length: number | undefined;
  /** Outer diameter in mm. */
  readonly diameter: number | undefined;
  /** Twisted with others; `layLength` is the length of a full turn in mm, where the file states it. */
  readonly twist?: { readonly layLength: number | undefined };
  /** How often a table lists it. */
  readonly count: number;
  /** The number of the wire type within the file. */
  readonly part: number;
};

/** What a reader has to remark on a file beside its wires, counted. */
export const noteKinds = ['length', 'area', 'end', 'special', 'reference', 'rows', 'thick'] as const;
export type NoteKind = (typeof noteKinds)[number];

export type Configuration = {
  readonly name: string;
  /** The positions of its wires in the list. */
  readonly wires: readonly number[];
};

export type Harness = {
  readonly format: 'KBL' | 'VEC' | 'WireViz' | 'CSV';
  readonly version?: string;
  readonly wires: readonly ListedWire[];
  readonly modules: number;
  /** Without the one that contains all wires. */
  readonly configurations: readonly Configuration[];
  /** Dangling references, and rows that are not wires. */
  readonly skipped: Readonly<Partial<Record<'reference' | 'rows', number>>>;
};

/** What is done to a wire, in the order in which it is done. */
const order: readonly WorkStep[] = [
  'cut',
  'jacket',
  'strip',
  'seal',
  'crimp',
  'double',
  'ferrule',
  'twist',
  'special',
];

const stepsOf: Readonly<Record<WireEndKind, readonly WorkStep[]>> = {
  cut: [],
  strip: ['strip'],
  terminal: ['strip', 'crimp'] satisfies Step[],
  ferrule: ['strip', 'ferrule'],
  special: ['strip', 'special'],
  unknown: ['special'],
};

export type FitOptions = {
  /** Whether wires that share a contact are joined at another workplace. */
  readonly splicesElsewhere: boolean;
};

/** The work that a wire of a list needs. */
export function workOfWire(wire: ListedWire, { splicesElsewhere }: FitOptions): Work<WorkStep> {
  const wanted = new Set<WorkStep>(['cut']);
  if (wire.jacket) wanted.add('jacket');
  if (wire.twist) wanted.add('twist');
  for (const end of wire.cores.flatMap(({ ends }) => ends)) {
    for (const step of stepsOf[end.kind]) wanted.add(step);
    if (end.seal) wanted.add('seal');
    if (end.double && !splicesElsewhere) wanted.add('double');
  }
  return {
    areas: wire.cores.map(({ area }) => area),
    length: wire.length,
    diameter: wire.diameter,
    needsDiameter: false,
    layLength: wire.twist?.layLength,
    steps: order.filter((step) => wanted.has(step)),
  };
}
