import { locationFieldNames, organisationFieldNames } from '#contracts/identity/organisation-fields.ts';
import { badFields, conflict, notFound } from '#services/foundation/refusals.ts';
import { insertInto, snake, table, upsertInto } from '#services/foundation/rows.ts';
import { statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import type { Caller } from '../caller.ts';
import {
  findOrganisations,
  type LocationRow,
  type OrganisationRow,
} from '../organisation/find-organisations.ts';
import type { organisation, organisationLocation } from '../organisation/organisation.tables.ts';
import {
  checkNumber,
  checkOrganisation,
  type WrittenLocation,
  type WrittenOrganisation,
} from './check-organisation.ts';
import { compareFields, type FieldChange, noteChange } from './note-change.ts';

const writtenNames = organisationFieldNames.filter((name) => name !== 'kind');

const insert = insertInto(
  table<typeof organisation>('identity.organisation'),
  ['id', ...organisationFieldNames, 'revision'],
  { onConflict: 'DO NOTHING', returning: ['id'], as: 'identity_create_organisation' },
);
const saveLocations = upsertInto(table<typeof organisationLocation>('identity.organisation_location'), {
  columns: ['id', 'organisationId', ...locationFieldNames],
  key: ['id'],
});

/**
 * Creates an organisation with its first locations.
 * @throws BAD_USER_INPUT by field: `id` is `taken` when another organisation has the number
 */
export async function createOrganisation(
  { connection: pool }: Caller,
  number: string,
  kind: OrganisationRow['kind'],
  given: WrittenOrganisation,
  editor: string,
): Promise<string> {
  const id = checkNumber(number);
  const { locations, ...fields } = checkOrganisation(given);
  await inTransaction(pool, async (connection) => {
    if (!(await insert(connection, { ...fields, id, kind, revision: 1 }))) throw badFields({ id: 'taken' });
    await saveLocations(connection, numbered(id, [], locations));
    await noteChange(connection, id, 'organisation.create', editor, { name: fields.name, kind });
  });
  return id;
}

const lock = statement<{ revision: number }, { id: string }>(
  'identity_lock_organisation',
  'SELECT revision FROM identity.organisation WHERE id = :id FOR UPDATE',
);
const update = statement<never, { id: string } & Omit<WrittenOrganisation, 'locations'>>(
  'identity_change_organisation',
  `UPDATE identity.organisation SET ${writtenNames.map((name) => `"${snake(name)}" = :${name}`).join(', ')}, revision = revision + 1
   WHERE id = :id`,
);
const removeLocations = statement<never, { organisation: string; left: readonly string[] }>(
  'identity_remove_locations',
  'DELETE FROM identity.organisation_location WHERE organisation_id = :organisation AND id <> ALL (:left)',
);

/**
 * Saves an editor's changes, which are based on a revision.
 * @returns whether somebody else changed it meanwhile; then nothing is stored
 * @throws NOT_FOUND, BAD_USER_INPUT by field, CONFLICT with reason `placeInUse` and the `locations` that machines or
 * tickets refer to
 */
export async function changeOrganisation(
  caller: Caller,
  id: string,
  revision: number,
  given: WrittenOrganisation,
  editor: string,
): Promise<{ isConflict: boolean }> {
  const before = (await findOrganisations(caller.connection, [id])).get(id);
  if (!before) throw notFound();
  const { locations, ...fields } = checkOrganisation(given);
  refuseForeignPlaces(before, locations);
  const isLeft = ({ id: place }: LocationRow) => locations.some((location) => location.id === place);
  const removed = before.locations.filter((location) => !isLeft(location)).map((location) => location.id);
  // Another back end knows which are used; it is asked before the transaction begins.
  const used = removed.length > 0 ? await caller.findUsedPlaces(removed) : [];
  return inTransaction(caller.connection, async (connection) => {
    if ((await lock(connection, { id }))[0]?.revision !== revision) return { isConflict: true };
    if (used.length > 0)
      throw conflict('Machines or tickets are there.', { reason: 'placeInUse', locations: used });
    const after = numbered(id, before.locations, locations);
    const changes = findChanges(before, { ...fields, locations: after });
    if (changes.length === 0) return { isConflict: false };
    await update(connection, { id, ...fields });
    await removeLocations(connection, { organisation: id, left: after.map((location) => location.id) });
    await saveLocations(connection, after);
    await noteChange(connection, id, 'organisation.change', editor, { changes });
    return { isConflict: false };
  });
}

/** Otherwise a given id could take over a location of another organisation. */
function refuseForeignPlaces({ locations: known }: OrganisationRow, written: readonly WrittenLocation[]) {
  const ids = written.map(({ id }) => id).filter(Boolean);
  const isKnown = ids.every((id) => known.some((location) => location.id === id));
  if (!isKnown || new Set(ids).size < ids.length) throw badFields({ locations: 'invalid' });
}

/** New locations get the next numbers of the organisation: `LOC-100101-3`. */
function numbered(id: string, known: readonly LocationRow[], written: readonly WrittenLocation[]) {
  const base = `LOC-${id.replace(/^ORG-/, '')}-`;
  const numbers = known.map(({ id: place }) => Number(place.slice(place.lastIndexOf('-') + 1)) || 0);
  let last = Math.max(0, ...numbers);
  return written.map((location) => ({
    ...location,
    id: location.id || `${base}${++last}`,
    organisationId: id,
  }));
}

type Fields = Omit<WrittenOrganisation, 'locations'> & { readonly locations: readonly WrittenLocation[] };

function findChanges(before: OrganisationRow, after: Fields): FieldChange[] {
  const places = new Set([...before.locations, ...after.locations].map(({ id }) => id));
  const find = ({ locations }: { locations: readonly WrittenLocation[] }, place: string) =>
    locations.find(({ id }) => id === place);
  return [
    ...compareFields(writtenNames, before, after),
    ...[...places].flatMap((place) =>
      compareFields(locationFieldNames, find(before, place), find(after, place), `locations/${place}/`),
    ),
  ];
}
