import type { ApplicationKey } from '#contracts/identity/roles.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { getHash } from '../link-token.ts';

export type InvitationState = 'open' | 'used' | 'expired';

export type InvitationRow = {
  state: InvitationState;
  personId: string;
  /** The person's credential version. */
  version: number;
  email: string;
  firstName: string;
  lastName: string;
  language: string;
  /** With an account, the person signs in instead of choosing a password. */
  hasAccount: boolean;
  inviter: string;
  organisation: string;
  applications: ApplicationKey[];
  expiresAt: Date;
};

const byToken = statement<InvitationRow, { hash: string }>(
  'identity_invitation_by_token',
  `SELECT CASE WHEN i.accepted_at IS NOT NULL THEN 'used'
       WHEN i.voided_at IS NOT NULL OR i.expires_at <= now() THEN 'expired' ELSE 'open' END AS state,
     p.id AS "personId", p.credential_version AS version, p.email, p.first_name AS "firstName", p.last_name AS "lastName", p.language,
     p.email_verified_at IS NOT NULL AS "hasAccount", coalesce(concat_ws(' ', b.first_name, b.last_name), '') AS inviter,
     o.name AS organisation, i.expires_at AS "expiresAt",
     ARRAY(SELECT a.application FROM identity.access a WHERE a.person_id = p.id
       AND a.organisation_id = o.id AND a.status = 'invited' ORDER BY a.application) AS applications
   FROM identity.invitation i JOIN identity.person p ON p.id = i.person_id AND p.state = 'active'
   JOIN identity.organisation o ON o.id = i.organisation_id LEFT JOIN identity.person b ON b.id = i.invited_by
   WHERE i.token_hash = :hash`,
);

/** The invitation of a link; undefined: the link is not ours. */
export async function findInvitation(
  connection: Connection,
  token: string,
): Promise<InvitationRow | undefined> {
  const [row] = await byToken(connection, { hash: getHash(token) });
  return row;
}

type Accepted = { organisationId: string; applications: ApplicationKey[] };

/** One statement: of several people who follow the link at once, the first takes everything, the others nothing. */
const accept = statement<Accepted, { hash: string; person: string }>(
  'identity_accept_invitation',
  `WITH taken AS (
     UPDATE identity.invitation SET accepted_at = now()
     WHERE token_hash = :hash AND person_id = :person AND accepted_at IS NULL AND voided_at IS NULL AND expires_at > now()
     RETURNING person_id, organisation_id
   ), others AS (
     UPDATE identity.invitation i SET accepted_at = now() FROM taken t
     WHERE i.person_id = t.person_id AND i.token_hash <> :hash AND i.accepted_at IS NULL AND i.voided_at IS NULL
   ), activated AS (
     UPDATE identity.access a SET status = 'active', decided_at = now() FROM taken t
     WHERE a.person_id = t.person_id AND a.status = 'invited' AND a.expires_at > now() RETURNING a.application
   ), verified AS (
     UPDATE identity.person p SET email_verified_at = coalesce(p.email_verified_at, now()) FROM taken t
     WHERE p.id = t.person_id
   )
   SELECT organisation_id AS "organisationId", ARRAY(SELECT DISTINCT application FROM activated) AS applications
   FROM taken`,
);

/**
 * Accepts everything that a person is invited to, by one of the links, which also confirms the address. A link works
 * once. Call it in the transaction that creates the account. `unknown`: the link is not ours, or another person's.
 */
export async function acceptInvitation(
  connection: Connection,
  token: string,
  person: string,
): Promise<'accepted' | 'used' | 'expired' | 'unknown'> {
  const [accepted] = await accept(connection, { hash: getHash(token), person });
  if (accepted) {
    await writeAudit(connection, {
      actor: person,
      action: 'invitation.accept',
      subject: person,
      organisation: accepted.organisationId,
      details: { applications: accepted.applications },
    });
    return 'accepted';
  }
  const found = await findInvitation(connection, token);
  if (found?.personId !== person) return 'unknown';
  return found.state === 'used' ? 'used' : 'expired';
}
