import { type Connection, statement } from '#services/foundation/statement.ts';

const forget = statement<never, { person: string; organisation: string }>(
  'identity_forget_join_requests',
  'DELETE FROM identity.join_request WHERE person_id = :person AND organisation_id = :organisation',
);

/** Deletes the requests to an organisation, which are answered. */
export async function forgetJoinRequests(
  connection: Connection,
  person: string,
  organisation: string,
): Promise<void> {
  await forget(connection, { person, organisation });
}

/** An unanswered request is deleted after so many days; the person may repeat it. */
const retentionDays = 30;

const dropOld = statement<never, { days: number }>(
  'identity_drop_old_join_requests',
  `DELETE FROM identity.join_request WHERE asked_at < now() - :days * interval '1 day'`,
);

export async function dropOldJoinRequests(connection: Connection): Promise<void> {
  await dropOld(connection, { days: retentionDays });
}
