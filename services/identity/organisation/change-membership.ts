import { conflict, notFound } from '#services/foundation/refusals.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { assertAdministratorRemains } from '../access/last-administrator.ts';
import { addressMail, portalPath } from '../address-mail.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Caller, getAdministrator } from '../caller.ts';
import { voidIdleInvitations } from '../invitation/invitations.ts';
import { findVisiblePerson } from '../person/find-person.ts';
import { isUuid, isWithin } from '../viewer.ts';
import { findOrganisations } from './find-organisations.ts';
import { addMembership, findTouchedOrganisations, removeMemberships } from './memberships.ts';

/**
 * UAD-01: adds a person to an organisation, or removes one together with all accesses for it.
 * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, or CONFLICT when nothing would change or the person is the last
 * administrator
 */
export async function changeMembership(
  caller: Caller,
  change: 'added' | 'removed',
  personId: string,
  organisationId: string,
): Promise<string> {
  const viewer = await getAdministrator(caller);
  if (!isUuid(personId) || !isWithin(viewer.scope, organisationId)) throw notFound();
  await inTransaction(caller.connection, async (connection) => {
    const person = await findVisiblePerson(connection, personId, viewer.scope);
    const organisation = (await findOrganisations(connection, [organisationId])).get(organisationId);
    if (!person || !organisation) throw notFound();
    if (change === 'added') {
      const isNew = await addMembership(connection, personId, organisationId);
      if (!isNew) throw conflict('The person belongs to it already.', { reason: 'state' });
    } else {
      const touched = await findTouchedOrganisations(connection, personId);
      if (!touched.some(({ id }) => id === organisationId)) throw notFound();
      await assertAdministratorRemains(connection, viewer, personId, [organisationId]);
      await removeMemberships(connection, personId, [organisationId]);
      await voidIdleInvitations(connection, personId);
    }
    await writeAudit(connection, {
      actor: viewer.id,
      action: change === 'added' ? 'organisation.add' : 'organisation.remove',
      subject: personId,
      organisation: organisationId,
      address: caller.address,
    });
    await addressMail(connection, [person], {
      kind: 'organisationChanged',
      change,
      organisation: organisation.name,
      path: portalPath(person.language),
    });
  });
  caller.changed();
  return personId;
}
