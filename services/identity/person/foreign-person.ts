import type { Pool } from 'pg';
import { checkProfileField, emailField } from '#contracts/identity/profile.ts';
import { carriesRole, findRoles, roles } from '#contracts/identity/roles.ts';
import { isLanguage } from '#contracts/languages.ts';
import type { IdClaims } from '#services/foundation/cryptography/id-token.ts';
import { statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';

const known = statement<{ isNewest: boolean }, { id: string; issuedAt: number }>(
  'identity_foreign_person',
  `SELECT token_issued_at >= to_timestamp(:issuedAt) AS "isNewest" FROM identity.person WHERE id = :id`,
);

const save = statement<never, { person: string }>(
  'identity_save_foreign_person',
  `INSERT INTO identity.person AS old (id, issuer, email, email_verified_at, first_name, last_name, language, is_employee,
     token_roles, token_issued_at, last_sign_in_at)
   SELECT n.id, n.issuer, n.email, now(), n."firstName", n."lastName", n.language, n."isEmployee",
     n.roles, to_timestamp(n."issuedAt"), to_timestamp(n."issuedAt")
   FROM jsonb_to_record(:person::jsonb) AS n(id uuid, issuer text, email text, "firstName" text, "lastName" text, language text,
     "isEmployee" boolean, roles text[], "issuedAt" bigint)
   ON CONFLICT (id) DO UPDATE SET email = EXCLUDED.email, first_name = EXCLUDED.first_name,
     last_name = EXCLUDED.last_name, is_employee = EXCLUDED.is_employee, token_roles = EXCLUDED.token_roles,
     token_issued_at = EXCLUDED.token_issued_at, last_sign_in_at = EXCLUDED.last_sign_in_at
   WHERE old.token_issued_at < EXCLUDED.token_issued_at`,
);

const belongTo = statement<never, { id: string; organisations: string[] }>(
  'identity_foreign_memberships',
  `WITH gone AS (DELETE FROM identity.membership WHERE person_id = :id AND organisation_id <> ALL (:organisations))
   INSERT INTO identity.membership (person_id, organisation_id)
   SELECT :id, id FROM identity.organisation WHERE id = ANY (:organisations) ON CONFLICT DO NOTHING`,
);

/**
 * POR-02, SYS-06: stores a person from another tenant as the newest token describes them; `claims.sub` is the
 * person's id here. The claim `organisations`, where present, names those of ours to which the person belongs.
 */
export async function noteForeignPerson(pool: Pool, claims: IdClaims): Promise<void> {
  const [row] = await known(pool, { id: claims.sub, issuedAt: claims.iat ?? 0 });
  if (row?.isNewest) return;
  const organisations =
    claims.organisations === undefined ? undefined : shortList(findRoles(claims.organisations));
  await inTransaction(pool, async (connection) => {
    await save(connection, { person: JSON.stringify(findPerson(claims)) });
    if (organisations) await belongTo(connection, { id: claims.sub, organisations });
  });
}

function findPerson(claims: IdClaims) {
  const names = shortList(findRoles(claims.roles));
  const email = text(claims.email).trim();
  const language = text(claims.locale).slice(0, 2).toLowerCase();
  const firstName = text(claims.given_name);
  const lastName = text(claims.family_name);
  return {
    id: claims.sub,
    issuer: claims.iss,
    email: checkProfileField(emailField, email) ? '' : email,
    // Without a name, a person could not be told from others.
    firstName:
      firstName || lastName ? firstName : text(claims.name) || text(claims.preferred_username) || email,
    lastName,
    language: isLanguage(language) ? language : 'en',
    // Decision 11: one of our own people, who answers in the name of the company.
    isEmployee: carriesRole(names, roles.adminInternal),
    roles: names,
    issuedAt: claims.iat ?? 0,
  };
}

/** One line of a foreign text, no longer than a name. */
function text(claim: unknown): string {
  return typeof claim === 'string'
    ? claim
        .replace(/\p{C}+/gu, ' ')
        .trim()
        .slice(0, 200)
    : '';
}

const shortList = (names: readonly string[]) => names.slice(0, 200).map((name) => name.slice(0, 200));
