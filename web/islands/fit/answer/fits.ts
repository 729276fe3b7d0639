import type { MachineFit } from '#contracts/fit/harness/fit-machines.ts';
import type { FinderMachine } from '../../finder/finder-start.ts';

/** What each machine can do with the harness, what makes most of it first. */
export type Fits = readonly MachineFit<FinderMachine>[];
