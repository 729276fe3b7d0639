import { maintainedFieldNames } from '#contracts/support/machine-fields.ts';
import { badFields, conflict, notFound } from '#services/foundation/refusals.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import type { Caller } from '../caller.ts';
import { findMachine } from '../machine/find-machine.ts';
import type { MachineRow } from '../machine/machine-row.ts';
import { saveMachines } from '../machine/save-machines.ts';
import type { Place } from '../place/places.ts';
import { type CheckedMachine, checkMachine, type WrittenMachine } from './check-machine.ts';
import { compareMachines, findRevision, noteMachine } from './machine-history.ts';

/** Where a machine is to stand. */
type MachinePlace = { readonly organisation: string; readonly location: string };

// Two editors who add one at the same time get two numbers, and see each other's serial number.
const lockAll = statement<never>(
  'support_lock_machines',
  "SELECT pg_advisory_xact_lock(hashtext('support machines'))",
);
const nextNumber = statement<{ id: string }>(
  'support_next_machine_number',
  `SELECT 'M-' || lpad((coalesce(max(substring(id FROM '^M-(\\d{1,9})$')::int), 0) + 1)::text, 4, '0') AS id FROM support.machine`,
);
const sameSerial = statement<{ id: string }, { brand: string; serialNumber: string; id: string }>(
  'support_machines_of_serial_number',
  `SELECT id FROM support.machine WHERE brand = :brand AND id <> :id
     AND regexp_replace(upper(serial_number), '[^[:alnum:]]', '', 'g') = regexp_replace(upper(:serialNumber), '[^[:alnum:]]', '', 'g')
   LIMIT 1`,
);

/**
 * Adds a machine of a customer, who sees it at once.
 * @returns its number
 * @throws BAD_USER_INPUT by field: `taken` for a serial number that another machine of the brand has
 */
export async function addMachine(
  caller: Caller,
  at: MachinePlace,
  given: WrittenMachine,
  editor: string,
): Promise<string> {
  const checked = checkMachine(given);
  await getPlace(caller, at);
  return inTransaction(caller.connection, async (connection) => {
    await lockAll(connection);
    await refuseTwice(connection, '', checked);
    const [next] = await nextNumber(connection);
    if (!next) throw new Error('There is no next number');
    const { id } = next;
    const machine: MachineRow = {
      ...checked,
      id,
      legacyId: id,
      organisationId: at.organisation,
      locationId: at.location,
      ownName: '',
      line: '',
      softwareHistory: stepTo(checked.softwareVersion, []),
      ownFields: [],
    };
    await saveMachines(connection, [machine], []);
    await noteMachine(connection, { machineId: id, by: editor, action: 'create', changes: [] });
    return id;
  });
}

/**
 * Saves an editor's changes, which are based on a revision. The location may change within the same organisation.
 * @returns whether somebody else changed it meanwhile; then nothing is stored
 * @throws NOT_FOUND, BAD_USER_INPUT by field
 */
export async function changeMachine(
  caller: Caller,
  id: string,
  { revision, location }: { revision: number; location: string },
  given: WrittenMachine,
  editor: string,
): Promise<{ isConflict: boolean }> {
  const checked = checkMachine(given);
  const known = await findMachine(caller.connection, id, null);
  if (!known) throw notFound();
  if (location !== known.locationId) await getPlace(caller, { organisation: known.organisationId, location });
  return inTransaction(caller.connection, async (connection) => {
    await lockAll(connection);
    const before = await findLocked(connection, id);
    if ((await findRevision(connection, id)).revision !== revision) return { isConflict: true };
    const isRenumbered = before.serialNumber !== checked.serialNumber || before.brand !== checked.brand;
    if (isRenumbered) await refuseTwice(connection, id, checked);
    const after = {
      ...before,
      ...checked,
      locationId: location,
      softwareHistory: stepTo(checked.softwareVersion, before.softwareHistory),
    };
    const names = ['locationId', 'productSlug', ...maintainedFieldNames];
    const changes = compareMachines(names, before, after);
    if (changes.length === 0) return { isConflict: false };
    await saveMachines(connection, [after], []);
    await noteMachine(connection, { machineId: id, by: editor, action: 'change', changes });
    return { isConflict: false };
  });
}

/**
 * Moves a machine to another owner. The previous owner no longer sees it; their own name and notes are removed from
 * it, and their tickets stay theirs.
 * @throws NOT_FOUND, BAD_USER_INPUT at `organisation` or `location`; CONFLICT: somebody changed it meanwhile, or it
 * is theirs already
 */
export async function moveMachine(
  caller: Caller,
  id: string,
  revision: number,
  to: MachinePlace,
  editor: string,
): Promise<void> {
  await getPlace(caller, to);
  await inTransaction(caller.connection, async (connection) => {
    const before = await findLocked(connection, id);
    if ((await findRevision(connection, id)).revision !== revision)
      throw conflict('Somebody changed it in the meantime.', { reason: 'revision' });
    if (before.organisationId === to.organisation)
      throw conflict('It belongs to that organisation already.', { reason: 'owner' });
    const after: MachineRow = {
      ...before,
      organisationId: to.organisation,
      locationId: to.location,
      ownName: '',
      line: '',
      notes: '',
      ownFields: [],
    };
    await saveMachines(connection, [after], []);
    const changes = compareMachines(['organisationId', 'locationId'], before, after);
    await noteMachine(connection, { machineId: id, by: editor, action: 'move', changes });
  });
}

const lock = statement<never, { id: string }>(
  'support_lock_machine',
  'SELECT FROM support.machine WHERE id = :id FOR UPDATE',
);

/** The present state, locked until the transaction ends. The owner may have renamed it a moment ago. */
async function findLocked(connection: Connection, id: string): Promise<MachineRow> {
  await lock(connection, { id });
  const machine = await findMachine(connection, id, null);
  if (!machine) throw notFound();
  return machine;
}

async function getPlace({ places }: Caller, { organisation, location }: MachinePlace): Promise<Place> {
  const known = await places();
  if (![...known.values()].some(({ organisationId }) => organisationId === organisation))
    throw badFields({ organisation: organisation ? 'invalid' : 'required' });
  const place = known.get(location);
  if (place?.organisationId !== organisation)
    throw badFields({ location: location ? 'invalid' : 'required' });
  return place;
}

async function refuseTwice(
  connection: Connection,
  id: string,
  { brand, serialNumber }: CheckedMachine,
): Promise<void> {
  const same = await sameSerial(connection, { brand, serialNumber, id });
  if (same.length > 0) throw badFields({ serialNumber: 'taken' });
}

/** The software history of a machine, with the version that it has now. */
function stepTo(version: string, history: MachineRow['softwareHistory']): MachineRow['softwareHistory'] {
  if (version === '' || version === history[0]?.version) return history;
  return [{ version, since: new Date().toISOString().slice(0, 10) }, ...history];
}
