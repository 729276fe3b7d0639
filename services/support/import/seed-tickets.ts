import type { CloseReason, Concern, TicketStatus, TicketType } from '#contracts/support/tickets.ts';

export type SeedPerson = { id: string; email: string; name: string; language: string; isEmployee: boolean };

export type SeedPlace = {
  id: string;
  name: string;
  timeZone: string;
  organisationId: string;
  organisationName: string;
};

type Moment = {
  at: Date;
  by: SeedPerson;
};

/** What happened to a ticket after it was made. */
export type SeedEntry =
  | (Moment & { kind: 'reply'; text: string; status: TicketStatus | null; attachments: string[] })
  | (Moment & { kind: 'close'; reason: CloseReason; comment: string })
  | (Moment & { kind: 'reopen'; comment: string });

export type SeedTicket = {
  /** The last part of `ST-2025-004217`. */
  number: number;
  type: TicketType;
  concern: Concern | null;
  subject: string;
  description: string;
  contact: SeedPerson;
  followers: SeedPerson[];
  place: SeedPlace;
  machineId: string | null;
  machineName: string;
  serialNumber: string;
  at: Date;
  /** Names in the media directory. */
  attachments: string[];
  entries: SeedEntry[];
};
