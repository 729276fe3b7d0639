import { type Connection, statement } from '#services/foundation/statement.ts';

export type AuditEntry = {
  /** Who did it; null: the program itself, or somebody who is not signed in. */
  readonly actor: string | null;
  /** A verb with its object, as in `access.grant`, `signIn.failed`, `password.change`. */
  readonly action: string;
  /** The person concerned. */
  readonly subject: string | null;
  /** For which organisation; without one it concerns the person in general. */
  readonly organisation?: string | null;
  /** Further facts; never a password, a token or a code. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** The visitor's address. */
  readonly address?: string | null;
};

const insert = statement<never, { entries: string }>(
  'identity_write_audit',
  `INSERT INTO identity.audit_event (actor_id, action, subject_id, organisation_id, details, address)
   SELECT actor, action, subject, organisation, coalesce(details, '{}'), address
   FROM jsonb_to_recordset(:entries::jsonb)
     AS entry(actor uuid, action text, subject uuid, organisation text, details jsonb, address text)`,
);

/** Writes events into the trail; call it in the transaction of the change. */
export async function writeAudit(connection: Connection, ...entries: readonly AuditEntry[]): Promise<void> {
  await insert(connection, { entries: JSON.stringify(entries) });
}
