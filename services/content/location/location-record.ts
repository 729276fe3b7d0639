import { statement } from '#services/foundation/statement.ts';
import { notifyChanges } from '../changes.ts';
import { slugTaken } from '../record/check/slug-taken.ts';
import type { RecordStore } from '../record/record-store.ts';
import { type Location, saveLocations } from './save-locations.ts';

const one = statement<Omit<Location, 'id'>, { id: string }>(
  'content_location_record',
  `SELECT name, slug, kinds, brands, region, country_code AS "countryCode", street, postal_code AS "postalCode", city,
     state, phone, email, latitude, longitude, time_zone AS "timeZone", opening_hours AS "openingHours", holidays, languages,
     serves, expert, sort_index AS "sortIndex"
   FROM content.location WHERE id::text = :id`,
);

const remove = statement<never, { id: string }>(
  'content_remove_location',
  'DELETE FROM content.location WHERE id::text = :id',
);

/** LOK-01. */
export const locationRecord: RecordStore = {
  listed: `SELECT id::text, NULL::text AS "siteId", json_build_object('', city) AS title,
      name || ', ' || country_code AS detail, NULL::uuid AS image, to_char(sort_index, 'FM000000') AS place,
      'PUBLISHED' AS state
    FROM content.location`,
  find: async (connection, id) => (await one(connection, { id }))[0],
  problems: slugTaken('location'),
  save: (connection, id, data) => saveLocations(connection, [{ ...data, id } as Location]),
  async remove(connection, id) {
    await remove(connection, { id });
    await notifyChanges(connection, ['locations']);
  },
};
