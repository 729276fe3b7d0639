import type { AccessRole, AccessStatus, UserType } from '#contracts/identity/accesses.ts';
import type { ApplicationKey } from '#contracts/identity/roles.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';

export type AccessRow = {
  id: string;
  personId: string;
  application: ApplicationKey;
  organisationId: string;
  role: AccessRole;
  userType: UserType;
  status: AccessStatus;
  requestedBy: string | null;
  requestedAt: Date | null;
  invitedAt: Date | null;
  expiresAt: Date | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  /** Whether it is hidden from the person (`access.tables.ts`). */
  isHidden: boolean;
};

/** SQL for the table `a`: an invitation expires at its time, not when the daily job records it. */
export const presentStatus = `CASE WHEN a.status = 'invited' AND a.expires_at <= now() THEN 'inviteExpired' ELSE a.status END`;

const name = (alias: string) => `nullif(concat_ws(' ', ${alias}.first_name, ${alias}.last_name), '')`;

const ofPeople = statement<AccessRow, { people: string[] }>(
  'identity_accesses_of_people',
  `SELECT a.id, a.person_id AS "personId", a.application, a.organisation_id AS "organisationId", a.role,
     a.user_type AS "userType", ${presentStatus} AS status, ${name('r')} AS "requestedBy",
     a.requested_at AS "requestedAt", a.invited_at AS "invitedAt", a.expires_at AS "expiresAt",
     ${name('d')} AS "decidedBy", a.decided_at AS "decidedAt", a.is_hidden AS "isHidden"
   FROM identity.access a
   LEFT JOIN identity.person r ON r.id = a.requested_by
   LEFT JOIN identity.person d ON d.id = a.decided_by
   WHERE a.person_id = ANY (:people::uuid[])
   ORDER BY a.organisation_id, a.application`,
);

/** The accesses of some people to applications. */
export async function findAccesses(
  connection: Connection,
  people: readonly string[],
): Promise<ReadonlyMap<string, AccessRow[]>> {
  return Map.groupBy(await ofPeople(connection, { people: [...people] }), ({ personId }) => personId);
}
