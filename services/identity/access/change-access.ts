import type { AccessRole, AccessState, UserType } from '#contracts/identity/accesses.ts';
import type { AccessChange } from '#contracts/mail/people-mail.ts';
import { statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { addressMail, portalPath } from '../address-mail.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Caller, getAdministrator } from '../caller.ts';
import { takeInvitationMail } from '../invitation/invitation-mail.ts';
import { invite, inviterOf, resendInvitation, voidIdleInvitations } from '../invitation/invitations.ts';
import { forgetJoinRequests } from '../joining/forget-join-requests.ts';
import { addMembership } from '../organisation/memberships.ts';
import { assertAdministratorRemains } from './last-administrator.ts';
import { type LockedAccess, lockAccess } from './locked-access.ts';
import { type AdministratorAction, nextState } from './transitions.ts';

export type AccessTerms = { readonly role?: AccessRole; readonly userType?: UserType };

const update = statement<
  never,
  { id: string; next: string; role: string; userType: string; decidedBy: string | null }
>(
  'identity_update_access',
  `UPDATE identity.access SET status = :next, is_hidden = is_hidden AND :next <> 'active', role = :role, user_type = :userType,
     decided_by = coalesce(:decidedBy::uuid, decided_by), decided_at = CASE WHEN :decidedBy IS NULL THEN decided_at ELSE now() END
   WHERE id = :id`,
);

const remove = statement<never, { id: string }>(
  'identity_delete_access',
  'DELETE FROM identity.access WHERE id = :id',
);

const mailed: Partial<Record<AdministratorAction, AccessChange>> = {
  grant: 'granted',
  acceptRequest: 'granted',
  update: 'updated',
  deny: 'declined',
  suspend: 'suspended',
  resume: 'resumed',
  withdraw: 'withdrawn',
};

/**
 * UAD-02: applies an administrator's action to an access, with its audit event and mail.
 * @returns the person whose access it is or was
 * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, TOO_MANY_ATTEMPTS, or CONFLICT when its state does not allow the
 * action
 */
export async function changeAccess(
  caller: Caller,
  action: AdministratorAction,
  id: string,
  terms: AccessTerms = {},
): Promise<string> {
  const viewer = await getAdministrator(caller);
  const person = await inTransaction(caller.connection, async (connection) => {
    const access = await lockAccess(connection, id, viewer);
    const { personId, organisationId, status, application, role, userType } = access;
    const next = nextState(action, status);
    if (losesAdministration(access, next)) {
      await assertAdministratorRemains(connection, viewer, personId, [organisationId]);
    }

    const isDecision = status !== next;
    if (next === 'none') await remove(connection, { id });
    else {
      const by = isDecision ? viewer.id : null;
      await update(connection, {
        id,
        next,
        role: terms.role ?? role,
        userType: terms.userType ?? userType,
        decidedBy: by,
      });
    }
    if (next === 'active') await addMembership(connection, personId, organisationId);
    if (isDecision) await forgetJoinRequests(connection, personId, organisationId);

    const inviter = inviterOf(viewer);
    if (action === 'resendInvite' || action === 'sendNewInvite')
      await takeInvitationMail(connection, access.email, inviter);
    if (action === 'resendInvite') {
      const isSent = await resendInvitation(connection, caller.link, personId, organisationId);
      if (!isSent) await invite(connection, caller.link, access, inviter);
    }
    if (action === 'sendNewInvite') await invite(connection, caller.link, access, inviter);
    if (next === 'none') await voidIdleInvitations(connection, personId);

    const details = { application, from: status, to: next, ...(action === 'update' && { terms }) };
    await writeAudit(connection, {
      actor: viewer.id,
      action: `access.${action}`,
      subject: personId,
      organisation: organisationId,
      details,
      address: caller.address,
    });
    const change = mailed[action];
    if (access.isHidden && next !== 'active') {
      if (isDecision) await addressMail(connection, [access], { kind: 'joiningDeclined' });
    } else if (change) {
      const { organisation, language } = access;
      const path = portalPath(language);
      await addressMail(connection, [access], {
        kind: 'accessChanged',
        change,
        organisation,
        application,
        path,
      });
    }
    return personId;
  });
  caller.changed();
  return person;
}

function losesAdministration({ application, status }: LockedAccess, next: AccessState): boolean {
  return application === 'userAdministration' && status === 'active' && next !== 'active';
}
