import type { locationKinds, locationRegions } from '#contracts/content/records.ts';
import { table, upsertInto } from '#services/foundation/rows.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { notifyChanges } from '../changes.ts';
import type { location } from './location.tables.ts';
import type { OpeningHours } from './opening-hours.ts';

export type Location = {
  id: string;
  slug: string;
  name: string;
  brands: string[];
  kinds: (typeof locationKinds)[number][];
  region: (typeof locationRegions)[number];
  countryCode: string;
  street: string;
  postalCode: string;
  city: string;
  state: string | null;
  phone: string;
  email: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  openingHours: OpeningHours[];
  holidays: string[];
  languages: string[];
  serves: string[];
  /** The id of a contact. */
  expert: string | null;
  sortIndex: number;
};

const upsert = upsertInto(table<typeof location>('content.location'), {
  columns: [
    'id',
    'slug',
    'name',
    'brands',
    'kinds',
    'region',
    'countryCode',
    'street',
    'postalCode',
    'city',
    'state',
    'phone',
    'email',
    'latitude',
    'longitude',
    'timeZone',
    'openingHours',
    'holidays',
    'languages',
    'serves',
    'expert',
    'sortIndex',
  ],
  key: ['id'],
});

/** Adds and replaces locations. */
export async function saveLocations(connection: Connection, locations: readonly Location[]): Promise<void> {
  const changed = await upsert(connection, locations);
  if (changed.length > 0) await notifyChanges(connection, ['locations']);
}
