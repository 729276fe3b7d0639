import type { WorkStep } from './work.ts';

/** From the smallest to the largest value that a machine takes; an open end is missing. */
export type Range = { readonly from?: number; readonly to?: number };

/** What a data sheet says of a machine, in the units of a lead. What it does not say is missing. */
export type Machine = {
  readonly slug: string;
  /** Slugs of the catalogue's capabilities. */
  readonly capabilities: readonly string[];
  /** mm² */
  readonly area?: Range;
  /** mm */
  readonly diameter?: Range;
  /** mm */
  readonly length?: Range;
  /** Leads an hour at 100 mm with both ends crimped, or what the machine does at most. */
  readonly output?: number;
  /** Leads an hour at 2 m. */
  readonly outputAt2m?: number;
  /** Of a full turn of a twisted pair, in mm. */
  readonly layLength?: Range;
  /** kg */
  readonly weight?: number;
};

/** The capabilities of which one is enough for a step. */
const capabilitiesFor: Readonly<Record<WorkStep, readonly string[]>> = {
  cut: ['cut'],
  strip: ['full-strip', 'partial-strip'],
  seal: ['seal-loading'],
  crimp: ['crimp'],
  double: ['double-crimp'],
  ferrule: ['ferrule-crimp'],
  jacket: ['jacket-strip'],
  twist: ['twist-pair'],
  special: [],
};

export function does(machine: Pick<Machine, 'capabilities'>, step: WorkStep): boolean {
  return capabilitiesFor[step].some((capability) => machine.capabilities.includes(capability));
}
