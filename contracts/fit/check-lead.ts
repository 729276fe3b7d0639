import { type Check, checkWork } from './check-work.ts';
import type { Lead } from './lead.ts';
import type { Machine } from './machine.ts';
import { workOfLead } from './work.ts';

/** Holds a lead against a machine's data sheet. A value that is missing is never a yes. */
export function checkLead(lead: Lead, machine: Machine): Check {
  return checkWork(workOfLead(lead), machine);
}
