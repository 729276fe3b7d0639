import { type Connection, statement } from '#services/foundation/statement.ts';

const rename = statement<{ id: string }, { id: string; organisations: readonly string[]; name: string }>(
  'support_rename_machine',
  `UPDATE support.machine SET own_name = :name WHERE id = :id AND organisation_id = ANY (:organisations) RETURNING id`,
);

/** Sets the name that its owner gave a machine; false: it is not theirs. An empty name removes it. */
export async function renameMachine(
  connection: Connection,
  id: string,
  organisations: readonly string[],
  name: string,
): Promise<boolean> {
  return (await rename(connection, { id, organisations, name })).length > 0;
}
