import type { MachineFit } from '#contracts/fit/harness/fit-machines.ts';
import type { FinderMachine } from '../../finder/finder-start.ts';

/** How much of the harness each machine can make, the best first. */
export type Fits = readonly MachineFit<FinderMachine>[];
