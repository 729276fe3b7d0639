import type { Account } from 'oidc-provider';
import type { Pool } from 'pg';
import { getRoles } from '../access/roles-of.ts';
import { findStanding } from '../person/standing.ts';

/**
 * The person of a subject with the claims that tokens carry; undefined: nobody who may sign in. `session` names the
 * one in which the token is issued, so that its holder knows it among all of the person's.
 */
export async function findAccount(pool: Pool, id: string, session?: string): Promise<Account | undefined> {
  const person = await findStanding(pool, id);
  if (!person?.active) return undefined;
  const claims = {
    sub: id,
    subname: id,
    name: `${person.firstName} ${person.lastName}`,
    given_name: person.firstName,
    family_name: person.lastName,
    locale: person.language,
    email: person.email,
    // Nobody has anything to sign in with before the address is confirmed.
    email_verified: true,
    roles: getRoles(person.accesses),
    ...(session && { session }),
  };
  return { accountId: id, claims: () => claims };
}
