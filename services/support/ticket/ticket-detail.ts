import type { Pool } from 'pg';
import type { ResponseTarget } from '#services/support/response-target/response-target.ts';
import { type AttachmentRow, getAttachments } from '../attachment/find-attachments.ts';
import type { TicketRow } from './ticket-row.ts';

/** A ticket with everything that its page shows. */
export type TicketDetail = TicketRow & { readonly attachments: () => Promise<AttachmentRow[]> };

export function getDetail(connection: Pool, row: TicketRow): TicketDetail {
  let attachments: Promise<AttachmentRow[]> | undefined;
  return {
    ...row,
    attachments() {
      attachments ??= getAttachments(connection, row.id);
      return attachments;
    },
  };
}

const dayMs = 24 * 60 * 60_000;

/** How many days ago a ticket was solved or closed; 0 if it was not. */
export function endedDays({ endedAt }: Pick<TicketRow, 'endedAt'>, now: Date): number {
  return endedAt ? (now.getTime() - endedAt.getTime()) / dayMs : 0;
}

export function findTicketTarget(
  row: Pick<TicketRow, 'promiseDueAt' | 'promiseLeftMinutes' | 'answeredAt'>,
): ResponseTarget {
  return { dueAt: row.promiseDueAt, leftMinutes: row.promiseLeftMinutes, answeredAt: row.answeredAt };
}
