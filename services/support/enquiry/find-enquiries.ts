import type { FormName, FormValues } from '#contracts/support/forms.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { outbox } from '../outbox/outbox.ts';

export type EnquiryRow = {
  id: string;
  number: number;
  form: FormName;
  values: FormValues;
  language: string;
  country: string;
  path: string;
  state: 'new' | 'done';
  receivedAt: Date;
  /** To the microsecond, which is how the database orders them. */
  moment: string;
};

const newest = statement<
  EnquiryRow,
  [
    form: string | null,
    state: string | null,
    most: number,
    beforeMoment: string | null,
    beforeId: string | null,
  ]
>(
  'support_enquiries',
  `SELECT id, number::float8 AS number, form, "values", language, country, path, state, received_at AS "receivedAt",
     received_at::text AS moment
   FROM support.enquiry
   WHERE ($1::text IS NULL OR form = $1) AND ($2::text IS NULL OR state = $2)
     AND ($4::timestamptz IS NULL OR (received_at, id) < ($4::timestamptz, $5::uuid))
   ORDER BY received_at DESC, id DESC LIMIT $3`,
);

/** Enquiries, newest first, from the one after `before` on. */
export function newestEnquiries(
  connection: Connection,
  filter: { form: string | null; state: string | null },
  most: number,
  before?: { moment: string; id: string },
): Promise<EnquiryRow[]> {
  return newest(connection, filter.form, filter.state, most, before?.moment ?? null, before?.id ?? null);
}

const drop = statement<never, [days: number]>(
  'support_drop_old_enquiries',
  `DELETE FROM support.enquiry WHERE received_at < now() - $1 * interval '1 day'`,
);

/** Decision 19: what is older than its retention is not kept, nor is the mail about it. */
export async function dropOldEnquiries(connection: Connection, days: number): Promise<void> {
  await drop(connection, days);
  await outbox.dropSent(connection, days);
}
