import type { FormName, FormValues } from '#contracts/support/forms.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { EnquiryState } from './enquiry-state.ts';

/** A form of the public site, or a customer's report in the portal of wrong machine data. */
export type EnquiryKind = FormName | 'wrongEntry';

export type EnquiryRow = {
  id: string;
  kind: EnquiryKind;
  /** `E-2025-004217`; for a report, the number of the machine. */
  number: string;
  values: FormValues;
  language: string;
  country: string;
  path: string;
  state: EnquiryState;
  note: string;
  changedBy: string;
  changedAt: Date | null;
  receivedAt: Date;
  /** The reporter among the people of the portal; empty: a visitor. */
  personId: string;
};

export type EnquiryFilter = { kind: string | null; state: EnquiryState | null; search: string };

/** SQL: everything that came in, as one list. The number is formatted as in enquiry-number.ts. */
const inbox = `inbox AS (
  SELECT id, form AS kind,
    'E-' || extract(year FROM received_at AT TIME ZONE 'UTC') || '-' || lpad(number::text, 6, '0') AS number,
    "values", language, country, path, state, note, changed_by, changed_at, received_at, '' AS person_id
  FROM support.enquiry
  UNION ALL
  SELECT entry.id, 'wrongEntry', entry.machine_id,
    jsonb_build_object('product', machine.model, 'serialNumber', machine.serial_number, 'message', entry.message),
    '', '', '', entry.state, entry.note, entry.changed_by, entry.changed_at, entry.reported_at, entry.person_id
  FROM support.wrong_entry entry JOIN support.machine machine ON machine.id = entry.machine_id
)`;

const columns = `id, kind, number, "values", language, country, path, state, note, changed_by AS "changedBy",
  changed_at AS "changedAt", received_at AS "receivedAt", person_id AS "personId"`;

/** SQL: every one of `:words` occurs in the number, the note, or a value. */
const fits = `(:kind::text IS NULL OR kind = :kind) AND (:state::text IS NULL OR state = :state) AND NOT EXISTS (
  SELECT FROM unnest(:words::text[]) AS word WHERE strpos(lower(number || ' ' || note), word) = 0 AND NOT EXISTS (
    SELECT FROM jsonb_each_text("values") AS filled WHERE strpos(lower(filled.value), word) > 0))`;

type FilterValues = { kind: string | null; state: string | null; words: string[] };

const listed = statement<EnquiryRow, FilterValues & { limit: number; offset: number }>(
  'support_enquiries',
  `WITH ${inbox} SELECT ${columns} FROM inbox WHERE ${fits} ORDER BY received_at DESC, id DESC LIMIT :limit OFFSET :offset`,
);
const counted = statement<{ total: number }, FilterValues>(
  'support_count_enquiries',
  `WITH ${inbox} SELECT count(*)::int AS total FROM inbox WHERE ${fits}`,
);
const one = statement<EnquiryRow, { id: string }>(
  'support_enquiry',
  `WITH ${inbox} SELECT ${columns} FROM inbox WHERE id = :id`,
);

/** Enquiries, newest first. */
export function newestEnquiries(
  connection: Connection,
  filter: EnquiryFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<EnquiryRow[]> {
  return listed(connection, { ...filterValues(filter), limit, offset });
}

export async function countEnquiries(connection: Connection, filter: EnquiryFilter): Promise<number> {
  const [row] = await counted(connection, filterValues(filter));
  return row?.total ?? 0;
}

/** Undefined: there is none, or it was deleted. */
export async function findEnquiry(connection: Connection, id: string): Promise<EnquiryRow | undefined> {
  return (await one(connection, { id }))[0];
}

function filterValues({ kind, state, search }: EnquiryFilter): FilterValues {
  return { kind, state, words: search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10) };
}
