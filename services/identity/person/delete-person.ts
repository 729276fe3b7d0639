import { forbidden } from '#services/foundation/bad-input.ts';
import { badFields, conflict, notFound } from '#services/foundation/refusals.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { assertAdministratorRemains } from '../access/last-administrator.ts';
import { addressMail, portalPath } from '../address-mail.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Caller, getAdministrator, getViewer } from '../caller.ts';
import { provenOwner } from '../credential/prove-again.ts';
import { voidIdleInvitations } from '../invitation/invitations.ts';
import { findTouchedOrganisations, removeMemberships } from '../organisation/memberships.ts';
import { isUuid, isWithin } from '../viewer.ts';
import { findVisiblePerson, type PersonRow } from './find-person.ts';
import { fullName } from './person-name.ts';

/** Credentials, sessions, invitations and accesses are deleted with the person. */
const remove = statement<never, { id: string }>(
  'identity_delete_person',
  'DELETE FROM identity.person WHERE id = :id',
);

const maxReasonLength = 500;

/**
 * ACC-01: deletes one's own account. The e-mail address is typed again, so that it does not happen by accident.
 * @throws UNAUTHENTICATED, FORBIDDEN for our own people, BAD_USER_INPUT, PROOF_REQUIRED, or CONFLICT for the last
 * administrator
 */
export async function deleteAccount(caller: Caller, email: string, reason: string): Promise<void> {
  const viewer = await getViewer(caller);
  if (viewer.isKeptElsewhere) throw forbidden('Accounts of our own people are managed elsewhere.');
  if (email.trim().toLowerCase() !== viewer.email.toLowerCase()) throw badFields({ email: 'mismatch' });
  await provenOwner(caller);
  await inTransaction(caller.connection, async (connection) => {
    const organisations = (await findTouchedOrganisations(connection, viewer.id)).map(({ id }) => id);
    await assertAdministratorRemains(connection, viewer, viewer.id, organisations);
    await writeAudit(connection, {
      actor: viewer.id,
      action: 'account.delete',
      subject: viewer.id,
      details: { organisations, reason: reason.trim().slice(0, maxReasonLength) },
      address: caller.address,
    });
    await removeWithMail(connection, viewer, 'oneself');
  });
}

/**
 * UAD-01: deletes a person who belongs only to the viewer's organisations; removes others from these.
 * @returns whether the person is deleted
 * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, or CONFLICT for oneself and the last administrator
 */
export async function deletePerson(caller: Caller, id: string): Promise<boolean> {
  const viewer = await getAdministrator(caller);
  if (!isUuid(id)) throw notFound();
  if (viewer.id === id)
    throw conflict('One deletes one’s own account in one’s profile.', { reason: 'oneself' });
  const isGone = await inTransaction(caller.connection, async (connection) => {
    const person = await findVisiblePerson(connection, id, viewer.scope);
    if (!person) throw notFound();
    const touched = await findTouchedOrganisations(connection, id);
    const own = touched.filter((organisation) => isWithin(viewer.scope, organisation.id));
    const organisations = own.map((organisation) => organisation.id);
    await assertAdministratorRemains(connection, viewer, id, organisations);
    const isWhole = own.length === touched.length;
    for (const organisation of isWhole ? [] : organisations) {
      await audit(connection, 'organisation.remove', organisation);
    }
    if (isWhole) await audit(connection, 'person.delete', organisations[0] ?? null);
    if (isWhole) await removeWithMail(connection, person, 'administrator');
    else {
      await removeMemberships(connection, id, organisations);
      await voidIdleInvitations(connection, id);
      const path = portalPath(person.language);
      for (const { name } of own) {
        const about = { kind: 'organisationChanged', change: 'removed', organisation: name, path } as const;
        await addressMail(connection, [person], about);
      }
    }
    return isWhole;
  });
  caller.changed();
  return isGone;

  function audit(connection: Connection, action: string, organisation: string | null) {
    const { address } = caller;
    return writeAudit(connection, { actor: viewer.id, action, subject: id, organisation, address });
  }
}

type Leaving = Pick<PersonRow, 'id' | 'email' | 'firstName' | 'lastName' | 'language'>;

async function removeWithMail(connection: Connection, person: Leaving, by: 'oneself' | 'administrator') {
  await remove(connection, { id: person.id });
  await addressMail(connection, [person], { kind: 'accountDeleted', name: fullName(person), by });
}
