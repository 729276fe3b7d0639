import {
  type MachineFilters,
  machineFields,
  machineFilterFields,
  machineSortFields,
} from '#contracts/support/machine-fields.ts';
import { snake } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Places } from '../place/places.ts';
import { type MachineRow, machineColumns } from './machine-row.ts';

export const machineSorts = ['place', 'legacyId', ...machineSortFields] as const;
export type MachineSort = (typeof machineSorts)[number];

export type MachineChoice = MachineFilters & {
  /** The organisations; null: all. */
  scope: readonly string[] | null;
  organisation: string | null;
  location: string | null;
  /** Words that must all occur. */
  search: string;
};

export type MachinePage = {
  sort: MachineSort;
  descending: boolean;
  page: number;
  pageSize: number;
};

type ChoiceValues = MachineFilters & {
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
    AND ${machineFilterFields.map((name) => `(:${name}::text IS NULL OR m.${snake(name)} = :${name})`).join(' AND ')}
    AND lower(concat_ws(' ', m.id, m.model, m.serial_number, m.own_name, m.line, m.legacy_id, place.name))
      LIKE ALL (:patterns::text[])`;

/** Texts are sorted without regard to case; unknown days come before the others. */
function sortKey(name: (typeof machineSortFields)[number]): string {
  const column = `m.${snake(name)}`;
  const { kind } = machineFields[name];
  return kind === 'text' ? `lower(${column})` : `coalesce(${column}::text, '')`;
}

const onePage = statement<
  MachineRow & { sort_key: string },
  ChoiceValues & {
    sort: string;
    descending: boolean;
    limit: number;
    skipped: number;
  }
>(
  'support_machines',
  `WITH fitting AS (
     SELECT ${machineColumns}, CASE :sort
       ${machineSortFields.map((name) => `WHEN '${name}' THEN ${sortKey(name)}`).join(' ')} WHEN 'legacyId' THEN m.legacy_id
       ELSE lower(concat_ws(' ', place.name, m.line, m.model)) END AS sort_key
     ${chosen})
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
  const values = getValues(choice, places);
  return onePage(connection, { ...values, sort, descending, limit: pageSize, skipped });
}

export type MachineCount = { status: MachineRow['status']; brand: string; count: number };

const counted = statement<MachineCount, ChoiceValues>(
  'support_machine_counts',
  `SELECT m.status, m.brand, count(*)::int AS count ${chosen} GROUP BY m.status, m.brand ORDER BY m.brand, m.status`,
);

/** The numbers by status and brand, whichever are filtered. */
export function countMachines(
  connection: Connection,
  choice: MachineChoice,
  places: Places,
): Promise<MachineCount[]> {
  return counted(connection, getValues({ ...choice, status: null, brand: null }, places));
}

function getValues({ search, ...choice }: MachineChoice, places: Places): ChoiceValues {
  const patterns = search
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const known = [...places.values()];
  const placeNames = known.map(({ organisationName, name }) => `${organisationName} ${name}`);
  return { ...choice, patterns, placeIds: known.map(({ id }) => id), placeNames };
}

const all = statement<MachineRow, { scope: readonly string[] | null; organisation: string | null }>(
  'support_all_machines',
  `SELECT ${machineColumns} FROM support.machine m
   WHERE (:scope::text[] IS NULL OR m.organisation_id = ANY (:scope))
     AND (:organisation::text IS NULL OR m.organisation_id = :organisation)
   ORDER BY m.organisation_id, m.location_id, m.line, m.model, m.id`,
);

/** All visible machines, or those of one organisation, by location. */
export function allMachines(
  connection: Connection,
  scope: readonly string[] | null,
  organisation: string | null,
): Promise<MachineRow[]> {
  return all(connection, { scope, organisation });
}
