import type { Lead } from './lead.ts';
import type { Machine } from './machine.ts';

const short = 100;
const long = 2000;

/**
 * Leads an hour of this length, of a machine of which two outputs are known. Undefined: only one is known, and nobody can say.
 */
export function outputAtLength(
  machine: Pick<Machine, 'output' | 'outputAt2m'>,
  { length }: Pick<Lead, 'length'>,
): number | undefined {
  const seconds = leadSeconds(machine, length);
  return seconds && 3600 / seconds;
}

/** The line on which the time for a lead lies, in seconds and seconds for each millimetre beyond 100. */
export function leadTime({
  output,
  outputAt2m,
}: Pick<Machine, 'output' | 'outputAt2m'>):
  | { readonly atShort: number; readonly growth: number }
  | undefined {
  if (!output || !outputAt2m) return undefined;
  const atShort = 3600 / output;
  return { atShort, growth: Math.max(0, (3600 / outputAt2m - atShort) / (long - short)) };
}

/** Seconds for a lead: they grow evenly from 100 mm to 2 m and beyond, and are never fewer than at 100 mm. */
export function leadSeconds(
  machine: Pick<Machine, 'output' | 'outputAt2m'>,
  length: number,
): number | undefined {
  const time = leadTime(machine);
  return time && time.atShort + Math.max(0, length - short) * time.growth;
}
