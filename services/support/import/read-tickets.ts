import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  closeReasons,
  concerns,
  otherMachine,
  ticketStatuses,
  ticketTypes,
} from '#contracts/support/tickets.ts';
import type { ReportProblem } from '#seed/schema/problem.ts';
import { fieldsOf, type SeedFields } from '#seed/schema/seed-fields.ts';
import { readYamlList, type YamlObject } from '#seed/schema/yaml-file.ts';
import { entries, moment, oneOf, wholeNumber } from './portal-fields.ts';
import { replayTicket } from './replay-ticket.ts';
import type { SeedMachine } from './seed-portal.ts';
import type { SeedEntry, SeedPerson, SeedPlace, SeedTicket } from './seed-tickets.ts';

/** What tickets refer to. */
export type TicketSurroundings = {
  machines: readonly SeedMachine[];
  people: readonly SeedPerson[];
  places: readonly SeedPlace[];
  /** Names of pictures and films. */
  media: ReadonlySet<string>;
  report: ReportProblem;
};

/** Reads the files of the folder `tickets`; none when it is not there. */
export async function readTickets(
  directory: string,
  surroundings: TicketSurroundings,
): Promise<SeedTicket[]> {
  const { report } = surroundings;
  const names = await readdir(join(directory, 'tickets')).catch(() => []);
  const tickets: SeedTicket[] = [];
  for (const name of names.sort()) {
    const file = `tickets/${name}`;
    for (const entry of await readYamlList(directory, file, report)) {
      const ticket = readTicket(entry, file, surroundings);
      if (!ticket) continue;
      const isTwice = tickets.some(({ number }) => number === ticket.number);
      if (isTwice) report({ file, field: String(ticket.number), message: 'is there twice' });
      tickets.push(ticket);
    }
  }
  return tickets;
}

function readTicket(entry: YamlObject, file: string, around: TicketSurroundings): SeedTicket | undefined {
  const name = String(entry.number);
  const { report } = around;
  const fields = fieldsOf(entry, file, name, report);
  const contact = person(fields, 'contact', fields.text('contact'), around);
  const place = found(fields, 'location', around.places, 'place');
  const ticket = {
    number: wholeNumber(fields, 'number'),
    type: oneOf(fields, 'type', ticketTypes),
    concern: fields.take('concern') === undefined ? null : oneOf(fields, 'concern', concerns),
    subject: fields.text('subject'),
    description: fields.text('description'),
    followers: fields.list('followers').flatMap((email) => person(fields, 'followers', email, around) ?? []),
    ...readMachine(fields, place, around),
    at: moment(fields, 'at'),
    attachments: pictures(fields, around),
    entries: entries(fields, 'entries', { file, name, report }, (own) => readEntry(own, around)).flatMap(
      (read) => read ?? [],
    ),
  };
  const status = oneOf(fields, 'status', ticketStatuses);
  fields.done();
  if (!contact || !place) return undefined;
  const whole: SeedTicket = { ...ticket, contact, place };
  reportBrokenRules(whole, status, fields);
  return whole;
}

function reportBrokenRules(ticket: SeedTicket, status: string, fields: SeedFields): void {
  try {
    const replayed = replayTicket(ticket);
    if (replayed.status !== status) fields.report('status', `is ${replayed.status} after all its entries`);
  } catch (error) {
    fields.report('entries', error instanceof Error ? error.message : String(error));
  }
}

function readMachine(fields: SeedFields, place: SeedPlace | undefined, { machines }: TicketSurroundings) {
  const id = fields.text('machine');
  if (id === otherMachine) {
    const machineName = fields.text('machineName');
    return { machineId: null, machineName, serialNumber: fields.textOr('serialNumber', '') };
  }
  const machine = machines.find((candidate) => candidate.id === id);
  if (!machine) fields.report('machine', `there is no ${id}`);
  else if (place && machine.organisationId !== place.organisationId) {
    fields.report('machine', `${id} belongs to another organisation`);
  }
  return {
    machineId: id,
    machineName: machine?.model ?? '',
    serialNumber: machine?.serialNumber ?? '',
  };
}

function readEntry(fields: SeedFields, around: TicketSurroundings): SeedEntry | undefined {
  const at = moment(fields, 'at');
  const by = person(fields, 'by', fields.text('by'), around);
  if (!by) return undefined;
  if (fields.take('close') !== undefined) {
    return {
      kind: 'close',
      at,
      by,
      reason: oneOf(fields, 'close', closeReasons),
      comment: fields.textOr('comment', ''),
    };
  }
  if (fields.flag('reopen')) return { kind: 'reopen', at, by, comment: fields.textOr('comment', '') };
  const status = fields.take('status') === undefined ? null : oneOf(fields, 'status', ticketStatuses);
  return { kind: 'reply', at, by, text: fields.text('text'), status, attachments: pictures(fields, around) };
}

function pictures(fields: SeedFields, { media }: TicketSurroundings): string[] {
  const names = fields.list('attachments');
  for (const name of names)
    if (!media.has(name)) fields.report('attachments', `there is no ${name} among the media`);
  return names;
}

function person(
  fields: SeedFields,
  field: string,
  email: string,
  { people }: TicketSurroundings,
): SeedPerson | undefined {
  const known = people.find((candidate) => candidate.email === email);
  if (!known) fields.report(field, `nobody has the address ${email}`);
  return known;
}

function found<Thing extends { id: string }>(
  fields: SeedFields,
  field: string,
  things: readonly Thing[],
  what: string,
): Thing | undefined {
  const id = fields.text(field);
  const thing = things.find((candidate) => candidate.id === id);
  if (!thing) fields.report(field, `there is no ${what} ${id}`);
  return thing;
}
