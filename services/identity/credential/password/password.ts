import { type Connection, statement } from '#services/foundation/statement.ts';
import type { PersonAt } from '../credential-version.ts';
import { hashPassword, isPassword, isWeak } from './password-hash.ts';

/** The credentials of a person, as of a version. */
export type Known = PersonAt & {
  readonly email: string;
  readonly isVerified: boolean;
  /** False: the person signs in at another tenant. */
  readonly isHere: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: string;
  readonly hash: string | null;
  readonly hasTotp: boolean;
  readonly passkeys: number;
  readonly recoveryCodes: number;
};

const columns = `p.id AS "personId", p.credential_version AS version, p.email, p.email_verified_at IS NOT NULL AS "isVerified",
  p.issuer IS NULL AS "isHere",
  p.first_name AS "firstName", p.last_name AS "lastName", p.language, w.hash,
  EXISTS (SELECT FROM identity.totp t WHERE t.person_id = p.id) AS "hasTotp",
  (SELECT count(*)::int FROM identity.passkey k WHERE k.person_id = p.id) AS passkeys,
  (SELECT count(*)::int FROM identity.recovery_code c WHERE c.person_id = p.id) AS "recoveryCodes"
  FROM identity.person p LEFT JOIN identity.password w ON w.person_id = p.id`;

const byEmail = statement<Known, { email: string }>(
  'identity_credentials_by_email',
  `SELECT ${columns} WHERE lower(p.email) = lower(:email) AND p.issuer IS NULL AND p.state = 'active'`,
);
const byId = statement<Known, { id: string }>(
  'identity_credentials_by_id',
  `SELECT ${columns} WHERE p.id = :id AND p.state = 'active'`,
);
const write = statement<never, { personId: string; hash: string }>(
  'identity_set_password',
  `INSERT INTO identity.password (person_id, hash) VALUES (:personId, :hash)
   ON CONFLICT (person_id) DO UPDATE SET hash = EXCLUDED.hash, changed_at = now()`,
);
const strengthen = statement<never, { personId: string; hash: string; before: string }>(
  'identity_strengthen_password',
  'UPDATE identity.password SET hash = :hash WHERE person_id = :personId AND hash = :before',
);

/** The credentials of an active person; undefined: there is none. */
export async function credentialsByEmail(connection: Connection, email: string): Promise<Known | undefined> {
  const [known] = await byEmail(connection, { email });
  return known;
}

export async function credentialsById(connection: Connection, id: string): Promise<Known | undefined> {
  const [known] = await byId(connection, { id });
  return known;
}

/** Checks a password in the same time whether or not the person exists. A weak hash is replaced. */
export async function checkPassword(
  connection: Connection,
  known: Pick<Known, 'personId' | 'hash'> | undefined,
  password: string,
): Promise<boolean> {
  const hash = known?.hash ?? undefined;
  const matches = await isPassword(password, hash);
  if (matches && known && hash && isWeak(hash))
    await strengthen(connection, {
      personId: known.personId,
      hash: await hashPassword(password),
      before: hash,
    });
  return matches;
}

/** `hash` comes from `hashPassword`, computed before the transaction begins, since it takes a while. */
export async function setPassword(connection: Connection, personId: string, hash: string): Promise<void> {
  await write(connection, { personId, hash });
}
