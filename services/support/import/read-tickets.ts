import { ticket } from '#seed/schema/portal/tickets.ts';
import type { SeedEntries, SeedEntry as SeedFileEntry, SeedFolder } from '#seed/schema/seed-folder.ts';
import { replayTicket } from './replay-ticket.ts';
import type { ReadTicket, SeedPerson, SeedPlace, SeedTicket } from './seed-tickets.ts';

/** What tickets may refer to. `media`: names of pictures and films. */
type Known = {
  machines: SeedEntries<{ id: string; model: string; serialNumber: string; organisationId: string }>;
  people: SeedEntries<SeedPerson>;
  places: SeedEntries<SeedPlace>;
  media: ReadonlySet<string>;
};

/** Reads the files of the folder `tickets`; empty if there is none. */
export async function readTickets(folder: SeedFolder, known: Known): Promise<SeedTicket[]> {
  const { machines, people, places, media } = known;
  const schema = ticket({ machines: machines.keys, people: people.keys, places: places.keys, media });
  const tickets: SeedFileEntry<ReadTicket>[] = [];
  for (const file of await folder.filesBelow('tickets')) {
    tickets.push(...(await folder.readList(file, schema, 'number')).entries);
  }
  const numbers = new Set<number>();
  for (const { value, report } of tickets) {
    if (numbers.has(value.number)) report(['number'], 'appears twice');
    numbers.add(value.number);
  }
  // Invalid records that tickets refer to were reported already.
  if (![machines, people, places].every(({ entries, keys }) => entries.length === keys.size)) return [];
  return tickets.map((entry) => {
    const whole = resolve(entry, known);
    reportBrokenRules(whole, entry);
    return whole;
  });
}

/** The ticket with the people it refers to. */
function resolve({ value, report }: SeedFileEntry<ReadTicket>, known: Known): SeedTicket {
  const { status: _, location, contact, followers, assignee, notes, entries, ...ticket } = value;
  const person = (email: string) => find(known.people, email);
  const place = find(known.places, location);
  const machine = 'machineName' in ticket ? undefined : find(known.machines, ticket.machine);
  if (machine && machine.organisationId !== place.organisationId) {
    report(['machine'], `${machine.id} belongs to another organisation`);
  }
  return {
    ...ticket,
    place,
    contact: person(contact),
    followers: followers.map(person),
    assignee: assignee === null ? null : person(assignee),
    notes: notes.map((note) => ({ ...note, by: person(note.by) })),
    machineId: machine?.id ?? null,
    machineName: 'machineName' in ticket ? ticket.machineName : (machine?.model ?? ''),
    serialNumber: 'machineName' in ticket ? ticket.serialNumber : (machine?.serialNumber ?? ''),
    entries: entries.map((entry) => ({ ...entry, by: person(entry.by) })),
  };
}

function find<Value>({ entries }: SeedEntries<Value>, key: string): Value {
  const found = entries.find((entry) => entry.key === key);
  if (!found) throw new Error(`${key} was there a moment ago`);
  return found.value;
}

function reportBrokenRules(ticket: SeedTicket, { value, report }: SeedFileEntry<ReadTicket>): void {
  try {
    const { status } = replayTicket(ticket);
    if (status !== value.status) report(['status'], `is ${status} after all its entries`);
  } catch (error) {
    report(['entries'], error instanceof Error ? error.message : String(error));
  }
}
