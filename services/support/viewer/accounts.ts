import { graphql } from '#contracts/accounts/graphql.ts';
import type { Backend } from '#contracts/backend.ts';
import { execute } from '#contracts/execute.ts';
import { idTokenHeaders } from '#contracts/identity/client.ts';
import { findRoles } from '#contracts/identity/roles.ts';
import type { Viewer } from './viewer.ts';

/** The back end that knows what people are now, and the token by which it trusts us. */
export type Accounts = { readonly backend: Backend; readonly token: string | undefined };

/**
 * What somebody is now; undefined: nobody who is active, or whose `session` has ended. Throws when the accounts back end
 * does not know. `asking`: the headers of the person's own request, whose token identifies a person who is new here.
 */
export type FindStatus = (subject: string, session?: string, asking?: Headers) => Promise<Viewer | undefined>;

const statusQuery = graphql(`
  query standing($subject: String!, $session: String) {
    standing(subject: $subject, session: $session) {
      active
      person { id name email language }
      roles
      isEmployee
      organisations {
        id
        name
        accesses { application }
        locations { id name city country timeZone }
      }
    }
  }
`);

export function createFindStatus({ backend, token }: Accounts): FindStatus {
  return async (subject, session, asking) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(asking && idTokenHeaders(asking)),
    };
    const { standing } = await execute(backend, statusQuery, { subject, session }, { headers });
    if (!standing?.active) return undefined;
    const { person, isEmployee, organisations } = standing;
    return {
      ...person,
      isEmployee,
      roles: findRoles(standing.roles),
      organisations: organisations.map(({ accesses, ...organisation }) => ({
        ...organisation,
        applications: accesses.map(({ application }) => application),
      })),
    };
  };
}

const contactsQuery = graphql(`
  query contacts($ids: [ID!]!) {
    contacts(ids: $ids) { id }
  }
`);

const usersQuery = graphql(`
  query ticketUsers($organisation: ID!) {
    applicationUsers(application: ticketing, organisation: $organisation) { id name email language isEmployee }
  }
`);

/** Who of an organisation may use tickets. */
export type FindTicketUsers = (
  organisation: string,
) => Promise<Pick<Viewer, 'id' | 'name' | 'email' | 'language' | 'isEmployee'>[]>;

export function createTicketUsers({ backend, token }: Accounts): FindTicketUsers {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  return async (organisation) =>
    (await execute(backend, usersQuery, { organisation }, { headers })).applicationUsers;
}

/** Which of some people are still here. */
export type FindCurrentViewer = (ids: string[]) => Promise<ReadonlySet<string>>;

export function createWhoIsHere({ backend, token }: Accounts): FindCurrentViewer {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  return async (ids) => {
    const { contacts } = await execute(backend, contactsQuery, { ids }, { headers });
    return new Set(contacts.map(({ id }) => id));
  };
}
