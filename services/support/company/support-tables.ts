import type { CompanyPart } from '#services/foundation/company/company-part.ts';
import { attachment } from '../attachment/attachment.tables.ts';
import { enquiry } from '../enquiry/enquiry.tables.ts';
import { machine, serviceEntry, wrongEntry } from '../machine/machine.tables.ts';
import { licence, release, releaseEvent, releaseFile, softwareWatch } from '../release/release.tables.ts';
import { ticketNote, ticketReply } from '../reply/reply.tables.ts';
import { announcement, consent, subscription } from '../subscription/subscription.tables.ts';
import { ticket, ticketEvent, ticketFollower, ticketPerson } from '../ticket/ticket.tables.ts';

export const supportPart: CompanyPart = {
  schema: 'support',
  migrations: new URL('../migrations', import.meta.url),
  exported: [
    {
      table: machine,
      each: {
        folder: 'machines',
        name: 'r.id',
        parts: [
          { table: serviceEntry, of: 'machineId' },
          { table: wrongEntry, of: 'machineId', isOfPeople: true },
        ],
      },
    },
    {
      table: release,
      each: { folder: 'releases', name: 'r.id', parts: [{ table: releaseFile, of: 'releaseId' }] },
    },
    { table: licence },
    { table: announcement },
    { table: ticketPerson, isOfPeople: true },
    { table: releaseEvent, isOfPeople: true },
    { table: softwareWatch, isOfPeople: true },
    {
      table: ticket,
      isOfPeople: true,
      each: {
        folder: 'tickets',
        name: 'r.number',
        parts: [
          { table: ticketFollower, of: 'ticketId' },
          { table: ticketReply, of: 'ticketId' },
          { table: ticketNote, of: 'ticketId' },
          { table: ticketEvent, of: 'ticketId' },
        ],
      },
    },
    { table: enquiry, isOfPeople: true, each: { folder: 'enquiries', name: 'r.number::text' } },
    {
      table: attachment,
      isOfPeople: true,
      // Uploads that were never sent are left out.
      where: 'r.ticket_id IS NOT NULL OR r.enquiry_id IS NOT NULL',
      leftOut: { sender: null },
    },
    { table: subscription, isOfPeople: true, leftOut: { confirmHash: null, confirmUntil: null } },
    { table: consent, isOfPeople: true },
  ],
  leftOut: [
    { tables: ['ticket_words'], because: 'what triggers write of tickets' },
    { tables: ['editor_event'], because: 'what editors did here' },
    { tables: ['machine_history'], because: 'who did what with machines here' },
    { tables: ['release_upload', 'outbox'], because: 'what is only of the moment' },
    {
      tables: ['webhook', 'webhook_delivery', 'product_feed'],
      because:
        'programs that are told what happens here: a copy would tell them twice, and their secrets never leave',
    },
  ],
  stays: ['attempt'],
  async settle(connection) {
    await connection.query(
      `SELECT setval('support.ticket_number', GREATEST(5001,
         (SELECT max(split_part(number, '-', 3)::bigint) + 1 FROM support.ticket WHERE number ~ '^ST-\\d{4}-\\d{1,12}$')), false)`,
    );
  },
};
