import { readPortal } from './read-portal.ts';
import { stableId } from './stable-id.ts';

/** What a directory of the portal makes, by table, for those who look for what else there is. */
export async function sampleKeys(directory: string): Promise<Record<string, string[]>> {
  const { portal } = await readPortal(directory);
  return {
    machine: portal.machines.map(({ id }) => id),
    release: portal.releases.map(({ id }) => id),
    licence: portal.licences.map(({ id }) => id),
    ticket: portal.tickets.map(({ number }) => stableId('ticket', String(number))),
    // Nobody of the sample sends anything.
    enquiry: [],
    subscription: [],
  };
}
