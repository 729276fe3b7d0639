import type * as v from 'valibot';
import type { TicketValues } from '#contracts/support/ticket-fields.ts';
import type { person, place, ticket } from '#seed/schema/portal/tickets.ts';

/** As it stands in its file. */
export type ReadTicket = v.InferOutput<ReturnType<typeof ticket>>;
export type SeedPerson = v.InferOutput<typeof person>;
export type SeedPlace = v.InferOutput<typeof place>;

type WithPerson<Entry> = Entry extends { by: string } ? Omit<Entry, 'by'> & { by: SeedPerson } : never;
/** An entry of a ticket after its creation. */
export type SeedEntry = WithPerson<ReadTicket['entries'][number]>;

/** `number` is the last part of `ST-2025-004217`; attachments are names in the media directory. */
export type SeedTicket = TicketValues &
  Pick<ReadTicket, 'number' | 'at' | 'attachments' | 'severity' | 'planned'> & {
    contact: SeedPerson;
    followers: SeedPerson[];
    assignee: SeedPerson | null;
    notes: { at: Date; by: SeedPerson; text: string }[];
    place: SeedPlace;
    machineId: string | null;
    machineName: string;
    serialNumber: string;
    entries: SeedEntry[];
  };
