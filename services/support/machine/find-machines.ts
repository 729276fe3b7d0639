import type { MachineState } from '#contracts/support/machines.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Places } from '../place/places.ts';
import { type MachineRow, machineColumns } from './machine-row.ts';

export const machineSorts = [
  'place',
  'model',
  'serialNumber',
  'status',
  'yearOfConstruction',
  'warrantyUntil',
  'lastServiceAt',
  'legacyId',
] as const;
export type MachineSort = (typeof machineSorts)[number];

export type MachineChoice = {
  /** Of which organisations; null: of all. */
  scope: readonly string[] | null;
  organisation: string | null;
  location: string | null;
  status: MachineState | null;
  brand: string | null;
  /** Words that must all stand somewhere in it. */
  search: string;
};

export type MachinePage = {
  sort: MachineSort;
  descending: boolean;
  page: number;
  pageSize: number;
};

type ChoiceValues = {
  scope: readonly string[] | null;
  organisation: string | null;
  location: string | null;
  patterns: readonly string[];
  placeIds: readonly string[];
  placeNames: readonly string[];
};

const chosen = `FROM support.machine m LEFT JOIN unnest(:placeIds::text[], :placeNames::text[]) AS place (id, name) ON place.id = m.location_id
  WHERE (:scope::text[] IS NULL OR m.organisation_id = ANY (:scope))
    AND (:organisation::text IS NULL OR m.organisation_id = :organisation)
      AND (:location::text IS NULL OR m.location_id = :location)
    AND lower(concat_ws(' ', m.id, m.model, m.serial_number, m.own_name, m.line, m.legacy_id, place.name))
      LIKE ALL (:patterns::text[])`;

const onePage = statement<
  MachineRow & { sort_key: string },
  ChoiceValues & {
    status: string | null;
    brand: string | null;
    sort: string;
    descending: boolean;
    limit: number;
    skipped: number;
  }
>(
  'support_machines',
  `WITH fitting AS (
     SELECT ${machineColumns}, CASE :sort
       WHEN 'model' THEN lower(m.model) WHEN 'serialNumber' THEN lower(m.serial_number) WHEN 'status' THEN m.status
       WHEN 'yearOfConstruction' THEN m.year_of_construction::text
       WHEN 'warrantyUntil' THEN coalesce(m.warranty_until::text, '')
       WHEN 'lastServiceAt' THEN coalesce(m.last_service_at::text, '') WHEN 'legacyId' THEN m.legacy_id
       ELSE lower(concat_ws(' ', place.name, m.line, m.model)) END AS sort_key
     ${chosen} AND (:status::text IS NULL OR m.status = :status) AND (:brand::text IS NULL OR m.brand = :brand))
   SELECT * FROM fitting
   ORDER BY CASE WHEN NOT :descending::boolean THEN sort_key END, CASE WHEN :descending THEN sort_key END DESC, id
   LIMIT :limit OFFSET :skipped`,
);

export async function findMachines(
  connection: Connection,
  choice: MachineChoice,
  places: Places,
  { sort, descending, page, pageSize }: MachinePage,
): Promise<MachineRow[]> {
  const skipped = (page - 1) * pageSize;
  const { status, brand } = choice;
  const values = getValues(choice, places);
  return onePage(connection, { ...values, status, brand, sort, descending, limit: pageSize, skipped });
}

export type MachineCount = { status: MachineState; brand: string; count: number };

const counted = statement<MachineCount, ChoiceValues>(
  'support_machine_counts',
  `SELECT m.status, m.brand, count(*)::int AS count ${chosen} GROUP BY m.status, m.brand ORDER BY m.brand, m.status`,
);

/** How many there are of each status and brand, whichever of them are chosen. */
export function countMachines(
  connection: Connection,
  choice: MachineChoice,
  places: Places,
): Promise<MachineCount[]> {
  return counted(connection, getValues(choice, places));
}

function getValues({ scope, organisation, location, search }: MachineChoice, places: Places): ChoiceValues {
  const patterns = search
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const known = [...places.values()];
  const placeNames = known.map(({ organisationName, name }) => `${organisationName} ${name}`);
  return { scope, organisation, location, patterns, placeIds: known.map(({ id }) => id), placeNames };
}

const all = statement<MachineRow, { scope: readonly string[] | null; organisation: string | null }>(
  'support_all_machines',
  `SELECT ${machineColumns} FROM support.machine m
   WHERE (:scope::text[] IS NULL OR m.organisation_id = ANY (:scope))
     AND (:organisation::text IS NULL OR m.organisation_id = :organisation)
   ORDER BY m.organisation_id, m.location_id, m.line, m.model, m.id`,
);

/** All machines that may be seen, or those of one organisation, by place. */
export function allMachines(
  connection: Connection,
  scope: readonly string[] | null,
  organisation: string | null,
): Promise<MachineRow[]> {
  return all(connection, { scope, organisation });
}
