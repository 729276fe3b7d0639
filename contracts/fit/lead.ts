import { usualDiameter, type WireColour } from './wire.ts';

/** What an end of a lead may be: `double` is a terminal that holds a second wire, too. */
export const endKinds = ['cut', 'strip', 'terminal', 'seal', 'ferrule', 'double'] as const;
export type EndKind = (typeof endKinds)[number];

/** One wire with its two ends. All measures are metric. */
export type Lead = {
  /** Cross-section in mm². */
  readonly area: number;
  /** In mm. */
  readonly length: number;
  readonly ends: readonly [EndKind, EndKind];
  readonly colour: WireColour;
  /** Outer diameter in mm where it was set by hand; undefined: the usual one of the cross-section. */
  readonly diameter?: number;
};

/** What a lead is where the request leaves something open. */
export const usualLead: Lead = { area: 2.5, length: 850, ends: ['seal', 'terminal'], colour: 'RD' };

/** The outer diameter in mm; undefined: none was entered, and the cross-section has no usual one. */
export function outerDiameter({ area, diameter }: Pick<Lead, 'area' | 'diameter'>): number | undefined {
  return diameter ?? usualDiameter(area);
}

/** What is done to make a lead, in the order in which a machine does it. */
export const steps = ['cut', 'strip', 'seal', 'crimp', 'double', 'ferrule'] as const;
export type Step = (typeof steps)[number];

const stepsOfEnds: Readonly<Record<EndKind, readonly Step[]>> = {
  cut: [],
  strip: ['strip'],
  terminal: ['strip', 'crimp'],
  seal: ['strip', 'seal', 'crimp'],
  ferrule: ['strip', 'ferrule'],
  double: ['strip', 'crimp', 'double'],
};

/** The steps from the spool to the finished lead, each once. */
export function stepsOfLead({ ends }: Pick<Lead, 'ends'>): Step[] {
  const wanted = new Set<Step>(['cut', ...ends.flatMap((end) => stepsOfEnds[end])]);
  return steps.filter((step) => wanted.has(step));
}
