import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Scope } from '../viewer.ts';

export type AuditRow = {
  id: string;
  at: Date;
  action: string;
  actorId: string | null;
  /** An editor, who is not a person here, by name; null: the program itself, or somebody who was deleted. */
  actor: string | null;
  subjectId: string | null;
  subject: string | null;
  organisationId: string | null;
  details: Record<string, unknown>;
  address: string | null;
};

type Filter = {
  scope: readonly string[] | null;
  person: string | null;
  before: string | null;
  limit: number;
};

const find = statement<AuditRow, Filter>(
  'identity_audit',
  `SELECT e.id::text, e.at, e.action, e.actor_id AS "actorId", coalesce(nullif(concat_ws(' ', a.first_name, a.last_name), ''), e.details->>'editor') AS actor,
     e.subject_id AS "subjectId", nullif(concat_ws(' ', s.first_name, s.last_name), '') AS subject,
     e.organisation_id AS "organisationId", e.details, e.address
   FROM identity.audit_event e
   LEFT JOIN identity.person a ON a.id = e.actor_id LEFT JOIN identity.person s ON s.id = e.subject_id
   WHERE (:scope::text[] IS NULL OR e.organisation_id = ANY (:scope)) AND (:person::uuid IS NULL OR e.subject_id = :person)
     AND (:before::bigint IS NULL OR e.id < :before)
   ORDER BY e.id DESC LIMIT :limit`,
);

/**
 * Events, newest first. With a scope only those of its organisations: when and from where somebody signs in is not an
 * administrator's business.
 */
export function findAudit(
  connection: Connection,
  scope: Scope,
  { person, before, limit }: { person: string | null; before: string | null; limit: number },
): Promise<AuditRow[]> {
  return find(connection, { scope, person, before, limit });
}

const drop = statement<never, { days: number }>(
  'identity_drop_old_audit',
  `DELETE FROM identity.audit_event WHERE at < now() - :days * interval '1 day'`,
);

/** Two years: as long as somebody may reasonably ask who gave whom access. */
const auditDays = 730;

/** Deletes what is older than its retention. */
export async function dropOldAudit(connection: Connection, days = auditDays): Promise<void> {
  await drop(connection, { days });
}
