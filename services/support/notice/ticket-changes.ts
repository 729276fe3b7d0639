import { notify } from '#services/foundation/notify.ts';
import type { Connection } from '#services/foundation/statement.ts';

/** The channel of PostgreSQL's NOTIFY for every change of a ticket. */
export const ticketChanged = 'ticket_changed';

export type TicketChange = {
  readonly number: string;
  readonly what: 'created' | 'replied' | 'status' | 'followers' | 'triage' | 'noted';
  /** The organisation whose people are notified. */
  readonly organisationId: string;
  /** Only our own people are notified. */
  readonly isInternal?: boolean;
};

/** Notifies when the transaction of `connection` commits. */
export async function notifyTicketChange(connection: Connection, change: TicketChange): Promise<void> {
  await notify(connection, ticketChanged, [JSON.stringify(change)]);
}

/** The contents of a notification; empty when it was too large to send. */
export function findChanges(payload: string): TicketChange[] {
  const parsed = JSON.parse(payload) as string[];
  return parsed.filter((text) => text.startsWith('{')).map((text) => JSON.parse(text) as TicketChange);
}
