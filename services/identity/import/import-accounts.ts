import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { locationFieldNames, organisationFieldNames } from '#contracts/identity/organisation-fields.ts';
import { table, upsertInto } from '#services/foundation/rows.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import type { access } from '../access/access.tables.ts';
import type { invitation } from '../invitation/invitation.tables.ts';
import { invitationDays } from '../invitation/invitations.ts';
import { getHash, type Link } from '../link-token.ts';
import type { membership, organisation, organisationLocation } from '../organisation/organisation.tables.ts';
import type { person } from '../person/person.tables.ts';
import type { SeedAccess, SeedAccounts, SeedPerson } from './read-accounts.ts';

const saveOrganisations = upsertInto(table<typeof organisation>('identity.organisation'), {
  columns: ['id', ...organisationFieldNames],
  key: ['id'],
});
const saveLocations = upsertInto(table<typeof organisationLocation>('identity.organisation_location'), {
  columns: ['id', 'organisationId', ...locationFieldNames],
  key: ['id'],
});
const savePeople = upsertInto(table<typeof person>('identity.person'), {
  columns: [
    'id',
    'email',
    'emailVerifiedAt',
    'firstName',
    'lastName',
    'company',
    'telephone',
    'address',
    'postalCode',
    'city',
    'country',
    'language',
    'isEmployee',
    'subRegions',
    'state',
    'createdAt',
  ],
  key: ['id'],
});
const saveMemberships = upsertInto(table<typeof membership>('identity.membership'), {
  columns: ['personId', 'organisationId'],
  key: ['personId', 'organisationId'],
});
const saveAccesses = upsertInto(table<typeof access>('identity.access'), {
  columns: [
    'id',
    'personId',
    'application',
    'organisationId',
    'role',
    'userType',
    'status',
    'requestedBy',
    'requestedAt',
    'invitedAt',
    'expiresAt',
    'decidedAt',
  ],
  key: ['personId', 'application', 'organisationId'],
});
const saveInvitations = upsertInto(table<typeof invitation>('identity.invitation'), {
  columns: ['id', 'personId', 'organisationId', 'tokenHash', 'createdAt', 'expiresAt'],
  key: ['id'],
});

export type AccountsReport = { organisations: number; people: number };

/** Imports organisations and people from files: all of them or nothing. No mail is sent. */
export async function importAccounts(
  pool: Pool,
  { organisations, people }: SeedAccounts,
  link: Link,
): Promise<AccountsReport> {
  const names = new Map(organisations.map(({ id, name }) => [id, name]));
  await inTransaction(pool, async (connection) => {
    await saveOrganisations(connection, organisations);
    await saveLocations(
      connection,
      organisations.flatMap(({ id, locations }) =>
        locations.map((location) => ({ ...location, organisationId: id })),
      ),
    );
    await savePeople(
      connection,
      people.map((person) => personRow(person, names.get(person.organisation) ?? '')),
    );
    await saveMemberships(
      connection,
      people.map(({ id, organisation }) => ({ personId: id, organisationId: organisation })),
    );
    await saveAccesses(
      connection,
      people.flatMap((person) => person.accesses.map((access) => accessRow(person, access))),
    );
    await saveInvitations(
      connection,
      people.flatMap((person) => invitationRows(person, link)),
    );
  });
  return { organisations: organisations.length, people: people.length };
}

const dayMs = 24 * 60 * 60_000;

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * dayMs);
}

function personRow(person: SeedPerson, company: string) {
  const createdAt = person.joined ? new Date(`${person.joined}T08:00:00Z`) : new Date();
  return {
    ...person,
    company,
    emailVerifiedAt: person.hasAccount ? createdAt : null,
    state: 'active' as const,
    createdAt,
  };
}

function accessRow({ id, organisation, joined }: SeedPerson, access: SeedAccess) {
  const { application, role, userType, status, days } = access;
  const isRequested = status === 'pending' || status === 'declined';
  const isInvited = status === 'invited' || status === 'inviteExpired';
  const begun = days === 0 && joined ? new Date(`${joined}T08:00:00Z`) : daysAgo(days);
  return {
    id: randomUUID(),
    personId: id,
    application,
    organisationId: organisation,
    role,
    userType,
    status,
    requestedBy: isRequested ? id : null,
    requestedAt: isRequested ? begun : null,
    invitedAt: isInvited ? begun : null,
    expiresAt: isInvited ? daysAgo(days - invitationDays) : null,
    decidedAt: isInvited || status === 'pending' ? null : begun,
  };
}

/** The link of an open invitation. It was not sent; an administrator can send it. */
function invitationRows({ id, organisation, accesses }: SeedPerson, link: Link) {
  const invited = accesses.find(({ status }) => status === 'invited');
  if (!invited) return [];
  const invitation = randomUUID();
  return [
    {
      id: invitation,
      personId: id,
      organisationId: organisation,
      tokenHash: getHash(link('invitation', invitation)),
      createdAt: daysAgo(invited.days),
      expiresAt: daysAgo(invited.days - invitationDays),
    },
  ];
}
