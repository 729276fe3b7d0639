import { type Check, checkWork } from './check-work.ts';
import type { Lead } from './lead.ts';
import type { Machine } from './machine.ts';
import { workOfLead } from './work.ts';

/** Checks a lead against a machine's data sheet. A missing value never counts as a fit. */
export function checkLead(lead: Lead, machine: Machine): Check {
  return checkWork(workOfLead(lead), machine);
}
