import { type Connection, statement } from '#services/foundation/statement.ts';
import type { MachineChange, machineHistory } from '../machine/machine.tables.ts';

export type MachineEvent = typeof machineHistory.$inferSelect;

type NewEvent = Pick<MachineEvent, 'machineId' | 'by' | 'action'> & { changes: readonly MachineChange[] };

const insert = statement<never, Omit<NewEvent, 'changes'> & { changes: string }>(
  'support_note_machine',
  'INSERT INTO support.machine_history (machine_id, by, action, changes) VALUES (:machineId, :by, :action, :changes::jsonb)',
);

/** Records an editor's action, in its transaction. */
export async function noteMachine(connection: Connection, { changes, ...event }: NewEvent): Promise<void> {
  await insert(connection, { ...event, changes: JSON.stringify(changes) });
}

const find = statement<MachineEvent, { machine: string; before: number | null; limit: number }>(
  'support_machine_history',
  `SELECT id::int, machine_id AS "machineId", at, by, action, changes FROM support.machine_history
   WHERE machine_id = :machine AND (:before::bigint IS NULL OR id < :before) ORDER BY machine_history.id DESC LIMIT :limit`,
);

/** What was done with a machine, newest first. */
export function findMachineHistory(
  connection: Connection,
  machine: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<MachineEvent[]> {
  return find(connection, { machine, before, limit });
}

/** The revision of a machine and its author; 0: nobody here has changed it. */
export async function findRevision(
  connection: Connection,
  machine: string,
): Promise<{ revision: number; by: string }> {
  const [last] = await find(connection, { machine, before: null, limit: 1 });
  return { revision: last?.id ?? 0, by: last?.by ?? '' };
}

type Values = Readonly<Record<string, unknown>>;

/** The differences between two states of a machine. */
export function compareMachines(names: readonly string[], before: Values, after: Values): MachineChange[] {
  const say = (value: unknown) => (value === null || value === undefined ? null : String(value));
  return names
    .map((field) => ({ field, before: say(before[field]), after: say(after[field]) }))
    .filter((change) => change.before !== change.after);
}
