import type { Account } from 'oidc-provider';
import type { Pool } from 'pg';
import type { ApplicationKey } from '#contracts/identity/roles.ts';
import { type Role, roles } from '#contracts/identity/roles.ts';
import { statement } from '#services/foundation/statement.ts';

type AccessNow = { application: ApplicationKey; status: string; userType: string; kind: string };
type Row = {
  id: string;
  email: string;
  isVerified: boolean;
  firstName: string;
  lastName: string;
  language: string;
  accesses: AccessNow[];
};

const find = statement<Row, [id: string]>(
  'identity_account_claims',
  `SELECT p.id, p.email, p.email_verified_at IS NOT NULL AS "isVerified", p.first_name AS "firstName",
     p.last_name AS "lastName", p.language,
     coalesce((SELECT jsonb_agg(jsonb_build_object('application', a.application, 'status', a.status,
         'userType', a.user_type, 'kind', o.kind) ORDER BY a.application)
       FROM identity.access a JOIN identity.organisation o ON o.id = a.organisation_id
       WHERE a.person_id = p.id), '[]') AS accesses
   FROM identity.person p WHERE p.id = $1 AND p.state = 'active'`,
);

/** The person of a subject with the claims that tokens carry; undefined: nobody who may sign in. */
export async function findAccount(pool: Pool, id: string, session?: string): Promise<Account | undefined> {
  const [row] = await find(pool, id);
  if (!row) return undefined;
  const claims = {
    sub: row.id,
    subname: row.id,
    name: `${row.firstName} ${row.lastName}`,
    given_name: row.firstName,
    family_name: row.lastName,
    locale: row.language,
    email: row.email,
    email_verified: row.isVerified,
    roles: rolesOf(row.accesses),
    ...(session && { session }),
  };
  return { accountId: id, claims: () => claims };
}

function rolesOf(accesses: readonly AccessNow[]): Role[] {
  const held = accesses.flatMap(({ application, status, userType, kind }): Role[] => {
    if (application === 'direct' && status === 'pending') return [roles.directPending];
    if (status !== 'active') return [];
    if (application === 'userAdministration')
      return [kind === 'internal' ? roles.adminInternal : roles.adminExternal];
    if (application === 'wireFlow' && userType === 'onprem') return [roles.wireFlow, roles.onPremise];
    return [roles[application]];
  });
  return [...new Set(held)];
}
