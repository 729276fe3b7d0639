import { readPortal } from './read-portal.ts';
import { stableId } from './stable-id.ts';

/** The keys of the rows that a directory of the portal produces, by table: all others were made by somebody. */
export async function sampleKeys(directory: string): Promise<Record<string, string[]>> {
  const { portal } = await readPortal(directory);
  return {
    machine: portal.machines.map(({ id }) => id),
    release: portal.releases.map(({ id }) => id),
    licence: portal.licences.map(({ id }) => id),
    ticket: portal.tickets.map(({ number }) => stableId('ticket', String(number))),
    // The sample has none.
    enquiry: [],
    subscription: [],
  };
}
