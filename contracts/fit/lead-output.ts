import type { Lead } from './lead.ts';
import type { Machine } from './machine.ts';

const short = 100;
const long = 2000;

/**
 * Leads an hour of this length, of a machine of which two outputs are known: the time for a lead grows evenly from 100 mm to 2 m and
 * beyond, and is never shorter than at 100 mm. Undefined: only one is known, and nobody can say.
 */
export function outputAtLength(
  { output, outputAt2m }: Pick<Machine, 'output' | 'outputAt2m'>,
  { length }: Pick<Lead, 'length'>,
): number | undefined {
  if (!output || !outputAt2m) return undefined;
  const atShort = 3600 / output;
  const growth = (3600 / outputAt2m - atShort) / (long - short);
  return 3600 / (atShort + Math.max(0, length - short) * Math.max(0, growth));
}
