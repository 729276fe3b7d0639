import { table, upsertInto } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { licence } from '../release.tables.ts';

export const licenceStates = ['valid', 'expiring', 'expired'] as const;
export type LicenceState = (typeof licenceStates)[number];

export type LicenceRow = typeof licence.$inferSelect;

/** How many days before its end the users of a licence are warned. */
const noticeDays = 60;

/** The state of a licence on a day (`2025-11-30`); it is valid through its last one. */
export function licenceState({ validUntil }: Pick<LicenceRow, 'validUntil'>, today: string): LicenceState {
  if (validUntil === null) return 'valid';
  if (validUntil < today) return 'expired';
  const days = (Date.parse(validUntil) - Date.parse(today)) / 86_400_000;
  return days <= noticeDays ? 'expiring' : 'valid';
}

const find = statement<LicenceRow, { organisations: readonly string[] }>(
  'support_licences',
  `SELECT id, organisation_id AS "organisationId", software, seats, computer, valid_until::text AS "validUntil"
   FROM support.licence WHERE organisation_id = ANY (:organisations) ORDER BY software, organisation_id, id`,
);

export function findLicences(
  connection: Connection,
  organisations: readonly string[],
): Promise<LicenceRow[]> {
  return find(connection, { organisations });
}

/** Writes licences; existing ones are replaced. */
export const saveLicences = upsertInto(table<typeof licence>('support.licence'), {
  columns: ['id', 'organisationId', 'software', 'seats', 'computer', 'validUntil'],
  key: ['id'],
});
