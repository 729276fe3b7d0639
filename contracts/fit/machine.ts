import type { WorkStep } from './work.ts';

/** A machine's range, both ends included; an open end is missing. */
export type Range = { readonly from?: number; readonly to?: number };

/** The data sheet of a machine, in the units of a lead. What it does not state is missing. */
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
  /** The lay length of a twisted pair (one full turn), in mm. */
  readonly layLength?: Range;
  /** kg */
  readonly weight?: number;
};

/** For each step the capabilities of which one is enough. */
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
