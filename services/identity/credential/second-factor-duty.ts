import { type Connection, statement } from '#services/foundation/statement.ts';

type SecondFactorDuty = {
  /** Required by the role, where the installation demands it. */
  readonly isBound: boolean;
  /** Required by an administrator, in any case. */
  readonly isRequired: boolean;
};

const find = statement<SecondFactorDuty, { personId: string }>(
  'identity_second_factor_duty',
  `SELECT p.second_factor_required AS "isRequired", p.is_employee OR EXISTS (SELECT FROM identity.access a WHERE a.person_id = p.id
     AND a.application = 'userAdministration' AND a.status = 'active') AS "isBound"
   FROM identity.person p WHERE p.id = :personId`,
);

/**
 * Whether somebody needs a second factor (ASVS 6.3.3): administrators of people; our own people, who see those of all
 * customers; and everybody of whom an administrator requires it.
 */
export async function needsSecondFactor(
  connection: Connection,
  personId: string,
  isSecondFactorRequired: boolean,
): Promise<boolean> {
  const [found] = await find(connection, { personId });
  return Boolean(found && (found.isRequired || (isSecondFactorRequired && found.isBound)));
}
