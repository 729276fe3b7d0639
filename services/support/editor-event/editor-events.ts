import { type SubjectKind, supportEvents } from '#contracts/editing/events.ts';
import { supportRules } from '#contracts/editing/operations.ts';
import { createEventStore } from '#services/foundation/editing/event-store.ts';
import { type FindNames, writeEvents } from '#services/foundation/editing/write-events.ts';
import { statement } from '#services/foundation/statement.ts';
import type { Caller } from '../caller.ts';

export const editorEvents = createEventStore('support');

type Named = { id: string; name: string };
const names = (name: string, text: string) =>
  statement<Named, { ids: readonly string[] }>(`support_names_of_${name}`, text);

const finders: Partial<Record<SubjectKind, ReturnType<typeof names>>> = {
  /** By its number: what somebody sent, and who, is gone when it is deleted. */
  enquiry: names(
    'enquiries',
    `SELECT id::text,
       'E-' || extract(year FROM received_at AT TIME ZONE 'UTC') || '-' || lpad(number::text, 6, '0') AS name
     FROM support.enquiry WHERE id::text = ANY (:ids)
     UNION ALL SELECT id::text, machine_id FROM support.wrong_entry WHERE id::text = ANY (:ids)`,
  ),
  machine: names(
    'machines',
    `SELECT id, model || ' ' || serial_number AS name FROM support.machine WHERE id = ANY (:ids)`,
  ),
  /** By its host: the rest of an address may be as good as a password. A message is called what its webhook is. */
  webhook: names(
    'webhooks',
    `SELECT subject.id, coalesce(substring(w.url FROM '^[a-z]+://(?:[^/@]*@)?([^/?#]+)'), '') AS name
     FROM unnest(:ids::text[]) AS subject(id)
     LEFT JOIN support.webhook_delivery d ON d.id::text = subject.id
     JOIN support.webhook w ON w.id::text = subject.id OR w.id = d.webhook_id`,
  ),
};

const findNames: FindNames = async (connection, kind, ids) => {
  const named = (await finders[kind]?.(connection, { ids })) ?? [];
  return new Map(named.map(({ id, name }) => [id, name]));
};

export const carryOut = writeEvents<Caller>({
  rules: supportRules,
  events: supportEvents,
  store: editorEvents,
  findNames,
});
