import { notFound } from '#services/foundation/refusals.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { addressMail, portalPath } from '../address-mail.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Caller, getAdministrator } from '../caller.ts';
import { takeInvitationMail } from '../invitation/invitation-mail.ts';
import { invite, inviterOf } from '../invitation/invitations.ts';
import { findOrganisations } from '../organisation/find-organisations.ts';
import { addMembership } from '../organisation/memberships.ts';
import { findVisiblePerson } from '../person/find-person.ts';
import { isUuid, isWithin } from '../viewer.ts';
import { beginAccess, type NewAccess } from './new-access.ts';

/**
 * Gives somebody who exists already access to one more application. People with an account may use it at once, people
 * without one are invited.
 * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, or CONFLICT when there is an access already
 */
export async function addApplication(
  caller: Caller,
  personId: string,
  organisationId: string,
  access: NewAccess,
): Promise<string> {
  const viewer = await getAdministrator(caller);
  if (!isUuid(personId) || !isWithin(viewer.scope, organisationId)) throw notFound();
  await inTransaction(caller.connection, async (connection) => {
    const person = await findVisiblePerson(connection, personId, viewer.scope);
    const organisation = (await findOrganisations(connection, [organisationId])).get(organisationId);
    if (!person || !organisation) throw notFound();
    const action = person.hasAccount ? 'add' : 'invite';
    await addMembership(connection, personId, organisationId);
    await beginAccess(connection, action, personId, organisationId, access, viewer.id);
    await writeAudit(connection, {
      actor: viewer.id,
      action: `access.${action}`,
      subject: personId,
      organisation: organisationId,
      details: { ...access },
      address: caller.address,
    });
    const { email, language, firstName, lastName } = person;
    if (action === 'invite') {
      const inviter = inviterOf(viewer);
      await takeInvitationMail(connection, email, inviter);
      const name = `${firstName} ${lastName}`.trim();
      const invited = { personId, email, name, language, organisationId, organisation: organisation.name };
      await invite(connection, caller.link, invited, inviter);
      return;
    }
    await addressMail(connection, [person], {
      kind: 'accessChanged',
      change: 'granted',
      organisation: organisation.name,
      application: access.application,
      path: portalPath(language),
    });
  });
  caller.changed();
  return personId;
}
