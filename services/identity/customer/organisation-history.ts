import { type Connection, statement } from '#services/foundation/statement.ts';
import { type FieldChange, type OrganisationAction, organisationActions } from './note-change.ts';

export type OrganisationEvent = {
  id: string;
  at: Date;
  action: OrganisationAction;
  /** The editor, or an administrator of the organisation; empty: somebody who was deleted. */
  by: string;
  changes: FieldChange[];
  /** The domain or the person concerned; empty: the organisation itself. */
  about: string;
};

const find = statement<
  OrganisationEvent,
  { organisation: string; actions: readonly string[]; before: string | null; limit: number }
>(
  'identity_history_of_organisation',
  `SELECT e.id::text, e.at, e.action, coalesce(e.details->>'editor', concat_ws(' ', a.first_name, a.last_name), '') AS by,
     coalesce(e.details->'changes', '[]') AS changes,
     coalesce(e.details->>'domain', nullif(concat_ws(' ', s.first_name, s.last_name), ''), '') AS about
   FROM identity.audit_event e
   LEFT JOIN identity.person a ON a.id = e.actor_id LEFT JOIN identity.person s ON s.id = e.subject_id
   WHERE e.organisation_id = :organisation AND e.action = ANY (:actions) AND (:before::bigint IS NULL OR e.id < :before)
   ORDER BY e.id DESC LIMIT :limit`,
);

/** The events of an organisation, newest first. */
export function findHistory(
  connection: Connection,
  organisation: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<OrganisationEvent[]> {
  return find(connection, { organisation, actions: organisationActions, before, limit });
}

const lastEditor = statement<{ by: string }, { organisation: string }>(
  'identity_last_editor_of_organisation',
  `SELECT coalesce(details->>'editor', '') AS by FROM identity.audit_event
   WHERE organisation_id = :organisation AND action = ANY ('{organisation.create,organisation.change,organisation.close,organisation.reopen}')
   ORDER BY id DESC LIMIT 1`,
);

/** Who changed it last; empty: nobody here. */
export async function findLastEditor(connection: Connection, organisation: string): Promise<string> {
  return (await lastEditor(connection, { organisation }))[0]?.by ?? '';
}
