import { randomUUID } from 'node:crypto';
import {
  type InvitationField,
  type InvitedField,
  invitedFieldNames,
  invitedFields,
} from '#contracts/identity/invitation-fields.ts';
import { badFields, conflict, notFound } from '#services/foundation/refusals.ts';
import { insertInto, table } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { beginAccess, type NewAccess } from '../access/new-access.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { type Caller, getAdministrator } from '../caller.ts';
import { checkedFields, getRules } from '../inputs.ts';
import { findOrganisations, type OrganisationRow } from '../organisation/find-organisations.ts';
import { addMembership } from '../organisation/memberships.ts';
import { findVisiblePerson } from '../person/find-person.ts';
import type { person } from '../person/person.tables.ts';
import { isWithin, type Viewer } from '../viewer.ts';
import { takeInvitationMail } from './invitation-mail.ts';
import { type Inviter, invite, inviterOf } from './invitations.ts';

export type NewPerson = { readonly [Name in InvitationField]: string } & {
  readonly accesses: readonly NewAccess[];
};

export const invitedRules = getRules(invitedFields);

const insert = insertInto(
  table<typeof person>('identity.person'),
  ['id', ...invitedFieldNames, 'company', 'isEmployee'],
  { onConflict: '(lower(email)) WHERE issuer IS NULL DO NOTHING', returning: ['id'] },
);

const byEmail = statement<{ id: string }, { email: string }>(
  'identity_person_by_email',
  'SELECT id FROM identity.person WHERE lower(email) = lower(:email) AND issuer IS NULL',
);

/**
 * UAD-01: invites a new person to an organisation and its applications.
 * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND for the organisation, BAD_USER_INPUT by field, TOO_MANY_ATTEMPTS,
 * CONFLICT with reason `exists` when the address is known, and with the `person` when the viewer may see who it is
 */
export async function invitePerson(caller: Caller, given: NewPerson): Promise<string> {
  const viewer = await getAdministrator(caller);
  const person = checkedFields<InvitedField>(given, invitedRules);
  checkAccesses(given.accesses);
  return inTransaction(caller.connection, async (connection) => {
    const organisation = await invitingOrganisation(connection, viewer, given.organisation);
    const id = await addInvited(connection, caller, inviterOf(viewer), organisation, person, given.accesses);
    if (!id) throw await exists(connection, viewer, person.email);
    return id;
  });
}

/** @throws BAD_USER_INPUT when there is none, or one twice */
export function checkAccesses(accesses: readonly NewAccess[]): void {
  const applications = new Set(accesses.map(({ application }) => application));
  if (applications.size === 0) throw badFields({ accesses: 'required' });
  if (applications.size < accesses.length) throw badFields({ accesses: 'invalid' });
}

/** @throws NOT_FOUND when the viewer does not administer it, or it is closed */
export async function invitingOrganisation(
  connection: Connection,
  { scope }: Viewer,
  id: string,
): Promise<OrganisationRow> {
  const organisation = isWithin(scope, id) ? (await findOrganisations(connection, [id])).get(id) : undefined;
  if (!organisation || organisation.closedAt) throw notFound();
  return organisation;
}

type Invited = { readonly [Name in InvitedField]: string };

/**
 * Stores an invited person with the audit event and the mail, in the caller's transaction; undefined: the address is
 * known.
 * @throws TOO_MANY_ATTEMPTS
 */
export async function addInvited(
  connection: Connection,
  { address, link }: Pick<Caller, 'address' | 'link'>,
  inviter: Inviter,
  organisation: OrganisationRow,
  person: Invited,
  accesses: readonly NewAccess[],
): Promise<string | undefined> {
  const id = randomUUID();
  const organisationId = organisation.id;
  const isEmployee = organisation.kind === 'internal';
  const { name: company } = organisation;
  if (!(await insert(connection, { ...person, id, company, isEmployee }))) return undefined;
  const { email, firstName, lastName, language } = person;
  await takeInvitationMail(connection, email, inviter);
  await addMembership(connection, id, organisationId);
  for (const access of accesses) {
    await beginAccess(connection, 'invite', id, organisationId, access, inviter.id);
  }
  await writeAudit(connection, {
    actor: inviter.id,
    action: 'person.invite',
    subject: id,
    organisation: organisationId,
    details: { accesses, ...(inviter.id === null && { editor: inviter.name }) },
    address,
  });
  const name = `${firstName} ${lastName}`.trim();
  const invited = { personId: id, email, name, language, organisationId, organisation: company };
  await invite(connection, link, invited, inviter);
  return id;
}

async function exists(connection: Connection, { scope }: Viewer, email: string): Promise<Error> {
  const [known] = await byEmail(connection, { email });
  const seen = known && (await findVisiblePerson(connection, known.id, scope));
  const details = { reason: 'exists', ...(seen && { person: seen.id }) };
  return conflict('Somebody with this address has an account already.', details);
}
