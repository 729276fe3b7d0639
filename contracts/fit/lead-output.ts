import type { Lead } from './lead.ts';
import type { Machine } from './machine.ts';

const short = 100;
const long = 2000;

/**
 * Leads an hour at this length, for a machine with two known outputs. Undefined: only one is known, which does not
 * determine the line.
 */
export function outputAtLength(
  machine: Pick<Machine, 'output' | 'outputAt2m'>,
  { length }: Pick<Lead, 'length'>,
): number | undefined {
  const seconds = leadSeconds(machine, length);
  return seconds && 3600 / seconds;
}

/** The line through both outputs: seconds at 100 mm, and seconds for each further millimetre. */
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

/** Seconds for a lead: linear from 100 mm to 2 m and beyond, never less than at 100 mm. */
export function leadSeconds(
  machine: Pick<Machine, 'output' | 'outputAt2m'>,
  length: number,
): number | undefined {
  const time = leadTime(machine);
  return time && time.atShort + Math.max(0, length - short) * time.growth;
}
