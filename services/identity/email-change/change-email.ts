import { randomUUID } from 'node:crypto';
import { emailField } from '#contracts/identity/profile.ts';
import { forbidden } from '#services/foundation/bad-input.ts';
import { badFields } from '#services/foundation/refusals.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { tooManyAttempts } from '#services/identity/credential/refuse-attempt.ts';
import { addressMail } from '../address-mail.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Caller, getViewer } from '../caller.ts';
import { endDependentSessions, type PersonAt, stillHolds } from '../credential/credential-version.ts';
import { provenOwner } from '../credential/prove-again.ts';
import { checkedFields, getRules } from '../inputs.ts';
import { renewInvitations } from '../invitation/invitations.ts';
import { getHash } from '../link-token.ts';
import { takeAttempt } from '../throttle/throttle.ts';

const hours = 24;
const rules = getRules({ email: emailField });

const begin = statement<
  { expiresAt: Date },
  {
    id: string;
    person: string;
    email: string;
    oldHash: string;
    newHash: string;
    hours: number;
    version: number;
  }
>(
  'identity_begin_email_change',
  `INSERT INTO identity.email_change (id, person_id, new_email, old_token_hash, new_token_hash, expires_at,
     credential_version)
   VALUES (:id, :person, :email, :oldHash, :newHash, now() + :hours * interval '1 hour', :version)
   ON CONFLICT (person_id) DO UPDATE SET id = :id, new_email = :email, old_token_hash = :oldHash, new_token_hash = :newHash,
     expires_at = EXCLUDED.expires_at, credential_version = :version, old_confirmed_at = NULL, new_confirmed_at = NULL
   RETURNING expires_at AS "expiresAt"`,
);

/**
 * Decision 11: asks both addresses to confirm the new one. Whether somebody else has it is not disclosed: that person
 * gets the mail, and the last step fails.
 * @throws UNAUTHENTICATED, FORBIDDEN for our own people, BAD_USER_INPUT, PROOF_REQUIRED, TOO_MANY_ATTEMPTS
 */
export async function requestEmailChange(caller: Caller, given: string): Promise<void> {
  const viewer = await getViewer(caller);
  if (viewer.isKeptElsewhere) throw forbidden('Addresses of our own people are managed elsewhere.');
  const { email } = checkedFields({ email: given }, rules);
  if (email.toLowerCase() === viewer.email.toLowerCase()) throw badFields({ email: 'invalid' });
  const { version, address } = await provenOwner(caller);
  for (const mailbox of [viewer.email, email]) {
    const wait = await takeAttempt(caller.connection, 'mail', mailbox, address || viewer.id);
    if (wait > 0) throw tooManyAttempts(wait);
  }
  await inTransaction(caller.connection, async (connection) => {
    const id = randomUUID();
    const old = caller.link('old address', id);
    const fresh = caller.link('new address', id);
    const [begun] = await begin(connection, {
      id,
      person: viewer.id,
      email,
      oldHash: getHash(old),
      newHash: getHash(fresh),
      hours,
      version,
    });
    if (!begun) throw new Error('The change of the address was not stored');
    await writeAudit(connection, {
      actor: viewer.id,
      action: 'email.request',
      subject: viewer.id,
      address: caller.address,
    });
    const { language } = viewer;
    const expiresAt = begun.expiresAt.toISOString();
    for (const [recipient, to, token] of [
      ['old', viewer.email, old],
      ['new', email, fresh],
    ] as const) {
      const path = `/${language}/confirm-email/${token}`;
      const about = { kind: 'emailChange', recipient, newEmail: email, expiresAt, path } as const;
      await addressMail(connection, [{ email: to, language }], about);
    }
  });
}

export type RequestedEmailChange = {
  newEmail: string;
  /** Whether this link's address is confirmed, while the other is not. */
  isConfirmed: boolean;
  expiresAt: Date;
};

const requestedChange = statement<RequestedEmailChange, { hash: string }>(
  'identity_asked_email_change',
  `SELECT new_email AS "newEmail", expires_at AS "expiresAt",
     CASE WHEN old_token_hash = :hash THEN old_confirmed_at ELSE new_confirmed_at END IS NOT NULL AS "isConfirmed"
   FROM identity.email_change WHERE (old_token_hash = :hash OR new_token_hash = :hash) AND expires_at > now()
     AND ${stillHolds('email_change')}`,
);

/** What a link asks to confirm; undefined: it is invalid or has expired. */
export async function findEmailChange(
  connection: Connection,
  token: string,
): Promise<RequestedEmailChange | undefined> {
  const [row] = await requestedChange(connection, { hash: getHash(token) });
  return row;
}

type Change = PersonAt & { oldEmail: string; language: string; newEmail: string; isComplete: boolean };

const confirm = statement<Change, { hash: string }>(
  'identity_confirm_email_change',
  `UPDATE identity.email_change c SET
     old_confirmed_at = CASE WHEN old_token_hash = :hash THEN coalesce(old_confirmed_at, now()) ELSE old_confirmed_at END,
     new_confirmed_at = CASE WHEN new_token_hash = :hash THEN coalesce(new_confirmed_at, now()) ELSE new_confirmed_at END
   FROM identity.person p
   WHERE p.id = c.person_id AND ${stillHolds('c')} AND (old_token_hash = :hash OR new_token_hash = :hash)
     AND expires_at > now()
   RETURNING p.id AS "personId", p.credential_version AS version, p.email AS "oldEmail", p.language, new_email AS "newEmail",
     old_confirmed_at IS NOT NULL AND new_confirmed_at IS NOT NULL AS "isComplete"`,
);

const forget = statement<never, { person: string }>(
  'identity_forget_email_change',
  'DELETE FROM identity.email_change WHERE person_id = :person',
);

const set = statement<{ id: string }, { personId: string; newEmail: string; version: number }>(
  'identity_set_email',
  `UPDATE identity.person SET email = :newEmail, email_verified_at = now() WHERE id = :personId
     AND credential_version = :version
     AND NOT EXISTS (SELECT FROM identity.person o WHERE lower(o.email) = lower(:newEmail)
       AND o.id <> :personId) RETURNING id`,
);

export const emailChangeOutcomes = ['waiting', 'changed', 'taken', 'expired'] as const;
/** `waiting`: for the other address; `taken`: somebody else has it; `expired`: the link is invalid or has expired. */
export type EmailChangeOutcome = (typeof emailChangeOutcomes)[number];

/** Confirms one of the two addresses; with the second the new one takes effect. */
export function confirmEmailChange(caller: Caller, token: string): Promise<EmailChangeOutcome> {
  return inTransaction(caller.connection, async (connection) => {
    const [change] = await confirm(connection, { hash: getHash(token) });
    if (!change) return 'expired';
    if (!change.isComplete) return 'waiting';
    await forget(connection, { person: change.personId });
    const { personId, version, oldEmail, newEmail, language } = change;
    if ((await set(connection, { personId, newEmail, version })).length === 0) return 'taken';
    await endDependentSessions(connection, change);
    await renewInvitations(connection, caller.link, personId);
    await audited(connection, caller, personId);
    await addressMail(connection, [{ email: oldEmail, language }], { kind: 'emailChanged', newEmail });
    return 'changed';
  });
}

function audited(connection: Connection, { address }: Caller, person: string): Promise<void> {
  return writeAudit(connection, { actor: person, action: 'email.change', subject: person, address });
}
