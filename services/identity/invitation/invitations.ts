import { randomUUID } from 'node:crypto';
import type { ApplicationKey } from '#contracts/identity/roles.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { addressMail } from '../address-mail.ts';
import { getHash, type Link } from '../link-token.ts';
import type { Viewer } from '../viewer.ts';

/** Decision 13. */
export const invitationDays = 14;
/** After how many days the link is sent again to people who have not followed it. */
const reminderDays = 10;

type Invited = {
  personId: string;
  email: string;
  name: string;
  language: string;
  organisationId: string;
  organisation: string;
};

/** Who invites: an administrator among the people of the portal or, without an id, an editor. */
export type Inviter = { readonly id: string | null; readonly name: string };

/** An administrator in the role of the inviter. */
export function inviterOf({ id, firstName, lastName }: Viewer): Inviter {
  return { id, name: `${firstName} ${lastName}`.trim() };
}

const insert = statement<
  { expiresAt: Date },
  {
    id: string;
    personId: string;
    organisationId: string;
    hash: string;
    by: string | null;
    invitationDays: number;
  }
>(
  'identity_insert_invitation',
  `WITH old AS (
     UPDATE identity.invitation SET voided_at = now()
     WHERE person_id = :personId AND organisation_id = :organisationId AND accepted_at IS NULL AND voided_at IS NULL
   )
   INSERT INTO identity.invitation (id, person_id, organisation_id, token_hash, invited_by, expires_at)
   VALUES (:id, :personId, :organisationId, :hash, :by, now() + :invitationDays * interval '1 day')
     RETURNING expires_at AS "expiresAt"`,
);

const extend = statement<
  { application: ApplicationKey },
  { personId: string; organisationId: string; expiresAt: Date }
>(
  'identity_extend_invited_accesses',
  `UPDATE identity.access SET expires_at = :expiresAt, invited_at = now()
   WHERE person_id = :personId AND organisation_id = :organisationId AND status = 'invited' RETURNING application`,
);

/**
 * Sends a link by which a person creates an account for an organisation; earlier links for the two become invalid. It
 * covers every access that is `invited`, so create those first.
 */
export async function invite(
  connection: Connection,
  link: Link,
  invited: Invited,
  inviter: Inviter,
): Promise<void> {
  const id = randomUUID();
  const hash = getHash(link('invitation', id));
  const { personId, organisationId } = invited;
  const [row] = await insert(connection, {
    id,
    personId,
    organisationId,
    hash,
    by: inviter.id,
    invitationDays,
  });
  if (!row) throw new Error('The invitation was not stored');
  const accesses = await extend(connection, { personId, organisationId, expiresAt: row.expiresAt });
  const applications = accesses.map(({ application }) => application);
  await mailInvitation(
    connection,
    link,
    { ...invited, ...row, id, inviter: inviter.name, applications },
    false,
  );
}

type Open = {
  id: string;
  email: string;
  name: string;
  language: string;
  organisation: string;
  inviter: string;
  applications: ApplicationKey[];
  expiresAt: Date;
};

/** Columns of `identity.invitation i`. */
const openColumns = `i.id, i.expires_at AS "expiresAt", p.email, concat_ws(' ', p.first_name, p.last_name) AS name,
  p.language, o.name AS organisation, coalesce(concat_ws(' ', b.first_name, b.last_name), '') AS inviter,
  ARRAY(SELECT a.application FROM identity.access a WHERE a.person_id = i.person_id
    AND a.organisation_id = i.organisation_id AND a.status = 'invited' ORDER BY a.application) AS applications`;
const openTables = `identity.invitation i JOIN identity.person p ON p.id = i.person_id
  JOIN identity.organisation o ON o.id = i.organisation_id LEFT JOIN identity.person b ON b.id = i.invited_by`;
const isOpen = 'i.accepted_at IS NULL AND i.voided_at IS NULL AND i.expires_at > now()';

const openOf = statement<Open, { person: string; organisation: string }>(
  'identity_open_invitation_of',
  `SELECT ${openColumns} FROM ${openTables} WHERE i.person_id = :person AND i.organisation_id = :organisation AND ${isOpen}
   ORDER BY i.created_at DESC LIMIT 1`,
);

/** Sends the valid link once more. False: there is none. */
export async function resendInvitation(
  connection: Connection,
  link: Link,
  person: string,
  organisation: string,
): Promise<boolean> {
  const [open] = await openOf(connection, { person, organisation });
  if (open) await mailInvitation(connection, link, open, true);
  return open !== undefined;
}

const renewOpen = statement<{ id: string; organisationId: string }, { person: string }>(
  'identity_renew_open_invitations',
  `UPDATE identity.invitation i SET id = gen_random_uuid() WHERE i.person_id = :person AND ${isOpen}
   RETURNING i.id, i.organisation_id AS "organisationId"`,
);

/** After a change of address: links to the old one become invalid, the new one gets new links. */
export async function renewInvitations(connection: Connection, link: Link, person: string): Promise<void> {
  for (const { organisationId } of await renewOpen(connection, { person })) {
    await resendInvitation(connection, link, person, organisationId);
  }
}

const dueForReminder = statement<Open, { reminderDays: number }>(
  'identity_take_invitations_to_remind',
  `WITH due AS (
     UPDATE identity.invitation SET reminded_at = now()
     WHERE reminded_at IS NULL AND accepted_at IS NULL AND voided_at IS NULL AND expires_at > now()
       AND created_at <= now() - :reminderDays * interval '1 day' RETURNING *
   ) SELECT ${openColumns} FROM ${openTables.replace('identity.invitation i', 'due i')}`,
);

/** Sends the link once more, a single time, to those who have not followed it for {@link reminderDays}. */
export async function remindInvited(connection: Connection, link: Link): Promise<void> {
  for (const open of await dueForReminder(connection, { reminderDays })) {
    await mailInvitation(connection, link, open, true);
  }
}

/** The secret may have changed since the invitation was created: its hash is replaced when the link is sent. */
const saveHash = statement<never, { id: string; hash: string }>(
  'identity_keep_invitation_hash',
  'UPDATE identity.invitation SET token_hash = :hash WHERE id = :id AND token_hash <> :hash',
);

async function mailInvitation(
  connection: Connection,
  link: Link,
  open: Open,
  reminder: boolean,
): Promise<void> {
  const { id, email, language, name, inviter, organisation, applications } = open;
  const token = link('invitation', id);
  await saveHash(connection, { id, hash: getHash(token) });
  await addressMail(connection, [{ email, language }], {
    kind: 'invitation',
    reminder,
    name,
    inviter,
    organisation,
    applications,
    expiresAt: open.expiresAt.toISOString(),
    path: `/${language}/invitation/${token}`,
  });
}

const voidIdle = statement<never, { person: string }>(
  'identity_void_idle_invitations',
  `UPDATE identity.invitation i SET voided_at = now()
   WHERE i.person_id = :person AND i.accepted_at IS NULL AND i.voided_at IS NULL
     AND NOT EXISTS (SELECT FROM identity.access a
       WHERE a.person_id = i.person_id AND a.organisation_id = i.organisation_id AND a.status = 'invited')`,
);

/** Invalidates links that have nothing left to accept. */
export async function voidIdleInvitations(connection: Connection, person: string): Promise<void> {
  await voidIdle(connection, { person });
}
