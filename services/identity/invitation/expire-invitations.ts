import type { ApplicationKey } from '#contracts/identity/roles.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { writeAudit } from '../audit/write-audit.ts';

type Expired = { personId: string; organisationId: string; application: ApplicationKey };

const expire = statement<Expired>(
  'identity_expire_invited_accesses',
  `UPDATE identity.access SET status = 'inviteExpired' WHERE status = 'invited' AND expires_at <= now()
   RETURNING person_id AS "personId", organisation_id AS "organisationId", application`,
);

/** Marks the invitations that have expired. */
export async function expireInvitations(connection: Connection): Promise<void> {
  const expired = await expire(connection);
  if (expired.length === 0) return;
  await writeAudit(
    connection,
    ...expired.map(({ personId, organisationId, application }) => ({
      actor: null,
      action: 'access.expire',
      subject: personId,
      organisation: organisationId,
      details: { application },
    })),
  );
}
