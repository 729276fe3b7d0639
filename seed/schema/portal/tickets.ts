import * as v from 'valibot';
import {
  closeReasons,
  otherMachine,
  ticketFields,
  ticketSeverities,
  ticketStatuses,
  ticketValueFields,
} from '#contracts/support/ticket-fields.ts';
import { declaredFields } from '../declared-fields.ts';
import {
  countryCode,
  fileAmong,
  flag,
  getList,
  language,
  locationId,
  moment,
  organisationId,
  reference,
  text,
  timeZone,
  uuid,
  wholeNumber,
} from '../values.ts';

/** people.yaml: the people who write in tickets, as in the accounts. */
export const person = v.pipe(
  v.strictObject({ id: uuid, email: text, name: text, language, employee: flag }),
  v.transform(({ employee, ...person }) => ({ ...person, isEmployee: employee })),
);

/** places.yaml: the locations of tickets, as in the accounts. */
export const place = v.pipe(
  v.strictObject({
    id: locationId,
    name: text,
    timeZone,
    country: countryCode,
    organisation: organisationId,
    organisationName: text,
  }),
  v.transform(({ organisation, ...place }) => ({ ...place, organisationId: organisation })),
);

/** The names that tickets may refer to: people by their e-mail addresses, media by file names. */
export type TicketNames = Readonly<Record<'people' | 'places' | 'machines' | 'media', ReadonlySet<string>>>;

/**
 * tickets/{name}.yaml: `status` is the status after all entries, `severity` is given where it is not the
 * default of the type, `planned` is when work continues; a machine is a known one, or is described.
 */
export const ticket = (names: TicketNames) => {
  const common = {
    ...declaredFields(ticketFields, ticketValueFields),
    number: wholeNumber,
    status: v.picklist(ticketStatuses),
    contact: findPerson(names),
    followers: getList(findPerson(names)),
    location: reference(names.places, 'place'),
    at: moment,
    severity: v.nullish(v.picklist(ticketSeverities), null),
    assignee: v.nullish(findPerson(names), null),
    planned: v.nullish(moment, null),
    notes: getList(v.strictObject({ at: moment, by: findPerson(names), text })),
    attachments: findAttachments(names),
    entries: getList(findEntry(names)),
  };
  const ofMachine = v.strictObject({ ...common, machine: reference(names.machines, 'machine') });
  const ofOther = v.strictObject({
    ...common,
    machine: v.literal(otherMachine),
    machineName: text,
    serialNumber: v.nullish(v.string(), ''),
  });
  return v.lazy((given) => (getField(given, 'machine') === otherMachine ? ofOther : ofMachine));
};

/** An entry after a ticket's creation: a reply, its closing or its reopening. */
const findEntry = (names: TicketNames) => {
  const common = { at: moment, by: findPerson(names) };
  const comment = v.nullish(v.string(), '');
  const reply = v.pipe(
    v.strictObject({
      ...common,
      text,
      status: v.nullish(v.picklist(ticketStatuses), null),
      attachments: findAttachments(names),
    }),
    v.transform((entry) => ({ ...entry, kind: 'reply' as const })),
  );
  const close = v.pipe(
    v.strictObject({ ...common, close: v.picklist(closeReasons), comment }),
    v.transform(({ close: reason, ...entry }) => ({ ...entry, reason, kind: 'close' as const })),
  );
  const reopen = v.pipe(
    v.strictObject({ ...common, reopen: v.literal(true), comment }),
    v.transform(({ reopen: _, ...entry }) => ({ ...entry, kind: 'reopen' as const })),
  );
  return v.lazy((given) => {
    if (getField(given, 'close') !== undefined) return close;
    return getField(given, 'reopen') === undefined ? reply : reopen;
  });
};

const findPerson = ({ people }: TicketNames) =>
  v.pipe(
    v.string(),
    v.check(
      (email) => people.has(email),
      ({ input }) => `nobody has the address ${input}`,
    ),
  );

const findAttachments = ({ media }: TicketNames) => getList(fileAmong(media, 'media'));

function getField(given: unknown, field: string): unknown {
  return (given as Record<string, unknown> | null | undefined)?.[field];
}
