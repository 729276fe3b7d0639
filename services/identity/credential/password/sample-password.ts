import { type Connection, statement } from '#services/foundation/statement.ts';
import { hashPassword } from './password-hash.ts';

// Addresses below `.example` belong to nobody (RFC 2606).
const without = statement<{ id: string }>(
  'identity_sample_people_without_password',
  `SELECT p.id FROM identity.person p LEFT JOIN identity.password w ON w.person_id = p.id
   WHERE p.email LIKE '%.example' AND p.email_verified_at IS NOT NULL AND p.state <> 'deleted' AND w.hash IS NULL`,
);
const give = statement<never, { people: string[]; hashes: string[] }>(
  'identity_give_passwords',
  `INSERT INTO identity.password (person_id, hash)
   SELECT * FROM unnest(:people::uuid[], :hashes::text[]) ON CONFLICT (person_id) DO NOTHING`,
);

/** Gives the sample people a password, unless they have one. */
export async function giveSamplePassword(connection: Connection, password: string): Promise<void> {
  const people = (await without(connection)).map(({ id }) => id);
  if (people.length === 0) return;
  const hashes = await Promise.all(people.map(() => hashPassword(password)));
  await give(connection, { people, hashes });
}
