import type { AccessStatus } from '#contracts/identity/accesses.ts';
import type { InvitedField } from '#contracts/identity/invitation-fields.ts';
import { type ApplicationKey, applications } from '#contracts/identity/roles.ts';
import { conflict, notFound } from '#services/foundation/refusals.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { presentStatus } from '../access/find-accesses.ts';
import type { NewAccess } from '../access/new-access.ts';
import type { Caller } from '../caller.ts';
import { notifyOfOrganisation } from '../changes.ts';
import { checkedFields } from '../inputs.ts';
import { takeInvitationMail } from '../invitation/invitation-mail.ts';
import { type Inviter, invite } from '../invitation/invitations.ts';
import { addInvited, invitedRules } from '../invitation/invite-person.ts';
import { findOrganisations, type OrganisationRow } from '../organisation/find-organisations.ts';
import { isUuid } from '../viewer.ts';
import { noteChange } from './note-change.ts';

/** A person of an organisation, as editors see them. */
export type OrganisationPerson = {
  id: string;
  name: string;
  email: string;
  language: string;
  hasAccount: boolean;
  /** The state of the access to the administration of people; null: none. */
  administration: AccessStatus | null;
  /** The applications that the person uses. */
  uses: ApplicationKey[];
};

const people = statement<OrganisationPerson, { organisation: string; limit: number }>(
  'identity_customer_people',
  `SELECT p.id, concat_ws(' ', p.first_name, p.last_name) AS name, p.email, p.language,
     p.email_verified_at IS NOT NULL AS "hasAccount",
     CASE WHEN a.id IS NOT NULL THEN ${presentStatus} END AS administration,
     ARRAY(SELECT u.application FROM identity.access u WHERE u.person_id = p.id AND u.organisation_id = :organisation
       AND u.status = 'active' AND u.application <> 'userAdministration' ORDER BY u.application) AS uses
   FROM identity.membership m JOIN identity.person p ON p.id = m.person_id AND p.state = 'active'
   LEFT JOIN identity.access a ON a.person_id = p.id AND a.organisation_id = m.organisation_id AND a.application = 'userAdministration'
   WHERE m.organisation_id = :organisation
   ORDER BY a.id IS NULL, p.last_name, p.first_name, p.id LIMIT :limit`,
);

/** More are not shown here: the portal has a list with a search. */
const maxShown = 100;

/** Administrators come first. */
export function findPeopleOf(connection: Connection, organisation: string): Promise<OrganisationPerson[]> {
  return people(connection, { organisation, limit: maxShown });
}

/**
 * The accesses that an administrator of the own company needs from the first day; they grant themselves all others.
 */
const ofAdministrators: Readonly<Record<OrganisationRow['kind'], readonly ApplicationKey[]>> = {
  customer: ['userAdministration', 'ticketing', 'inventory'],
  internal: applications,
};

const accessTo = (application: ApplicationKey): NewAccess => ({
  application,
  role: application === 'userAdministration' ? 'administrator' : 'user',
  userType: 'cloud',
});

type Invited = { readonly [Name in InvitedField]: string };

/**
 * Invites an administrator for the people of an organisation. `kind`: the required kind of organisation, so that
 * whoever may do this for customers cannot appoint an administrator of ours.
 * @throws NOT_FOUND, BAD_USER_INPUT by field: `email` is `taken` when the person exists; CONFLICT: closed,
 * TOO_MANY_ATTEMPTS
 */
export async function inviteAdministrator(
  caller: Caller,
  { organisation: id, kind }: { organisation: string; kind: OrganisationRow['kind'] },
  given: Invited,
  editor: string,
): Promise<void> {
  const person = checkedFields<InvitedField>(given, invitedRules);
  const accesses = ofAdministrators[kind].map(accessTo);
  await inTransaction(caller.connection, async (connection) => {
    const organisation = await openOrganisation(connection, id, kind);
    const inviter: Inviter = { id: null, name: editor };
    if (!(await addInvited(connection, caller, inviter, organisation, person, accesses)))
      throw conflict('Somebody with this address has an account already.', { reason: 'exists' });
    await notifyOfOrganisation(connection, id);
  });
  caller.changed();
}

const renew = statement<
  { email: string; language: string; name: string },
  { person: string; organisation: string }
>(
  'identity_renew_invited_accesses',
  `WITH renewed AS (
     UPDATE identity.access SET status = 'invited', invited_at = now()
     WHERE person_id = :person AND organisation_id = :organisation AND status IN ('invited', 'inviteExpired') RETURNING person_id
   )
   SELECT email, language, concat_ws(' ', first_name, last_name) AS name FROM identity.person
   WHERE id IN (SELECT person_id FROM renewed) AND state = 'active'`,
);

/**
 * Sends an open invitation again; earlier links become invalid.
 * @throws NOT_FOUND, CONFLICT: closed, TOO_MANY_ATTEMPTS
 */
export async function inviteAgain(
  caller: Caller,
  { organisation: id, kind }: { organisation: string; kind: OrganisationRow['kind'] },
  personId: string,
  editor: string,
): Promise<void> {
  if (!isUuid(personId)) throw notFound();
  await inTransaction(caller.connection, async (connection) => {
    const organisation = await openOrganisation(connection, id, kind);
    const [person] = await renew(connection, { person: personId, organisation: id });
    if (!person) throw notFound();
    const inviter: Inviter = { id: null, name: editor };
    await takeInvitationMail(connection, person.email, inviter);
    const invited = { ...person, personId, organisationId: id, organisation: organisation.name };
    await invite(connection, caller.link, invited, inviter);
    await noteChange(connection, id, 'person.invite', editor, {}, personId);
  });
}

async function openOrganisation(
  connection: Connection,
  id: string,
  kind: OrganisationRow['kind'],
): Promise<OrganisationRow> {
  const organisation = (await findOrganisations(connection, [id])).get(id);
  if (!organisation || organisation.kind !== kind) throw notFound();
  if (organisation.closedAt) throw conflict('It is closed.', { reason: 'closed' });
  return organisation;
}
