import { type Connection, statement } from '#services/foundation/statement.ts';

const rename = statement<{ id: string }, { id: string; organisations: readonly string[]; name: string }>(
  'support_rename_machine',
  `UPDATE support.machine SET own_name = :name WHERE id = :id AND organisation_id = ANY (:organisations) RETURNING id`,
);

/** Gives a machine the name that its owner calls it by; false: it is none of theirs. An empty name takes it away. */
export async function renameMachine(
  connection: Connection,
  id: string,
  organisations: readonly string[],
  name: string,
): Promise<boolean> {
  return (await rename(connection, { id, organisations, name })).length > 0;
}
