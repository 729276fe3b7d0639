import type { Pool } from 'pg';

/** A location of an organisation in the accounts back end; its name is its city. */
export function location(id: string, city: string, country: string, timeZone: string) {
  return { id, name: city, city, country, timeZone };
}

/** A new organisation without anybody. */
export async function addOrganisation(pool: Pool, kind = 'customer'): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO identity.organisation (id, name, city, country, sub_region, kind)
     SELECT 'ORG-' || (900000 + count(*)), 'Another', 'Thun', 'CH', 'DACH', $1 FROM identity.organisation RETURNING id`,
    [kind],
  );
  return rows[0]?.id ?? '';
}
