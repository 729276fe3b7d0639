import { type Connection, statement } from '#services/foundation/statement.ts';
import type { StoredContact } from '../contact/stored-contact.ts';
import type { Location } from './save-locations.ts';

export type FoundLocation = Omit<Location, 'expert' | 'sortIndex'> & { expert: StoredContact | null };

const all = statement<FoundLocation, { serving: string | null }>(
  'content_locations',
  `SELECT place.id, place.slug, place.name, place.brands, place.kinds, place.region,
     place.country_code AS "countryCode", place.street, place.postal_code AS "postalCode", place.city, place.state,
     place.phone, place.email, place.latitude, place.longitude, place.time_zone AS "timeZone",
     place.opening_hours AS "openingHours", place.holidays, place.languages, place.serves,
     CASE WHEN expert.id IS NOT NULL THEN json_build_object('id', expert.id, 'slug', expert.slug, 'name', expert.name,
       'role', expert.role, 'email', expert.email, 'phone', expert.phone, 'image', expert.image) END AS expert
   FROM content.location AS place LEFT JOIN content.contact AS expert ON expert.id = place.expert
   WHERE :serving::text IS NULL OR :serving = ANY (place.serves)
   ORDER BY place.sort_index, place.city`,
);

/** Locations with their contacts, in the editors' order: all, or those that serve a country. */
export function findLocations(connection: Connection, serving: string | null): Promise<FoundLocation[]> {
  return all(connection, { serving });
}
