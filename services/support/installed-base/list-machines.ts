import { type KeysetPlace, writeKeyset } from '#services/foundation/keyset.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { type MachineRow, machineColumns } from '../machine/machine-row.ts';
import { findPlace, type Place, type Places } from '../place/places.ts';

export type ListedMachine = MachineRow & { place: Place };

type InstalledFilters = {
  search: string;
  organisation: string | null;
  product: string | null;
  status: MachineRow['status'] | null;
  after: KeysetPlace | null;
  first: number;
};

type Values = {
  patterns: readonly string[];
  organisation: string | null;
  product: string | null;
  status: string | null;
  placeIds: readonly string[];
  placeNames: readonly string[];
  afterKey: string | null;
  afterId: string | null;
  limit: number;
};

const list = statement<MachineRow & { sortKey: string; total: number }, Values>(
  'support_installed_base',
  `WITH fitting AS (
     SELECT ${machineColumns}, lower(concat_ws(' ', place.name, m.model, m.serial_number)) AS "sortKey"
     FROM support.machine m LEFT JOIN unnest(:placeIds::text[], :placeNames::text[]) AS place (id, name) ON place.id = m.location_id
     WHERE (:organisation::text IS NULL OR m.organisation_id = :organisation)
       AND (:product::text IS NULL OR m.product_slug = :product) AND (:status::text IS NULL OR m.status = :status)
       AND lower(concat_ws(' ', m.id, m.model, m.serial_number, m.own_name, m.organisation_id, place.name)) LIKE ALL (:patterns::text[])
   )
   SELECT f.*, (SELECT count(*)::int FROM fitting) AS total FROM fitting f
   WHERE :afterKey::text IS NULL OR (f."sortKey", f.id) > (:afterKey, :afterId)
   ORDER BY f."sortKey", f.id LIMIT :limit`,
);

export type MachineList = {
  items: ListedMachine[];
  total: number;
  endCursor: string | null;
  hasNextPage: boolean;
};

/** Further words are ignored. */
const maxWords = 8;

/** The matching machines of all customers, by organisation and location, one page at a time. */
export async function listMachines(
  connection: Connection,
  { search, after, first, ...filters }: InstalledFilters,
  places: Places,
): Promise<MachineList> {
  const known = [...places.values()];
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords);
  const rows = await list(connection, {
    ...filters,
    patterns: words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`),
    placeIds: known.map(({ id }) => id),
    placeNames: known.map(({ organisationName, name }) => `${organisationName} ${name}`),
    afterKey: after?.key ?? null,
    afterId: after?.id ?? null,
    limit: first + 1,
  });
  const items = rows.slice(0, first).map((row) => ({ ...row, place: findPlace(places, row) }));
  const last = rows.slice(0, first).at(-1);
  const hasNextPage = rows.length > first;
  return {
    items,
    total: rows[0]?.total ?? 0,
    endCursor: hasNextPage && last ? writeKeyset({ key: last.sortKey, id: last.id }) : null,
    hasNextPage,
  };
}

const models = statement<{ productSlug: string; model: string }>(
  'support_installed_products',
  `SELECT product_slug AS "productSlug", min(model) AS model FROM support.machine WHERE product_slug IS NOT NULL
   GROUP BY product_slug ORDER BY model`,
);

/** The products of which customers have a machine, under the machines' own names for them. */
export function findInstalledProducts(
  connection: Connection,
): Promise<{ productSlug: string; model: string }[]> {
  return models(connection);
}
