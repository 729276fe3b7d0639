import { batch } from '#services/foundation/graphql/batch.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { findAccesses } from './access/find-accesses.ts';
import { findSoleAdministrators } from './access/last-administrator.ts';
import { findSignInStates } from './credential/sign-in-state.ts';
import { findOrganisations, findOrganisationsOfPeople } from './organisation/find-organisations.ts';
import { findPeople } from './person/find-person.ts';

/** Batches what resolvers read one by one. Keys are ids of people and organisations. */
export function createReaders(connection: Connection) {
  return {
    person: batch((ids) => findPeople(connection, ids)),
    accesses: batch((people) => findAccesses(connection, people)),
    soleAdministrations: batch((people) => findSoleAdministrators(connection, people)),
    signIn: batch((people) => findSignInStates(connection, people)),
    organisation: batch((ids) => findOrganisations(connection, ids)),
    organisations: batch((people) => findOrganisationsOfPeople(connection, people)),
  };
}

export type Readers = ReturnType<typeof createReaders>;
