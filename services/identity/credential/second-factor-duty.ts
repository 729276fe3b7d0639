import { type Connection, statement } from '#services/foundation/statement.ts';

const find = statement<{ isBound: boolean }, { personId: string }>(
  'identity_second_factor_duty',
  `SELECT p.is_employee OR EXISTS (SELECT FROM identity.access a WHERE a.person_id = p.id
     AND a.application = 'userAdministration' AND a.status = 'active') AS "isBound"
   FROM identity.person p WHERE p.id = :personId`,
);

/**
 * Whether a password alone is too little for somebody (ASVS 6.3.3): who administers people, and our own people, who see
 * those of all customers.
 */
export async function needsSecondFactor(connection: Connection, personId: string): Promise<boolean> {
  const [found] = await find(connection, { personId });
  return found?.isBound ?? false;
}
